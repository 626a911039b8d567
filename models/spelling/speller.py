"""Tells the words of a language from misspelled ones, and says what was probably meant."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from models.language_folders import language_tables
from models.languages.tags import primary
from models.spelling.accepted import accepted
from models.spelling.affixes import affixes
from models.spelling.candidates import Candidates
from models.spelling.dictionary import Dictionary
from models.spelling.enclitics import verb_forms
from models.spelling.forms import in_case_of, is_word, plain, with_apostrophe
from models.spelling.lexicon import Lexicon
from models.spelling.pairs import Pair, regional_pairs, wrong_words
from models.spelling.regional import swapped
from models.spelling.slips import alike, fold, slip_cost

__all__ = ["Regional", "Speller", "Suggestion"]

LONGEST = 40
"""Longer words are left alone."""

_CACHED = 65_536
_MOST = 5
_FREQUENT = 2.5
"""Zipf frequency from which on a word of the lexicon is one though no dictionary has it."""
_FREQUENCY_WEIGHT = 0.35
_USUAL_GAIN = 1.5
_NAME_COST = 0.5
_SPLIT_COST = 1.3
_TAIL_COST = 1.8
"""Of two words of which the second has one or two letters, and so may be a misspelled ending."""
_UNKNOWN_ZIPF = 1.0
"""The weights from _FREQUENCY_WEIGHT on were tuned on 800 pairs of ``spelling/en.toefl-spell`` of the training data."""
_SHORTEST_LOAN = 4
_LENDING = "en"


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A word that may have been meant.

    Attributes:
        text: as it would be written in place of the misspelled one; may be two words.
        cost: of the slips between the two, 1 for an ordinary one.
        zipf: its frequency (log10 of occurrences in 10^9 words), 0 where it is not known.
        usual: whether this is what is known to be meant by a misspelling that many make.
        score: how likely it is among the suggestions for the word; only differences between scores mean something.
    """

    text: str
    cost: float
    zipf: float
    usual: bool = False
    score: float = 0.0


@dataclass(frozen=True, slots=True)
class Regional:
    """A spelling of another variant.

    Attributes:
        tag: BCP 47 tag of that variant.
        here: how the word is spelled in this one.
    """

    tag: str
    here: str


