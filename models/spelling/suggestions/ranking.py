"""Puts the words that may be meant by a misspelled one in order."""

from collections.abc import Container, Iterable, Iterator
from dataclasses import replace

from models.language_folders import language_tables
from models.languages.tags import primary
from models.spelling.letters.letter_case import lower_case
from models.spelling.letters.units import units
from models.spelling.lists.ranks import ranks
from models.spelling.suggestions.candidates import SuggestionCandidates
from models.spelling.suggestions.slips import fold, slips
from models.spelling.suggestions.sound import heard_apart
from models.spelling.suggestions.suggestion import Suggestion
from models.spelling.words.lexicon import Lexicon
from models.spelling.words.vocabulary import WordVocabulary

__all__ = ["Ranking"]

_FREQUENCY_WEIGHT = 0.35
_USUAL_GAIN = 1.5
_NAME_COST = 0.5
_DERIVED_COST = 0.4
"""Of a word that is known by its affixes only, where the dictionary is incomplete."""
_SPLIT_COST = 1.3
_TAIL_COST = 1.8
"""Of two words of which the second has one or two letters, and so may be a misspelled ending."""
_NEGATED_COST = 0.4
"""Of *not* and a word that were written as one."""
_IRREGULAR_COST = 0.4
"""Of a form of an irregular word for one made by rule, however many letters are others."""
_CONTRACTED = "nt"
"""So end English *dont* and *cant*, which are no forms of *don* and *can*."""
_APOSTROPHE_COST = 0.1
"""Of an apostrophe that is left out and nothing else."""
_UNUSUAL_COST = 1.0
"""Of a spelling beside the more usual one of the same word: *criticized* for British writers."""
_HEARD_COST = 0.6
"""Of writing a word by the ear, on top of what sounds different. These three were tuned on the even half of
``training/misspellings``."""
_MARKS_COST, _MARKS_GAIN = 0.5, 0.3
"""What other marks alone cost at most, however many, and what they gain, where many leave them out: chosen on 835
misspelled words of the Czech training data (GECCC), of which 60.5 % instead of 59.4 % are meant by the first. Of the
most frequent words written without their marks the first means 98 % instead of 96 % in Spanish, 99 instead of 93 in
Italian, 94 instead of 90 in French, 93 instead of 92 in Portuguese, together with ``_without_rarer_irregular``."""
_UNKNOWN_ZIPF = 1.0
"""The weights from _FREQUENCY_WEIGHT on were tuned on 800 pairs of ``spelling/en.toefl-spell`` of the training data."""


