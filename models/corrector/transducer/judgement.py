"""How probable it is that an edit is right: the network's own probability, corrected by what else is known of it."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from models.corrector.transducer.units import Unit, split_units
from models.errors import ModelError
from models.spelling import Lexicon
from models.spelling.words.word_list import WordList

Evidence = Mapping[str, float]
"""What is known of an edit, by the names of ``KNOWN``."""

KNOWN = (
    "bias", "model", "certainty", "detection", "density", "first", "last", "short",
    "insert_word", "insert_mark", "delete_word", "delete_mark", "replace_mark",
    "casing", "spelling", "form", "replace_short", "replace_long", "rewrite", "unknown",
    "comma", "end_mark", "apostrophe", "rare",
)  # fmt: skip
"""1; log odds against leaving the text; log probability of this very text; log odds that a unit of the span is wrong;
log of the mean probability that the others are; whether it is at the start or end of a sentence, or that has few
units; one of eleven kinds; whether it writes a word that nobody knows; whether it puts in a comma or an end mark, or is
about an apostrophe; and by how much a known word that is replaced is rarer than usual ones."""
_LEAST = 1e-4
_SHORT_SENTENCE, _SHORT_WORD = 5, 4
_SAME_STEM = 3
_USUAL_ZIPF = 4.0
_APOSTROPHES = frozenset("'’")


@dataclass(frozen=True, slots=True)
class Judgement:
    """A logistic regression over the evidence; without weights the network's probability stays as it is.

    Fitted by ``training/corrector/tuning`` on the even halves of development sets, so that of the edits that count
    with 0.9 nine of ten are right (calibration: Guo et al., 2017).
    """

    weights: Mapping[str, float]

    @classmethod
    def of(cls, weights: Mapping[str, float]) -> "Judgement":
        """Take the weights of a model's ``emend.json``; where there are none, the network is believed.

        Raises:
            ModelError: a name is none of those known.
        """
        for name in weights:
            if name not in KNOWN:
                raise ModelError(f"emend.json: judgement knows no {name!r}, but {', '.join(KNOWN)}")
        return cls(weights or {"model": 1.0})

    def shift(self, evidence: Evidence) -> float:
        """Return what is to be added to the log odds of an edit and of its alternatives."""
        total = sum(weight * evidence.get(name, 0.0) for name, weight in self.weights.items())
        return total - evidence["model"]


def evidence(
    sentence: str, units: Sequence[Unit], span: tuple[int, int], text: str, *,
    against: float, certainty: float, wrong: Sequence[float], lexicon: Lexicon | WordList,
) -> Evidence:  # fmt: skip
    """Gather what is known of an edit.

    Args:
        sentence: the source.
        units: its units.
        span: start and end of what is replaced.
        text: what is written instead.
        against: probability of the edit against leaving the span as it is.
        certainty: probability of this edit among all there are.
        wrong: of each unit, the end mark included, the probability that it is wrong.
        lexicon: the words that are spelled right.
    """
    start, end = span
    inside = [i for i, unit in enumerate(units) if unit.start < end and start < unit.end]
    behind = next((i for i, unit in enumerate(units) if unit.start >= end), len(units))
    touched = [*inside, behind] if start == end else inside or [behind]
    known = {unit.text for unit in units}
    rest = [wrong[i] for i in range(len(units)) if i not in touched]
    return {
        "bias": 1.0,
        "model": log_odds(against),
        "certainty": math.log(max(certainty, _LEAST)),
        "detection": log_odds(max(wrong[i] for i in touched)),
        "density": math.log(0.02 + sum(rest) / max(1, len(rest))),
        "first": float(start == 0),
        "last": float(touched[-1] >= len(units) - 1),
        "short": float(len(units) <= _SHORT_SENTENCE),
        "unknown": float(
            any(
                unit.text[0].isalpha() and unit.text not in known and unit.text not in lexicon
                for unit in split_units(text)
            )
        ),
        "comma": float(start == end and text.strip() == ","),
        "end_mark": float(start == end and text.strip() in {".", "?", "!"}),
        "apostrophe": float(not _APOSTROPHES.isdisjoint(sentence[start:end] + text)),
        "rare": _rarity([units[i].text for i in inside], text, lexicon),
        _kind(sentence[start:end], [units[i].text for i in inside], text, lexicon): 1.0,
    }


def _rarity(words: Sequence[str], text: str, lexicon: Lexicon | WordList) -> float:
    """Return how far a known word in whose place another one is put is below the frequency of usual words."""
    new = split_units(text)
    if len(words) != 1 or len(new) != 1 or not isinstance(lexicon, Lexicon):
        return 0.0
    old = words[0]
    if not old[0].isalpha() or old not in lexicon or old.lower() == text.strip().lower():
        return 0.0
    return max(0.0, _USUAL_ZIPF - lexicon.zipf(old.lower()))


def _kind(old: str, words: Sequence[str], text: str, lexicon: Lexicon | WordList) -> str:
    """Return which of the kinds of edits this is."""
    new = [unit.text for unit in split_units(text)]
    if not old.strip():
        return "insert_word" if any(word[0].isalnum() for word in new) else "insert_mark"
    if not text.strip():
        return "delete_word" if any(word[0].isalnum() for word in words) else "delete_mark"
    if old.lower() == text.lower():
        return "casing"
    if not any(word[0].isalnum() for word in [*words, *new]):
        return "replace_mark"
    if len(words) != 1 or len(new) != 1:
        return "rewrite"
    if words[0][0].isalpha() and words[0] not in lexicon:
        return "spelling"
    if words[0][:_SAME_STEM].lower() == new[0][:_SAME_STEM].lower():
        return "form"
    return "replace_short" if len(words[0]) <= _SHORT_WORD else "replace_long"


def log_odds(probability: float) -> float:
    """Return the log odds of a probability, bounded where it is 0 or 1."""
    bounded = min(max(probability, _LEAST), 1 - _LEAST)
    return math.log(bounded / (1 - bounded))


def shifted(probability: float, by: float) -> float:
    """Return a probability with something added to its log odds."""
    return 1 / (1 + math.exp(-(log_odds(probability) + by)))
