"""Word forms with frequencies, known misspellings, and suggestions for unknown words."""

import lzma
import math
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from rapidfuzz.distance import OSA
from rapidfuzz.process import extract

from models.errors import ModelError
from models.prepared import mapped, prepared
from models.spelling.words import deletions as index
from models.spelling.words.deletions import DeletionIndex, deletions

FILE_NAME = "lexicon.tsv.xz"
MAX_WORD = 32
"""Longer words get no suggestions: they are identifiers or noise."""
_SHORTEST = 3

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

    Attributes:
        source: the file that it was read from.
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
        self._deletes = self._index(None)
        self.source: Path | None = None
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
        ranked = self._rank(lower) if _SHORTEST <= len(lower) <= MAX_WORD and lower.isalpha() else []
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
        found = {word for key in {lower, *deletions(lower)} for word in self._deletes.of(key)}
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
        path = folder / FILE_NAME
        lexicon = cls({}, {})
        lexicon._forms, lexicon._zipf, lexicon.misspellings = prepared(
            "lexicon", [path, Path(__file__)], lambda: cls._of(path)._tables()
        )
        lexicon._deletes = lexicon._index(path)
        lexicon.source = path
        return lexicon

    def _index(self, source: Path | None) -> DeletionIndex:
        """Its words by deletion, mapped from the disk where they come from a file."""
        words = tuple(self._forms)

        def table() -> bytes:
            return DeletionIndex.table_of(words, _SHORTEST, MAX_WORD)

        kept = mapped("lexicon-deletions", [source, Path(__file__), Path(index.__file__)], table) if source else table()
        return DeletionIndex(words, kept)

    @classmethod
    def _of(cls, path: Path) -> "Lexicon":
        frequencies: dict[str, float] = {}
        misspellings: dict[str, str] = {}
        try:
            with lzma.open(path, "rt", encoding="utf-8") as lines:
                for line in lines:
                    left, right = line.rstrip("\n").split("\t")
                    if right.startswith(_MEANT):
                        misspellings[left] = right.removeprefix(_MEANT)
                    else:
                        frequencies[left] = float(right)
        except (OSError, ValueError, EOFError, lzma.LZMAError) as error:
            raise ModelError(f"the spelling lexicon in {path.parent} is missing or damaged") from error
        return cls(frequencies, misspellings)

    def _tables(self) -> tuple[dict[str, str], dict[str, float], dict[str, str]]:
        """What is kept of it on disk."""
        return self._forms, self._zipf, self.misspellings
