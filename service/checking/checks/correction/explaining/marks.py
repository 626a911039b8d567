"""Reasons why punctuation, capitals, spaces and hyphens are put in, taken out or changed."""

import re

from service.checking.categories import Category
from service.checking.checks.correction.explaining.reason import (
    ANY,
    MISSING,
    REPLACED,
    UNNECESSARY,
    Reason,
)
from service.checking.checks.correction.explaining.seen import Seen, words

__all__ = ["MARKS"]

_APOSTROPHES = re.compile(r"[’‘ʼ＇`´']")
_HYPHENS = re.compile(r"[-‐‑]")
_DASHES = re.compile(r"[–—]")
_WHITE = re.compile(r"\s+")
_END_MARKS = frozenset({".", "!", "?", "…"})
_QUESTION, _COMMA = "?", ","
_JOINING = words("and but or so yet nor")
_THAT = frozenset({"that", "than", "because", "if", "when", "until", "unless"})
_SENTENCE_WORDS = ("RB", "UH", "IN")


class _Gains:
    """True where signs are put in, and nothing else is changed but spaces and letter case."""

    def __init__(self, pattern: re.Pattern[str]) -> None:
        self._pattern = pattern

    def __call__(self, seen: Seen) -> bool:
        return _only(self._pattern, seen.original, seen.replacement)


class _Loses:
    """True where signs are taken out, and nothing else is changed but spaces and letter case."""

    def __init__(self, pattern: re.Pattern[str]) -> None:
        self._pattern = pattern

    def __call__(self, seen: Seen) -> bool:
        return _only(self._pattern, seen.replacement, seen.original)


def _only(pattern: re.Pattern[str], fewer: str, more: str) -> bool:
    bare = [_WHITE.sub("", pattern.sub("", text)).casefold() for text in (fewer, more)]
    return bare[0] == bare[1] and len(pattern.findall(more)) > len(pattern.findall(fewer))


def _moves_apostrophe(seen: Seen) -> bool:
    bare = [_APOSTROPHES.sub("", text).casefold() for text in (seen.original, seen.replacement)]
    return bare[0] == bare[1] and bool(_APOSTROPHES.search(seen.original))


def _adds(seen: Seen, mark: str) -> bool:
    return seen.added == mark


def _takes(seen: Seen, mark: str) -> bool:
    return seen.removed == mark and len(seen.new) < len(seen.old)


def _is_opening_word(seen: Seen) -> bool:
    """Whether the comma stands behind the first word, which says how the sentence goes on from the one before."""
    return _adds(seen, _COMMA) and seen.edit.start == 0 and seen.before.tag.startswith(_SENTENCE_WORDS)


def _begins_main_clause(seen: Seen) -> bool:
    return _adds(seen, _COMMA) and seen.after.tag in ("PRP", "EX")


class _CommaBefore:
    """True of a comma that is put in before one of some words."""

    def __init__(self, words: frozenset[str]) -> None:
        self._words = words

    def __call__(self, seen: Seen) -> bool:
        return _adds(seen, _COMMA) and seen.after.text.casefold() in self._words


def _begins_anew(seen: Seen) -> bool:
    """Whether a comma becomes a full stop with a capital behind it."""
    return seen.old.startswith(",") and seen.new.startswith((".", ";")) and len(seen.old) > 1


def _joins(seen: Seen) -> bool:
    return _changes_spaces(seen) and len(seen.replacement.split()) < len(seen.original.split())


def _splits(seen: Seen) -> bool:
    return _changes_spaces(seen) and len(seen.replacement.split()) > len(seen.original.split())


def _changes_spaces(seen: Seen) -> bool:
    return _WHITE.sub("", seen.original).casefold() == _WHITE.sub("", seen.replacement).casefold()


def _only_spaces(seen: Seen) -> bool:
    words = re.findall(r"\w+", seen.original), re.findall(r"\w+", seen.replacement)
    return _changes_spaces(seen) and words[0] == words[1]


def _case_only(seen: Seen) -> bool:
    return seen.original != seen.replacement and seen.original.casefold() == seen.replacement.casefold()


def _capitals(text: str) -> int:
    return sum(map(str.isupper, text))


def _gets_capital(seen: Seen) -> bool:
    return _case_only(seen) and _capitals(seen.replacement) > _capitals(seen.original)


def _loses_capital(seen: Seen) -> bool:
    return _case_only(seen) and _capitals(seen.replacement) < _capitals(seen.original)