class Ranking:
    """Judges the candidates for a word by their slips and by how frequent they are."""

    def __init__(
        self,
        tag: str,
        candidates: SuggestionCandidates,
        vocabulary: WordVocabulary,
        lexicon: Lexicon | None,
        *,
        incomplete: bool,
    ) -> None:
        """Take what words are judged by.

        Args:
            tag: BCP 47 tag of the language.
            candidates: what is known to be meant.
            vocabulary: of this language.
            lexicon: frequencies, where there are any.
            incomplete: whether the dictionary of the language is.
        """
        self._language = primary(tag)
        self._candidates = candidates
        self._vocabulary = vocabulary
        self._lexicon = lexicon
        self._incomplete = incomplete
        self._ranks = ranks(self._language)
        self._least = _UNKNOWN_ZIPF if language_tables()[self._language].ranked_first else self._ranks.least
        self._marks_left_out = language_tables()[self._language].marks_left_out
        self._negation = language_tables()[self._language].negation
        variant = language_tables()[self._language].variants.get(tag)
        self._unusual, _, self._usual = variant.usual.partition(" > ") if variant else ("", "", "")
        self._slips = slips(self._language)
        self._units = units(self._language)

    def __call__(self, form: str, texts: Iterable[str]) -> list[Suggestion]:
        """The candidates for a word in its plain form, best first."""
        lower = lower_case(form, self._language)
        judged = {text: self._judge(lower, text) for text in dict.fromkeys(texts) if text != form}
        judged = dict(self._without_rarer_irregular(lower, judged))
        capital = form[:1].isupper()
        found = [
            replace(one, score=self._score(one, self._cost(lower, one), capital=capital) - self._rarity(text, judged))
            for text, one in judged.items()
        ]
        return sorted(found, key=lambda one: (-one.score, *_unlikeliness(lower, one.text)))

    def _judge(self, lower: str, text: str) -> Suggestion:
        meant = lower_case(text, self._language)
        usual = self._candidates.known(lower) == text or text in self._candidates.irregular(lower)
        if " " in meant:
            if self._is_negation(lower, meant):
                return Suggestion(text, _NEGATED_COST, self._zipf(meant.split()[-1]), usual)
            tail = len(meant.rpartition(" ")[2])
            return Suggestion(text, _SPLIT_COST if tail > 2 else _TAIL_COST, min(map(self._zipf, meant.split())), usual)
        apart = self._units.apart if self._units else str
        return Suggestion(text, self._slips.cost(apart(lower), apart(meant)), self._zipf(meant), usual)

    def _without_rarer_irregular(self, lower: str, judged: dict[str, Suggestion]) -> Iterator[tuple[str, Suggestion]]:
        """Forms of irregular words gain nothing beside a word as frequent that lacks a mark: *sabado*, *attivita*."""
        bare = fold(lower) == lower
        marked = max(
            (one.zipf for text, one in judged.items() if bare and self._lacks_marks(lower, text)), default=-1.0
        )
        for text, one in judged.items():
            rarer = one.zipf <= marked and text in self._candidates.irregular(lower)
            yield text, replace(one, usual=False) if rarer else one

    def _lacks_marks(self, lower: str, text: str) -> bool:
        """Whether a word is another one whose marks were left out, in a language where many leave them out."""
        return self._marks_left_out and fold(lower) == fold(lower_case(text, self._language))

    def _is_negation(self, lower: str, meant: str) -> bool:
        """Whether two words are *not* and another one, which were written as one."""
        negation, _, word = meant.partition(" ")
        return bool(self._negation) and negation == self._negation and lower == negation + word

    def _cost(self, lower: str, one: Suggestion) -> float:
        """What a suggestion costs as it is written, as it sounds, or as a form of an irregular word."""
        if "'" in one.text and one.text.replace("'", "") == lower:
            return min(one.cost, _APOSTROPHE_COST)
        if self._lacks_marks(lower, one.text):
            return min(one.cost, _MARKS_COST) - _MARKS_GAIN
        if one.text == self._candidates.listed(lower):
            return 0.0
        contracted = self._lexicon is not None and lower.endswith(_CONTRACTED)
        if one.text in self._candidates.irregular(lower) and not contracted:
            return min(one.cost, _IRREGULAR_COST)
        if self._lexicon is None or " " in one.text or one.cost <= _HEARD_COST:
            return one.cost
        return min(one.cost, _HEARD_COST + heard_apart(lower, lower_case(one.text, self._language)))

    def _score(self, one: Suggestion, cost: float, *, capital: bool) -> float:
        zipf = max(one.zipf, self._least)
        name = not capital and one.text[:1].isupper()
        derived = self._incomplete and not all(map(self._vocabulary.holds, one.text.split()))
        gain = _FREQUENCY_WEIGHT * zipf + _USUAL_GAIN * one.usual
        return gain - cost - _NAME_COST * name - _DERIVED_COST * derived

    def _rarity(self, text: str, others: Container[str]) -> float:
        """What it costs to be the less usual spelling of a word whose other one is there, too."""
        usual = text.replace(self._unusual, self._usual) if self._unusual else text
        return _UNUSUAL_COST if usual != text and usual in others else 0.0

    def _zipf(self, lower: str) -> float:
        if self._lexicon is None:
            return self._ranks.zipf(lower)
        own = max(self._lexicon.zipf(lower), self._lexicon.zipf(lower.removesuffix("'s")) - 1, _UNKNOWN_ZIPF)
        return own if self._lexicon.zipf(lower) else max(own, *(self._lexicon.zipf(stem) - 1 for stem in _stems(lower)))


def _stems(lower: str) -> Iterator[str]:
    """What an English word may be a regular form of, and itself."""
    yield lower
    for ending in ("ed", "ing", "s"):
        if (stem := lower.removesuffix(ending)) != lower:
            yield from (stem, f"{stem}e")


def _unlikeliness(lower: str, text: str) -> tuple[int, bool, str]:
    """What decides between suggestions that are equally good: letters are rather left out, and seldom the last one."""
    return -len(text), lower[-1:] != text[-1:].lower(), text
