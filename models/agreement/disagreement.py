"""What is found: the words that are wrong, and what could stand there instead."""

from dataclasses import dataclass
from enum import Enum

from models.agreement.phrases import DeclinedPhrase

__all__ = ["AgreementReason", "Disagreement", "found"]


class AgreementReason(Enum):
    """Why something is wrong."""

    PREPOSITION = "preposition"
    VERB = "verb"
    AGREEMENT = "agreement"
    NUMBER = "number"
    ABSENCE = "absence"
    NEGATION = "negation"
    SUBJECT = "subject"
    PURPOSE = "purpose"
    RELATIVE = "relative"
    INFINITIVE = "infinitive"
    VERB_FORM = "verb-form"
    COMPOUND = "compound"
    ORDER = "order"
    PRONOUN = "pronoun"
    WORD = "word"
    GOVERNMENT = "government"
    CONCORD = "concord"
    CALLED = "called"
    DENIED = "denied"
    SOUND = "sound"
    TENSE = "tense"
    JOINED = "joined"
    APART = "apart"
    PARTICIPLE = "participle"
    LISTING = "listing"
    REFLEXIVE = "reflexive"
    ASKED = "asked"
    OWN = "own"
    WHETHER = "whether"
    ASPECT = "aspect"
    DEGREE = "degree"
    DASH = "dash"
    ADDRESS = "address"


@dataclass(frozen=True, slots=True)
class Disagreement:
    """Words that cannot stand as they do.

    Attributes:
        start: the index of the first of them.
        end: the index behind the last.
        replacements: what could stand there instead, the likeliest first.
        reason: why they are wrong.
        word: the word that asks for something else.
        unsure: whether it may be right by the words alone, so that the sentence must read better without it.
        least: by how much the log probability of the sentence must grow for that; None if it is the usual amount.
    """

    start: int
    end: int
    replacements: tuple[str, ...]
    reason: AgreementReason
    word: str
    unsure: bool = False
    least: float | None = None


def found(
    phrase: DeclinedPhrase, replacements: tuple[str, ...], reason: AgreementReason, word: str
) -> Disagreement | None:
    """A noun phrase that is wrong, None if nothing could stand there instead."""
    return Disagreement(phrase.start, phrase.end, replacements[:3], reason, word) if replacements else None
