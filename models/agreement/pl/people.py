"""Which Polish nouns name somebody."""

from models.agreement.pl.governing import LISTED
from models.agreement.reading import WordReading

__all__ = ["is_person", "is_woman"]

_PEOPLE = LISTED["women"] | LISTED["men"] | LISTED["relations"] - {"imię"}


def is_woman(lemma: str) -> bool:
    """Whether a noun is that of a woman beside one of a man: “nauczycielka”."""
    return lemma.endswith(("arka", "elka", "entka", "anka", "istka", "orka", "ynka", "aczka", "icielka"))


def is_person(noun: WordReading) -> bool:
    """Whether a noun names somebody."""
    return noun.lemma in _PEOPLE or (noun.gender == "m1" and "depr" not in noun.marks) or is_woman(noun.lemma)