class Speller:
    """The spelling of one language or variant. Safe to use from several threads.

    Attributes:
        tag: BCP 47 tag, with the region where the language has variants.
        incomplete: whether an unknown word is wrong only where a known one is a slip away.
        dictionary: of this language.
    """

    def __init__(
        self,
        tag: str,
        dictionary: Dictionary,
        lexicon: Lexicon | None = None,
        regions: Mapping[str, Callable[[], Dictionary]] | None = None,
        loans: Callable[[], Dictionary] | None = None,
    ) -> None:
        """Take what it knows words from.

        Args:
            tag: BCP 47 tag, with the region where the language has variants.
            dictionary: of this language.
            lexicon: frequencies and known misspellings, where there are any.
            regions: dictionaries of other variants, the most important first; asked for words that this one lacks.
            loans: the dictionary of a language whose words are used in this one without being marked.
        """
        self.tag = tag
        self.incomplete = language_tables()[primary(tag)].incomplete
        self.dictionary = dictionary
        self._lexicon = lexicon
        self._regions = regions or {}
        self._loans = loans
        self._accepted = accepted(tag)
        self._affixes = affixes(primary(tag))
        self._alike = alike(primary(tag))
        self._pairs = regional_pairs(tag)
        self._wrong = wrong_words(tag)
        self.knows = lru_cache(_CACHED)(self._knows)
        self._candidates = Candidates(tag, dictionary, lexicon, self.knows)
        self.suggest = lru_cache(_CACHED)(self._suggest)

    def _knows(self, word: str) -> bool:
        """Whether a word, in whatever letter case, is one of this language."""
        form = plain(word)
        lower = form.lower()
        if self._pair(form) is not None or lower in self._wrong:
            return False
        if self.dictionary.knows(form) or lower in self._accepted:
            return True
        stem = lower.removesuffix("'s").removesuffix("'")
        if stem != lower:
            return bool(stem) and self.knows(form[: len(stem)])
        if self._lexicon is not None and lower in self._lexicon.misspellings:
            return False
        if self._elsewhere(form) is not None:
            return self.region(word) is None
        if self._lexicon is not None:
            if self._lexicon.zipf(lower) >= _FREQUENT:
                return not any(map(self.dictionary.knows, (lower.capitalize(), *with_apostrophe(lower))))
            folded = fold(form)
            if folded != form and self.dictionary.knows(folded):
                return True
        return self._is_loan(lower) or any(
            self.dictionary.knows(stem) or stem in self._accepted
            for stem in (*self._affixes.stems(lower), *verb_forms(lower, primary(self.tag)))
        )

    def _is_loan(self, lower: str) -> bool:
        if self._loans is None or len(lower) < _SHORTEST_LOAN or not lower.isascii():
            return False
        return self._loans().knows(lower) or lower in accepted(_LENDING)

    def region(self, word: str) -> Regional | None:
        """The variant whose spelling this is, if it is one of a word that this variant spells otherwise."""
        form = plain(word)
        if (pair := self._pair(form)) is not None:
            return Regional(pair.tag, in_case_of(word, pair.here + form[len(_stem(form)) :]))
        tag = self._elsewhere(form)
        if tag is None:
            return None
        spellings = (in_case_of(form, text) for text in swapped(form.lower(), primary(self.tag)))
        here = next((text for text in spellings if text != form and self.dictionary.knows(text)), None)
        return Regional(tag, in_case_of(word, here)) if here else None

    def _pair(self, form: str) -> Pair | None:
        """The entry of a word in the list of spellings that are wrong here; one that means itself is right."""
        stem = _stem(form)
        pair = self._pairs.get(stem) or self._pairs.get(stem.lower())
        return pair if pair is not None and pair.here != stem else None

    def _elsewhere(self, form: str) -> str | None:
        """The variant that has a word which this one has not."""
        if self.dictionary.knows(form):
            return None
        return next((tag for tag, dictionary in self._regions.items() if dictionary().knows(form)), None)

    def _suggest(self, word: str, *, thorough: bool = True) -> tuple[Suggestion, ...]:
        """What was probably meant by a word that is not known, best first, at most five.

        Args:
            word: as it is written; the suggestions have its letter case.
            thorough: whether to look for words farther away where none is near, which takes some milliseconds.
        """
        form = plain(word)
        if len(form) > LONGEST or not is_word(form):
            return ()
        found = self._ranked(form, self._candidates.near(form))
        if not found and thorough:
            found = self._ranked(form, self._candidates.farther(form))
        texts: dict[str, Suggestion] = {}
        for one in found:
            text = in_case_of(word, one.text)
            texts.setdefault(text, replace(one, text=text))
        return tuple(texts.values())[:_MOST]

    def _ranked(self, form: str, candidates: Iterable[str]) -> list[Suggestion]:
        lower = form.lower()
        judged = [self._judge(lower, text) for text in dict.fromkeys(candidates) if text != form]
        capital = form[:1].isupper()
        found = [replace(one, score=self._score(one, capital=capital)) for one in judged]
        return sorted(found, key=lambda one: (-one.score, one.text))

    def _judge(self, lower: str, text: str) -> Suggestion:
        meant = text.lower()
        cost = slip_cost(lower, meant, self._alike)
        if " " in meant:
            tail = len(meant.rpartition(" ")[2])
            return Suggestion(text, _SPLIT_COST if tail > 2 else _TAIL_COST, min(map(self._zipf, meant.split())))
        usual = self._candidates.known(lower) == text
        return Suggestion(text, cost, self._zipf(meant), usual)

    @staticmethod
    def _score(one: Suggestion, *, capital: bool) -> float:
        name = not capital and one.text[:1].isupper()
        return _FREQUENCY_WEIGHT * one.zipf - one.cost + _USUAL_GAIN * one.usual - _NAME_COST * name

    def _zipf(self, lower: str) -> float:
        if self._lexicon is None:
            return 0.0
        return max(self._lexicon.zipf(lower), self._lexicon.zipf(lower.removesuffix("'s")) - 1, _UNKNOWN_ZIPF)


def _stem(form: str) -> str:
    """A word without an ``'s`` at its end."""
    return form.removesuffix("'s")
