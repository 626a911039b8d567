"""Polish adjectives where an adverb is meant: “mówi dobry po polsku”, “ona śpiewa piękna”."""

from collections.abc import Iterator, Sequence
from functools import cache

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.pl.governing import LISTED
from models.agreement.pl.morphology import readings
from models.agreement.pl.predicates import ends_predicate

__all__ = ["adverb_of", "unsure_manners"]

_IRREGULAR = {"dobry": "dobrze", "zły": "źle", "prosty": "prosto", "częsty": "często", "mały": "mało", "duży": "dużo"}
_ENDINGS = (
    ("ry", "rze"), ("ty", "cie"), ("dy", "dzie"), ("ny", "nie"), ("ły", "le"), ("ki", "ko"), ("gi", "go"),
    ("chy", "cho"), ("wy", "wie"), ("y", "o"), ("i", "o"),
)  # fmt: skip


def unsure_manners(words: Sequence[str]) -> Iterator[Disagreement]:
    """Adjectives in the nominative right before or behind a verb that says what somebody does, without a noun."""
    for at, word in enumerate(words):
        if not word.islower():
            continue
        asked = readings(word)
        if not asked or any(one.kind not in ("ADJF", "NOUN", "PRCL", "") for one in asked):
            continue
        asked = tuple(one for one in asked if one.kind == "ADJF" and one.lemma in LISTED["graded"])
        if not any(one.case == "nomn" and "pos" in one.marks for one in asked):
            continue
        if not (_acts_behind(words, at) or _acts_before(words, at)):
            continue
        adverb = adverb_of(asked[0].lemma)
        if adverb:
            yield Disagreement(at, at + 1, (adverb,), AgreementReason.WORD, word, unsure=True)


@cache
def adverb_of(lemma: str) -> str:
    """The adverb made of an adjective; empty where the dictionary has none."""
    made = [_IRREGULAR[lemma]] if lemma in _IRREGULAR else [
        lemma.removesuffix(end) + other for end, other in _ENDINGS if lemma.endswith(end)
    ]  # fmt: skip
    return next((one for one in made if any(reading.kind == "ADVB" for reading in readings(one))), "")


def _acts(word: str) -> bool:
    found = [one for one in readings(word) if one.kind != "NOUN"]
    return bool(found) and all(one.kind in ("VERB", "INFN") and one.lemma in LISTED["acting"] for one in found)


def _acts_behind(words: Sequence[str], at: int) -> bool:
    """Whether a verb follows, and no noun stands before that the adjective may belong to."""
    before = words[at - 1].lower() if at else ""
    return at + 1 < len(words) and _acts(words[at + 1]) and (before in LISTED["degrees"] or before in LISTED["adverbs"])


def _acts_before(words: Sequence[str], at: int) -> bool:
    """Whether a verb stands before, with nothing but small words between, and no noun follows."""
    place = at - 1
    while place > 0 and (words[place] in LISTED["degrees"] or words[place] in LISTED["adverbs"]):
        place -= 1
    return place >= 0 and _acts(words[place].lower() if place == 0 else words[place]) and ends_predicate(words, at + 1)
