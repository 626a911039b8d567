"""What the treebank of a language does with hyphens, clitics, elision, units and ordinals."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from models.text.characters import APOSTROPHES
from models.text.clitics import cut_english, cut_french, cut_german, cut_italian

Cuts = Callable[[str], list[int]]
"""A word -> the offsets at which it is cut, ascending."""

_A = f"[{APOSTROPHES}]"
_NOTHING = re.compile(r"(?!)")
_UNIT = (
    r"[ap]m|[AP]M|[kKmMbB]|bn|mm|mn|cm|km|kg|mg|ml|[kmgtKMGT][bB]|[kMG]?Hz|[kM]W|ft|lbs?|oz|mph|hrs?|mins?|secs?|yrs?|"
    r"px|C|F"
)
_UNIT_TAIL = re.compile(rf"(?<=\d)(?:{_UNIT})$")
_FRENCH_HOURS = re.compile(r"(?<=\d)h(?=\d|$)|(?<=\dh)\d")
_LONGEST_UNIT = 4


@dataclass(frozen=True, slots=True)
class Conventions:
    """The rules of one language."""

    cuts: Cuts = lambda word: []
    """Where a word with apostrophes or clitics is cut."""
    keeps_hyphen: Callable[[str, str], bool] = lambda left, right: True
    """Whether the parts left and right of a hyphen are one token."""
    elision: re.Pattern[str] = _NOTHING
    """Words that keep an apostrophe at their end, also before a space or a quotation mark."""
    clipped: re.Pattern[str] = re.compile(rf"{_A}\d\d(?!\w)")
    """Words that begin with an apostrophe."""
    numbers_ordinals: bool = False
    """Whether a number of one or two digits keeps its full stop inside a sentence (``5. Mai``)."""
    splits_hours: bool = False
    """Whether ``20h45`` is three tokens."""

    def elided(self, word: str) -> bool:
        """Whether an apostrophe behind the word belongs to it."""
        return len(word) < 20 and self.elision.fullmatch(word) is not None

    def clipped_end(self, chunk: str, at: int) -> int:
        """The end of a word that begins with the apostrophe at ``at``, or 0."""
        match = self.clipped.match(chunk, at)
        return match.end() if match else 0

    def ordinal(self, number: str) -> bool:
        """Whether a full stop behind the number may be part of it."""
        return self.numbers_ordinals and len(number) <= 2 and number.isdigit()

    def units(self, number: str) -> list[int]:
        """Where a number is cut from its unit (``35|mm``)."""
        if number[-1].isdigit() and not self.splits_hours:
            return []
        if self.splits_hours and (cuts := [match.start() for match in _FRENCH_HOURS.finditer(number)]):
            return cuts
        match = _UNIT_TAIL.search(number, max(0, len(number) - _LONGEST_UNIT))
        return [match.start()] if match and match.start() else []


_PREFIXES = (
    "anti arch bi co counter cyber de e eco ex extra hyper infra inter intra macro mega meta micro mid mini mis multi "
    "neo non over para pan post pre pro proto pseudo psycho quasi re semi socio sub super trans tri ultra un uni wi"
)
_ENGLISH_PREFIXES = frozenset(_PREFIXES.split())


def _english_hyphen(left: str, right: str) -> bool:
    return left.lower() in _ENGLISH_PREFIXES


def _polish_hyphen(left: str, right: str) -> bool:
    """``PRL-owski``, ``18-letni`` and ``e-sport`` are one word, ``polsko-niemiecki`` and ``3-4`` more."""
    return (len(left) <= 2 or left.isupper() or left.isdigit()) and right[0].isalpha() and right.islower()


_ITALIAN_ELIDED = (
    r"(?i:(?:(?:d|n)?[aeou]|co|su|que)?(?:ll|st|l)|l|un|c|d|m|t|s|v|gl|n|anch|com|dov|cos|mezz|trent|vent|nient|tutt|"
    r"po|mo|be|va|fa|da|di|sta|(?:qualc|ciasc|ness|alc)un|sant|grand|buon|bell|senz|ogn)"
)
_CONVENTIONS = {
    "en": Conventions(
        cuts=cut_english,
        keeps_hyphen=_english_hyphen,
        clipped=re.compile(rf"{_A}(?:\d\ds?|(?i:em|cause|til|till|bout|tis|twas|round|n|m|s|re|ve|ll|d))(?![^\W_])"),
    ),
    "de": Conventions(
        cuts=cut_german,
        keeps_hyphen=lambda left, right: False,
        clipped=re.compile(rf"{_A}(?:\d\der?|(?i:s|n|ne|nen|nem|ner|m|rein|raus|rum|runter|rauf))(?![^\W_])"),
        numbers_ordinals=True,
    ),
    "fr": Conventions(
        cuts=cut_french,
        elision=re.compile(r"(?i:[cdjlmnst]|(?:jus|lors|puis|quoi|quel|pres)?qu)"),
        splits_hours=True,
    ),
    "it": Conventions(cuts=cut_italian, elision=re.compile(_ITALIAN_ELIDED)),
    "pl": Conventions(keeps_hyphen=_polish_hyphen),
}


@cache
def conventions_of(language: str) -> Conventions:
    """The conventions of a language; most keep words with hyphens and apostrophes whole."""
    return _CONVENTIONS.get(language, Conventions())
