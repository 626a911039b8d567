"""Forms of Russian words, by the dictionary of OpenCorpora."""

from typing import Any

from models.agreement.ru.morphology import CASES, RussianReading, readings
from models.corrector.transducer.paradigms.forms import Place

__all__ = ["forms"]

_KINDS = frozenset({"NOUN", "ADJF", "ADJS", "PRTF", "PRTS", "NPRO", "VERB", "NUMR"})
_ALIKE = ({"ADJF", "ADJS"}, {"PRTF", "PRTS"})
"""Long and short forms are those of one word."""
_SELDOM = frozenset({"V-oy", "V-ey", "Infr", "Slng", "Arch", "Erro", "Cmp2"})
_SUPERLATIVE = "Supr"
_VOICES = {"actv": "act", "pssv": "psv"}
_ASPECTS = frozenset({"perf", "impf"})


def forms(word: str, _language: str) -> dict[str, set[Place]]:
    """The usual forms of all words that one in small letters may be."""
    found: dict[str, set[Place]] = {}
    words = {
        (one.lemma, one.kind, frozenset(one.marks & _ASPECTS)): one
        for one in reversed(readings(word))
        if one.kind in _KINDS
    }
    for one in words.values():
        for parse in one.parse.lexeme:
            marks = set(map(str, parse.tag.grammemes))
            if not marks & _SELDOM and _is_of(one, str(parse.tag.POS), marks):
                found.setdefault(parse.word, set()).add(_place(parse.tag))
    return found


def _is_of(one: RussianReading, kind: str, marks: set[str]) -> bool:
    """Whether a form is one of the same word: no participle of a verb, no superlative."""
    same = kind == one.kind or any({kind, one.kind} <= alike for alike in _ALIKE)
    return same and (_SUPERLATIVE in marks) == (_SUPERLATIVE in one.marks)


def _place(tag: Any) -> Place:
    case = str(tag.case or "")
    gender = str(tag.gender or "") if tag.number != "plur" or tag.POS == "NOUN" else ""
    marks = (
        tag.POS, CASES.get(case, case), tag.number, gender, tag.animacy, tag.person, tag.tense, tag.mood,
        _VOICES.get(str(tag.voice), ""),
    )  # fmt: skip
    return " ".join(str(mark) for mark in marks if mark)
