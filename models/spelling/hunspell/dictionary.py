"""Hunspell dictionaries used as one."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache, partial
from math import inf
from pathlib import Path
from time import perf_counter
from types import MappingProxyType

from hunspell import Hunspell, HunspellFilePathError

from models.errors import ModelError
from models.spelling.hunspell.chains import MOST_PARTS, is_chain
from models.spelling.hunspell.dictionary_files import add_inflected, entries, has, has_joiners, has_rules, letters, load
from models.spelling.hunspell.sieve import Sieve
from models.spelling.letters.forms import NON_JOINER, plain, with_non_joiners

__all__ = ["HunspellDictionary", "threes"]

_CACHED = 65_536
_PIECES = 16_384
"""Words of which it is remembered whether they are parts of longer ones, for words that are much alike."""
_OWN_MEMORY = 4 << 20
_MEMORY_BY_FILE = 7
_REMEMBERED = 160
"""Bytes of a word that is remembered."""
_SIEVE_SECONDS = 0.75e-7
"""Half of the time that making a sieve takes for each byte of the files: so long asking for words takes before it is
worth it."""
_JOINERS = NON_JOINER + "\u200d"


class HunspellDictionary:
    """Knows the words, inflected and compound ones included, of one or more Hunspell dictionaries.

    Safe to use from several threads: Hunspell runs under the global interpreter lock. Its own suggestions are not used:
    one word takes 100 to 400 ms in German, Greek, Spanish, French and Italian. A dictionary without any rule, as those
    of many Indic languages are, is kept as a list: so its words are known in all spellings that count as the same,
    whichever form of Unicode it is in, and much faster.

    Attributes:
        letters: the letters its words are made of, lower case, most frequent first.
    """

    def __init__(
        self,
        files: Sequence[Path],
        key: Callable[[str], str] = plain,
        inflected: Mapping[str, str] = MappingProxyType({}),
        shortest_part: int = 0,
        *,
        chains: bool = False,
    ) -> None:
        """Load dictionaries.

        Args:
            files: the ``.dic`` files, with an ``.aff`` file beside each.
            key: what spellings of a word that count as the same have in common.
            inflected: words that are added, each with one like which it is inflected.
            shortest_part: letters that each part of a compound must have at least; 0 leaves that to the dictionary.
            chains: whether compounds of three parts and more are told by those of two.

        Raises:
            ModelError: a file cannot be read.
        """
        self._files_memory = 0
        self._extra = 0
        self._files = tuple(files)
        self._key = key
        self._chains = chains
        self._words: set[str] = set()
        self._joined: dict[str, str] = {}
        self._parts: list[Hunspell] = []
        self._offered = [] if shortest_part else self._parts
        found: dict[str, None] = {}
        try:
            for path in files:
                self._files_memory += (2 if shortest_part else 1) * _memory_of(path)
                found.update(dict.fromkeys(letters(path)))
                if has_rules(path):
                    self._parts.append(load(path, shortest_part, most_parts=MOST_PARTS if chains else 0))
                    if shortest_part:
                        self._offered.append(load(path, compounds=False))
                else:
                    self._list(entries(path))
        except (OSError, HunspellFilePathError) as error:
            raise ModelError(f"cannot read the spelling dictionary {files[0].stem}") from error
        self._inflected = inflected
        for part in {*self._parts, *self._offered} if inflected else ():
            add_inflected(part, inflected)
        self._asked = 0.0
        self._worth = _SIEVE_SECONDS * sum(
            path.stat().st_size + path.with_suffix(".aff").stat().st_size for path in files
        )
        self._unsieved: tuple[tuple[Sieve | None, Hunspell], ...] = tuple((None, part) for part in self._offered)
        self.letters = "".join(found)
        self.knows = lru_cache(_CACHED)(self.ask)
        self._has_piece = lru_cache(_PIECES)(has)

    def _list(self, words: Iterable[str]) -> None:
        for word in words:
            form = plain(word)
            self._words.update((form, self._key(word)))
            if not set(word).isdisjoint(_JOINERS):
                self._joined[form] = word

    @property
    def memory(self) -> int:
        """About how many bytes it takes, with what was made of it to look words up.

        4 MiB a dictionary and seven times the size of its files, by the growth of the process with twelve of Debian's,
        and its sieves, sequences and the words that it remembers.
        """
        remembered = self.knows.cache_info().currsize + self._has_piece.cache_info().currsize
        return self._files_memory + self._extra + _REMEMBERED * remembered

    @cached_property
    def sequences(self) -> frozenset[str]:
        """All that stands side by side in its stems, three characters each, a space before and behind a word."""
        found = frozenset(
            three for path in self._files for word in entries(path) for three in threes(plain(word.lower()))
        )
        self._extra += _REMEMBERED * len(found)
        return found

    def listed(self) -> Iterator[str]:
        """The words as the files list them, without what affixes make of them."""
        return (word for path in self._files for word in entries(path))

    def spells(self, word: str) -> bool:
        """Whether it has a word in this very spelling, where others count as the same."""
        return word in self._words

    def written(self, word: str, *, joined: bool = False) -> str:
        """A word with the joiners that its form for looking up lacks.

        Args:
            word: in that form.
            joined: whether it shall have some where it is known with and without.
        """
        if (listed := self._joined.get(word)) is not None or not self._spelling:
            return listed or word
        texts = with_non_joiners(word, (1, 2, 0) if joined else (0, 1, 2))
        return next((text for text in texts if any(has(part, text) for part in self._spelling)), word)

    @cached_property
    def _spelling(self) -> tuple[Hunspell, ...]:
        """The dictionaries with joiners once more, in which words have them."""
        joined = [path for path in self._files if has_rules(path) and has_joiners(path)]
        self._extra += sum(map(_memory_of, joined))
        return tuple(load(path, joiners=True) for path in joined)

    @cached_property
    def _sieves(self) -> tuple[tuple[Sieve | None, Hunspell], ...]:
        """What words are offered from, each with what says quickly that it has not got one, where that is possible."""
        own = self._offered is not self._parts
        ruled = filter(has_rules, self._files)
        sieves = [Sieve.of(path, self._inflected, compounds=not own) for path in ruled]
        self._extra += sum(sieve.memory for sieve in sieves if sieve is not None)
        return tuple(zip(sieves, self._offered, strict=True))

    def hasten(self) -> None:
        """Make the sieves now that are else made once asking has taken as long as that does."""
        self._asked = inf
        _ = self._sieves

    @property
    def _asked_through(self) -> tuple[tuple[Sieve | None, Hunspell], ...]:
        """The same; without sieves as long as asking took less time than to make them would."""
        return self._sieves if self._asked > self._worth else self._unsieved

    def ask(self, word: str) -> bool:
        """Whether this is a word as it is written, or with fewer capitals; ``knows`` is the same and remembers."""
        return self._lists(word) or any(self._has(part, word) for part in self._parts)

    def offers(self, word: str) -> bool:
        """The same for a word to be suggested, which must be no compound of three parts and more.

        Where parts of compounds may be too short, it must be no compound at all.
        """
        if self._lists(word):
            return True
        asked = self._asked_through
        started = perf_counter()
        found = any(has(part, word) for sieve, part in asked if sieve is None or sieve.may_have(word))
        self._asked += perf_counter() - started
        return found

    def among(self, word: str, texts: Iterable[str]) -> Iterable[str]:
        """Of texts that a single slip makes of a word, all in lower case, those that it may offer; seldom others.

        A dictionary that makes compounds is asked for many fewer words so, and any in less time.
        """
        (sieve, _), *others = self._asked_through or ((None, None),)
        return texts if sieve is None or others or self._words else sieve.among(word, texts)

    def _has(self, part: Hunspell, word: str) -> bool:
        return has(part, word) or (self._chains and is_chain(word, partial(self._has_piece, part)))

    def _lists(self, word: str) -> bool:
        if not self._words or word in self._words:
            return bool(self._words)
        lower = word.lower()
        if self._key is plain:
            return lower != word and lower in self._words
        return self._key(word) in self._words or (lower != word and self._key(lower) in self._words)


def _memory_of(path: Path) -> int:
    """About how many bytes a dictionary takes."""
    return _OWN_MEMORY + _MEMORY_BY_FILE * (path.stat().st_size + path.with_suffix(".aff").stat().st_size)


def threes(word: str) -> set[str]:
    """What stands side by side in a word, three characters each, with a space before it and behind it."""
    text = f" {word} "
    return {text[at : at + 3] for at in range(len(text) - 2)}
