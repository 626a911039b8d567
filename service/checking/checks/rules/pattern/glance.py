"""A glance at a pattern before it is read: whether it could match in a sentence at all.

To read all patterns of a language takes about a second. Where few sentences are to be checked, as by ``emend rules
try``, most patterns need not be read: a word that each of their matches has does not stand there.
"""

import re
from collections.abc import Mapping

from service.checking.checks.rules.view import APOSTROPHES, View

__all__ = ["could_match"]

_HIDDEN = "\0"
_NOT_PLAIN = re.compile(r"~[^~\s]+~|`[^`\s]+`")
_GROUP = re.compile(r"\([^()]*\)")
_BETWEEN = re.compile(r"[\s<>]+")
_PLAIN = re.compile(r"[^\s()|<>?{}/!*=~@`^$,;:\0]+")
_LETTERS = re.compile(r"[^\W\d_]+")
_LIST = re.compile(r"@([a-z_]+)")


def could_match(pattern: str, lists: Mapping[str, str], view: View) -> bool:
    """False only where an item of words alone, which every match has, is not in the sentence."""
    rest = _NOT_PLAIN.sub(_HIDDEN, pattern)
    while _GROUP.search(rest):
        rest = _GROUP.sub(_HIDDEN, rest)
    return all(_could_stand(item, lists, view) for item in _BETWEEN.split(rest) if item)


def _could_stand(item: str, lists: Mapping[str, str], view: View) -> bool:
    """Whether one of the words of an item is there, or the item is more than words."""
    for option in item.split("|"):
        name = _LIST.fullmatch(option)
        words = lists.get(name[1], _HIDDEN).replace("|", " ").split() if name else [option]
        if any(not _PLAIN.fullmatch(word) or _stands(word.lower(), view) for word in words):
            return True
    return False


def _stands(word: str, view: View) -> bool:
    """Whether a word stands in the sentence, be it one token or, as ``cannot``, several without white space."""
    if word in view.vocabulary:
        return True
    joined = view.text.translate(APOSTROPHES).lower()
    return word in (joined if not word.isalpha() else _LETTERS.findall(joined))
