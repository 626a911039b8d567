"""Whether a text is notes, as minutes are: short lines without articles, many of them without a verb or an end mark.

What is left out there is left out on purpose; misspelled words and wrong forms are as wrong as anywhere.
"""

import re
from statistics import median

from models.text.document import Document
from models.text.lexicon import known, words_of
from service.checking.alerts import Alert
from service.checking.categories import Category

__all__ = ["is_headed_as_minutes", "is_notes", "leaves_lines_open", "leaves_out"]

_FEWEST_LINES, _FEWEST_WORDS = 8, 60
_LONGEST_LINES = 12
"""Words of the line in the middle by length, at most."""
_OPEN = 0.4
"""Such a share of the lines, at least, has no end mark."""
_ARTICLES = 0.035
"""Such a share of the words, at most, are articles: half of what prose has, and less than a learner leaves in.

All chosen on the odd texts of `training/texts/en` and on those in `development`.
"""
_ARTICLES_OF_MINUTES = 0.055
"""The same where a short line says that it is minutes (*Actions*, *Weekly sync*, *Apologies: Ms Stone*)."""
_LONGEST_LINES_OF_MINUTES = 16
_SHORT = 5
"""Words of such a line, or of what stands before its colon, at most."""
_FEWEST_OPEN, _MOST = 4, 0.45
_LONGEST_OPEN = 20
_ENDED = re.compile(r"[.!?…]\W*\Z")
_HEAD_ENDS = re.compile(r":|, (?=[A-Z])")
_WORD = re.compile(r"[^\W\d_]+")
_LEFT_OUT = frozenset({Category.DET, Category.VERB, Category.VERB_TENSE, Category.PRON, Category.UNK})


def is_notes(document: Document) -> bool:
    """Whether a text, in a language whose articles are known, is notes."""
    code = known(document.language)
    articles = words_of(code, "articles") if code else frozenset()
    lines = [line for line in document.text.splitlines() if line.strip()]
    if not articles or len(lines) < _FEWEST_LINES:
        return False
    words = [word.lower() for word in _WORD.findall(document.text)]
    said = is_headed_as_minutes(document)
    open_ = sum(_ENDED.search(line) is None for line in lines)
    return (
        len(words) >= _FEWEST_WORDS
        and median(len(line.split()) for line in lines) <= (_LONGEST_LINES_OF_MINUTES if said else _LONGEST_LINES)
        and open_ >= _OPEN * len(lines)
        and sum(word in articles for word in words) <= (_ARTICLES_OF_MINUTES if said else _ARTICLES) * len(words)
    )


def is_headed_as_minutes(document: Document) -> bool:
    """Whether a short line of a text, or what stands before its colon, says that it is minutes or notes."""
    words = words_of(known(document.language), "minutes")
    heads = (_WORD.findall(_HEAD_ENDS.split(line, 1)[0].lower()) for line in document.text.splitlines())
    return any(len(head) <= _SHORT and not words.isdisjoint(head) for head in heads)


def leaves_lines_open(document: Document) -> bool:
    """Whether most lines of a text that are longer than a label, and so many of them, have no end mark on purpose.

    Chosen on the same texts: minutes in lines mostly have 60 to 90 % of them, letters and reviews with lists 50 %,
    others at most 40 %.
    """
    lines = [line for line in document.text.splitlines() if len(line.split()) > _SHORT]
    open_ = sum(_ENDED.search(line) is None for line in lines)
    return open_ >= max(_FEWEST_OPEN, _MOST * len(lines)) and median(map(len, map(str.split, lines))) <= _LONGEST_OPEN


def leaves_out(alert: Alert, written: str) -> bool:
    """Whether all that an alert asks for is a word or mark that notes leave out, or it does not know what to ask for.

    Args:
        alert: the alert.
        written: the words that it marks.
    """
    if alert.category is Category.UNK:
        return True
    if not alert.replacements:
        return False
    old, new = (_WORD.findall(text.lower()) for text in (written, alert.replacements[0]))
    if old == new:
        return not _joins_differently(written, alert.replacements[0])
    if len(new) < len(old):
        return alert.category is Category.VERB_FORM and _is_within(new, old)  # "Paul *to* buy paint"
    return alert.category in _LEFT_OUT and len(new) > len(old) and _is_within(old, new)


def _is_within(some: list[str], words: list[str]) -> bool:
    rest = iter(words)
    return all(word in rest for word in some)


def _joins_differently(one: str, other: str) -> bool:
    """Whether an apostrophe or hyphen of a word changes, which is spelling."""
    return any(one.count(sign) != other.count(sign) for sign in "'’-")
