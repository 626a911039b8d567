"""One of the things that a word may be, whatever dictionary says so."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

__all__ = ["WordReading"]


@dataclass(frozen=True, slots=True)
class WordReading(ABC):
    """One of the things that a word may be, in the terms of OpenCorpora.

    Attributes:
        kind: part of speech: ``NOUN``, ``ADJF``, ``VERB`` ...
        lemma: its dictionary form.
        case: ``nomn``, ``gent``, ``datv``, ``accs``, ``ablt`` or ``loct``; empty where it has none.
        number: ``sing`` or ``plur``; empty where it has none.
        gender: ``masc``, ``femn`` or ``neut``, in Polish ``m1``, ``m2`` or ``m3`` for the first; empty where it may be
            any.
        animate: ``anim`` or ``inan``; empty where it may be both.
        person: ``1per``, ``2per`` or ``3per`` of a verb.
        tense: ``past``, ``pres`` or ``futr``.
        mood: ``indc`` or ``impr``.
        marks: all that the dictionary says of it.
    """

    kind: str
    lemma: str
    case: str
    number: str
    gender: str
    animate: str
    person: str
    tense: str
    mood: str
    marks: frozenset[str]

    @property
    def word(self) -> str:
        """What tells its word from others that are spelt alike."""
        return self.lemma

    @property
    def is_colloquial(self) -> bool:
        """Whether one says rather than writes it."""
        return False

    @property
    @abstractmethod
    def is_name(self) -> bool:
        """Whether it names somebody or something, or is cut short."""

    @property
    @abstractmethod
    def is_indeclinable(self) -> bool:
        """Whether it has one form for all cases."""

    @abstractmethod
    def form(self, *marks: str) -> str:
        """Its form with other marks, in small letters unless it is a name; empty where there is none."""

    @abstractmethod
    def beside(self, noun: "WordReading", case: str, number: str) -> str:
        """Its form, as an adjective, beside a noun in a case and number; empty where there is none."""

    def agrees_in_gender(self, noun: "WordReading") -> bool:
        """Whether it has the gender of a noun, or either may have any."""
        return not self.gender or not noun.gender or self.gender == noun.gender

    def fits_life(self, noun: "WordReading") -> bool:
        """Whether it may be of what is alive or not, as a noun is."""
        return not self.animate or not noun.animate or self.animate == noun.animate

    def agrees_with(self, noun: "WordReading") -> bool:
        """Whether it stands, as an adjective, with a noun."""
        return (
            self.case == noun.case
            and self.number == noun.number
            and self.agrees_in_gender(noun)
            and self.fits_life(noun)
        )