def _is_name(seen: Seen) -> bool:
    """Whether a name, or a word made of one, gets its capital; what is all capitals is an abbreviation."""
    kinds = all(tag.startswith(("NN", "JJ")) for tag in seen.new_tags) and seen.tagged
    return kinds and _gets_capital(seen) and seen.replacement.istitle()


_APOSTROPHE = (
    Reason(None, REPLACED, "apostrophe.missing", _Gains(_APOSTROPHES)),
    Reason(Category.PUNCT, REPLACED, "apostrophe.extra", _Loses(_APOSTROPHES)),
    Reason(Category.PUNCT, REPLACED, "apostrophe.place", _moves_apostrophe),
    Reason(Category.CONTR, REPLACED, "apostrophe.place", _moves_apostrophe),
    Reason(Category.CONTR, MISSING, "contraction.missing"),
    Reason(Category.CONTR, UNNECESSARY, "contraction.extra"),
    Reason(Category.CONTR, REPLACED, "contraction.full", lambda seen: not _APOSTROPHES.search(seen.replacement)),
    Reason(Category.CONTR, REPLACED, "contraction.wrong"),
)

_PUNCTUATION = (
    Reason(None, ANY, "hyphen.missing-before",
           lambda seen: seen.new.startswith("-") and bool(seen.before.text) and _Gains(_HYPHENS)(seen)),
    Reason(None, ANY, "hyphen.missing", _Gains(_HYPHENS)),
    Reason(None, ANY, "hyphen.extra", _Loses(_HYPHENS)),
    Reason(Category.PUNCT, REPLACED, "hyphen.dash",
           lambda seen: bool(_HYPHENS.search(seen.original)) and bool(_DASHES.search(seen.replacement))),
    Reason(Category.PUNCT, ANY, "comma.two-sentences", _begins_anew),
    Reason(Category.PUNCT, ANY, "comma.opening-word", _is_opening_word),
    Reason(Category.PUNCT, ANY, "comma.joined-clauses", _CommaBefore(_JOINING)),
    Reason(Category.PUNCT, ANY, "comma.relative", _CommaBefore(frozenset({"who", "whom", "whose", "which", "where"}))),
    Reason(Category.PUNCT, ANY, "comma.please", _CommaBefore(frozenset({"please"}))),
    Reason(Category.PUNCT, ANY, "comma.opening", _begins_main_clause),
    Reason(Category.PUNCT, ANY, "comma.missing", lambda seen: _adds(seen, _COMMA)),
    Reason(Category.PUNCT, ANY, "comma.extra-before-clause",
           lambda seen: _takes(seen, _COMMA) and seen.after.text.casefold() in _THAT),
    Reason(Category.PUNCT, ANY, "comma.extra", lambda seen: _takes(seen, _COMMA)),
    Reason(Category.PUNCT, MISSING, "end.question", lambda seen: _adds(seen, _QUESTION)),
    Reason(Category.PUNCT, MISSING, "end.missing", lambda seen: seen.added in _END_MARKS),
    Reason(Category.PUNCT, REPLACED, "end.question", lambda seen: seen.new == _QUESTION and seen.old == "."),
    Reason(Category.PUNCT, REPLACED, "end.statement", lambda seen: seen.new == "." and seen.old == _QUESTION),
    Reason(Category.PUNCT, MISSING, "punctuation.missing"),
    Reason(Category.PUNCT, UNNECESSARY, "punctuation.extra"),
    Reason(Category.PUNCT, REPLACED, "punctuation.wrong"),
)  # fmt: skip

_WRITING = (
    Reason(Category.ORTH, ANY, "capital.i", lambda seen: _gets_capital(seen) and seen.new.startswith("i") and
           seen.new in {"i", "i'm", "i've", "i'll", "i'd"}),
    Reason(Category.ORTH, ANY, "capital.sentence", lambda seen: _gets_capital(seen) and seen.edit.start == 0),
    Reason(Category.ORTH, ANY, "capital.name", _is_name),
    Reason(Category.ORTH, ANY, "capital.missing", _gets_capital),
    Reason(Category.ORTH, ANY, "capital.extra", _loses_capital),
    Reason(Category.ORTH, ANY, "space.wrong", _only_spaces),
    Reason(Category.ORTH, ANY, "space.joined", _joins),
    Reason(Category.ORTH, ANY, "space.split", _splits),
    Reason(Category.ORTH, ANY, "space.written"),
)  # fmt: skip

MARKS = (*_APOSTROPHE, *_PUNCTUATION, *_WRITING)
