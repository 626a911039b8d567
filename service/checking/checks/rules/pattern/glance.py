"""A glance at a pattern before it is read: whether it could match in a sentence at all.

To read all patterns of a language takes about a second. Where few sentences are to be checked, as by ``emend rules
try``, most patterns need not be read: a word that each of their matches has does not stand there.
"""

import re
from collections.abc import Mapping

from service.checking.checks.rules.pattern.scanner import EXACT, NAME, REGEX, TAGS
from service.checking.checks.rules.view import APOSTROPHES, View

__all__ = ["could_match"]

_ANYTHING, _NOTHING = "\0", "\1"
"""Stand for a part of a pattern that could match whatever the sentence, and for one that cannot match in this one."""
_GROUP = re.compile(r"\(([^()]*)\)(\?|\{0,\d\})?")
_BETWEEN = re.compile(r"[\s<>]+")
_PLAIN = re.compile(r"[^\s()|<>?{}/!*=~@`^$,;:\0\1]+")
_LETTERS = re.compile(r"[^\W\d_]+")


def could_match(pattern: str, lists: Mapping[str, str], view: View) -> bool:
    """False only where words that every match has, or all phrases of which it has one, are not in the sentence."""

    def group(match: re.Match[str]) -> str:
        if match[2]:
            return _ANYTHING
        phrases = (phrase.split() for phrase in match[1].split("|"))
        stands = any(all(_could_stand(item, lists, view) for item in phrase) for phrase in phrases)
        return _ANYTHING if stands else _NOTHING

    rest = TAGS.sub("", EXACT.sub(_exact, REGEX.sub(_ANYTHING, pattern)))
    while _GROUP.search(rest):
        rest = _GROUP.sub(group, rest)
    return all(_could_stand(item, lists, view) for item in _BETWEEN.split(rest) if item)


def _exact(match: re.Match[str]) -> str:
    """A word in backticks without these, where none of its signs means something."""
    return match[1] if _PLAIN.fullmatch(match[1]) else _ANYTHING


def _could_stand(item: str, lists: Mapping[str, str], view: View) -> bool:
    """Whether one of the words of an item is there, or the item is more than words."""
    if item == _NOTHING:
        return False
    for option in item.split("|"):
        wanted = option.partition("!")[0]
        name = NAME.fullmatch(wanted)
        words = _words(lists.get(name[1], _ANYTHING)) if name else [wanted]
        if any(not _PLAIN.fullmatch(word) or _stands(word.lower(), view) for word in words):
            return True
    return False


def _words(words: str) -> list[str]:
    """The words of a list."""
    return TAGS.sub("", EXACT.sub(_exact, words)).replace("|", " ").split()


def _stands(word: str, view: View) -> bool:
    """Whether a word stands in the sentence, be it one token or, as ``cannot``, several without white space."""
    if word in view.vocabulary:
        return True
    joined = view.text.translate(APOSTROPHES).lower()
    return word in (joined if not word.isalpha() else _LETTERS.findall(joined))
