"""What errors are asked for: their kinds as words in front of a right sentence (Stahlberg and Kumar, 2021)."""

from collections.abc import Sequence
from itertools import takewhile

from rapidfuzz.distance import Levenshtein

from models.aligner.aligner import Aligner
from training.corrector.differences import Stretch, stretches, written

__all__ = ["AT_MOST", "asked", "behind", "english_kinds", "kinds_between"]

AT_MOST = 6
"""Kinds that are named in front of a sentence."""

_BEHIND = " : "
_OPERATIONS = {"M": "missing", "U": "needless", "R": "wrong"}
_ENGLISH = {
    "ADJ": "adjective",
    "ADJ:FORM": "comparison",
    "ADV": "adverb",
    "CONJ": "conjunction",
    "CONTR": "contraction",
    "DET": "article",
    "MORPH": "ending",
    "NOUN": "noun",
    "NOUN:INFL": "plural",
    "NOUN:NUM": "number",
    "NOUN:POSS": "possession",
    "ORTH": "capital",
    "OTHER": "phrase",
    "PART": "particle",
    "PREP": "preposition",
    "PRON": "pronoun",
    "PUNCT": "mark",
    "SPELL": "spelling",
    "VERB": "verb",
    "VERB:FORM": "form",
    "VERB:INFL": "inflection",
    "VERB:SVA": "agreement",
    "VERB:TENSE": "tense",
    "WO": "order",
}
_STEM = 0.5
"""Two words that begin alike for this share of the longer one are forms of one word."""
_OF_MIDDLE = 2
"""Last letters that two words have in common where they differ in the middle rather than in their endings."""
_SLIP = 0.4
"""Two words that differ in no greater share of their letters are one word and its misspelling."""


def english_kinds(pairs: Sequence[tuple[str, str]], aligner: Aligner) -> list[list[str]]:
    """The kinds of the errors of each pair of a wrong and a right English sentence, by the types of ERRANT."""
    return [
        [f"{_OPERATIONS.get(edit.operation, 'wrong')} {_ENGLISH.get(edit.type, 'phrase')}" for edit in edits]
        for edits in aligner.align_all(pairs)
    ]


def kinds_between(wrong: str, right: str) -> list[str]:
    """The same of any language, by letters alone: *missing word*, *wrong ending*, *needless mark* ..."""
    return [_kind(part) for part in stretches(wrong, right) if not part.equal]


def _kind(part: Stretch) -> str:
    old, new = written(part.old), written(part.new)
    marks = not any(letter.isalnum() for letter in old + new)
    if not old or not new:
        return f"{'needless' if old else 'missing'} {'mark' if marks else 'word'}"
    if marks:
        return "wrong mark"
    if "".join(old.split()) == "".join(new.split()):
        return "wrong space"
    if old.casefold() == new.casefold():
        return "wrong capital"
    return _kind_of_word(old, new) if len(part.old) == len(part.new) == 1 else "wrong phrase"


def _kind_of_word(old: str, new: str) -> str:
    longest = max(len(old), len(new))
    if _in_common(old, new) >= _STEM * longest and _in_common(old[::-1], new[::-1]) < _OF_MIDDLE:
        return "wrong ending"
    return "wrong spelling" if Levenshtein.distance(old, new) <= _SLIP * longest else "wrong word"


def _in_common(one: str, other: str) -> int:
    """Letters with which both begin."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def asked(kinds: str, sentence: str) -> str:
    """A sentence with the kinds of errors that it is to get in front of it."""
    return f"{kinds}{_BEHIND}{sentence}"


def behind(text: str) -> tuple[str, str]:
    """The kinds in front of a sentence, and the sentence."""
    kinds, _, sentence = text.partition(_BEHIND)
    return kinds, sentence
