"""Word forms with frequencies, known misspellings, and suggestions for unknown words."""

import lzma
import math
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from rapidfuzz.distance import OSA
from rapidfuzz.process import extract

from models.errors import ModelError

FILE_NAME = "lexicon.tsv.xz"
MAX_WORD = 32
"""Longer words get no suggestions: they are identifiers or noise."""

_MEANT = "="
"""Marks the second column of a misspelling in the file; that of a word is its frequency."""
_DISTANCE_COST = 1.7
_FIRST_LETTER_COST = 0.8
_SAME_LETTERS_GAIN = 0.7


class Lexicon:
    """Tells words from non-words and suggests words for a non-word.

    Candidates are found by symmetric deletion (Garbe, 2012) with one deletion on either side: all words at a
    restricted Damerau-Levenshtein (OSA) distance of one, and part of those at two. They are ranked by
    log frequency minus a cost for each edit and for another first letter.
    """

    def __init__(self, frequencies: dict[str, float], misspellings: dict[str, str]):
        """Index the lexicon.

        Args:
            frequencies: word form as it is usually written -> Zipf frequency (log10 of occurrences per 10^9 words).
            misspellings: known misspelling, lower case -> what is meant.
        """
        self._forms: dict[str, str] = {}
        self._zipf: dict[str, float] = {}
        for form, zipf in frequencies.items():
            lower = form.lower()
            if zipf > self._zipf.get(lower, -math.inf):
                self._forms[lower], self._zipf[lower] = form, zipf
        self.misspellings = misspellings
        self._deletes = _by_deletion(word for word in self._forms if 2 < len(word) <= MAX_WORD)
        self.suggest = lru_cache(maxsize=65536)(self._suggest)

    def __len__(self) -> int:
        return len(self._forms)

    def words(self) -> Iterable[str]:
        """The words in lower case."""
        return self._forms.keys()

    def __contains__(self, word: object) -> bool:
        """Whether this is a word in any letter case; a possessive is one when its stem is."""
        if not isinstance(word, str):
            return False
        lower = word.lower().replace("’", "'")
        return lower in self._forms or (lower.endswith("'s") and lower[:-2] in self._forms)

    def zipf(self, word: str) -> float:
        """Return the Zipf frequency of a word, 0.0 where it is unknown."""
        return self._zipf.get(word.lower(), 0.0)

    def _suggest(self, word: str) -> tuple[str, ...]:
        """Return up to two words that a non-word was probably meant to be, best first; none for a word."""
        lower = word.lower().replace("’", "'")
        known = self.misspellings.get(lower)
        if lower in self._forms and known is None:
            return ()
        ranked = self._rank(lower) if 2 < len(lower) <= MAX_WORD and lower.isalpha() else []
        names = ([known] if known else []) + [self._forms[name] for name in ranked]
        return tuple(dict.fromkeys(names))[:2]

    def near(self, word: str, most: int = 12) -> list[str]:
        """Return the other words, as they are usually written, that may be meant by a word, best first."""
        lower = word.lower()
        return [self._forms[name] for name in self._rank(lower, most)] if 1 < len(lower) <= MAX_WORD else []

    def within(self, word: str, distance: int, most: int = 12) -> list[str]:
        """Return the words up to a distance (OSA) from a word, best first; slow, as it compares it with all words."""
        lower = word.lower()
        found = extract(lower, self._forms, scorer=OSA.distance, processor=None, score_cutoff=distance, limit=8 * most)
        names = sorted(
            {name for _, _, name in found if name != lower}, key=lambda name: (-self._score(lower, name), name)
        )
        return [self._forms[name] for name in names[:most]]

    def _rank(self, lower: str, most: int = 2) -> list[str]:
        keys = {lower, *_deletions(lower)}
        found = {word for key in keys for word in self._deletes.get(key, "").split()}
        found.discard(lower)
        return sorted(found, key=lambda word: (-self._score(lower, word), word))[:most]

    def _score(self, misspelled: str, word: str) -> float:
        score = self._zipf[word] - _DISTANCE_COST * OSA.distance(misspelled, word)
        if misspelled[0] != word[0]:
            score -= _FIRST_LETTER_COST
        if set(misspelled) == set(word):
            score += _SAME_LETTERS_GAIN
        return score

    def save(self, folder: Path) -> None:
        """Write the lexicon as one compressed table into a model's folder."""
        with lzma.open(folder / FILE_NAME, "wt", encoding="utf-8") as out:
            for lower, form in sorted(self._forms.items()):
                out.write(f"{form}\t{self._zipf[lower]:.1f}\n")
            for wrong, right in sorted(self.misspellings.items()):
                out.write(f"{wrong}\t{_MEANT}{right}\n")

    @classmethod
    def load(cls, folder: Path) -> "Lexicon":
        """Read a lexicon from a model's folder.

        Raises:
            ModelError: the file is missing or damaged.
        """
        frequencies: dict[str, float] = {}
        misspellings: dict[str, str] = {}
        try:
            with lzma.open(folder / FILE_NAME, "rt", encoding="utf-8") as lines:
                for line in lines:
                    left, right = line.rstrip("\n").split("\t")
                    if right.startswith(_MEANT):
                        misspellings[left] = right.removeprefix(_MEANT)
                    else:
                        frequencies[left] = float(right)
        except (OSError, ValueError, EOFError, lzma.LZMAError) as error:
            raise ModelError(f"the spelling lexicon in {folder} is missing or damaged") from error
        return cls(frequencies, misspellings)


def _by_deletion(words: Iterable[str]) -> dict[str, str]:
    """Each key with the words, separated by spaces, that become it by at most one deletion; a list would be larger."""
    found: dict[str, str] = {}
    for word in words:
        for key in {word, *_deletions(word)}:
            found[key] = f"{found[key]} {word}" if key in found else word
    return found


def _deletions(word: str) -> list[str]:
    return [word[:i] + word[i + 1 :] for i in range(len(word))]
