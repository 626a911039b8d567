"""Tells quickly most of what a Hunspell dictionary does not have, so that it need not be asked.

A dictionary with compounds or many affixes takes 20 to 1,000 microseconds to refuse a word. A word that it has is made
of entries with a prefix and two suffixes each at most. Here it is only seen whether there are such entries and affixes,
not whether flags and conditions let them stand together: what is refused here the dictionary has not; it must be asked
for what passes.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path

from models.spelling.hunspell.affix_file import Affix, AffixFile
from models.spelling.hunspell.dictionary_files import forms, rules
from models.spelling.hunspell.hashed import HashedWords

__all__ = ["Sieve"]

_CACHED = 16_384
_BEGINNING = 4
"""By so many letters it is told at once that no entry begins as a text does."""


class Sieve:
    """What the words of a dictionary may be made of.

    Attributes:
        memory: bytes it takes.
        compounds: whether words may be made of several entries.
    """

    def __init__(self, rules: AffixFile, words: Sequence[str], parts: Sequence[str]) -> None:
        """Take what words are made of.

        Args:
            rules: the affix file, a plain one.
            words: all entries.
            parts: those that compounds are made of.
        """
        self.compounds = bool(parts)
        self._shortest = rules.shortest_part
        self._converted = re.compile("|".join(map(re.escape, sorted({*map(str.lower, rules.converted)}))) or r"(?!)")
        ignored = str.maketrans("", "", rules.ignored)
        self._simple = _Entries([word.lower().translate(ignored) for word in words], rules.affixes)
        self.memory = self._simple.memory
        if self.compounds:
            parts = [word.lower().translate(ignored) for word in parts]
            inside = [one for one in rules.affixes if not rules.permitted.isdisjoint(one.more)]
            last = _Entries(parts, [one for one in rules.affixes if not one.is_prefix or one in inside])
            first = _Entries(parts, [one for one in rules.affixes if one.is_prefix or one in inside])
            middle = _Entries(parts, inside)
            self._is_first = lru_cache(_CACHED)(first.may_have)
            self._is_middle = lru_cache(_CACHED)(middle.may_have)
            self._is_last = lru_cache(_CACHED)(last.may_have)
            self._begins = lru_cache(_CACHED)(self._may_begin)
            self._ends = lru_cache(_CACHED)(self._may_end)
            self.memory += first.memory + middle.memory + last.memory

    @classmethod
    def of(cls, path: Path, more: Iterable[str] = (), *, compounds: bool = True) -> "Sieve | None":
        """The sieve of a dictionary; None where its rules are such that none can be.

        Args:
            path: of the ``.dic`` file.
            more: words that were added to it.
            compounds: whether it makes any.
        """
        file = AffixFile(rules(path))
        if not file.is_plain:
            return None
        entries = [*forms(path), *((word, "") for word in more)]
        parts = file.parts(entries) if compounds else []
        if parts and file.shortest_part == 1:
            return None
        return cls(file, [word for word, _ in entries], parts)

    def may_have(self, word: str) -> bool:
        """Whether the dictionary has to be asked for a word; for any if it makes compounds (but see `among`)."""
        if self.compounds:
            return True
        lower = word.lower()
        if not lower.isalpha() or word[1:] != lower[1:] or self._converted.search(lower):
            return True
        return self._simple.may_have(lower)

    def among(self, word: str, texts: Iterable[str]) -> Iterator[str]:
        """Of texts that a single slip makes of a word those that the dictionary has to be asked for.

        In a compound the parts before the slip are those of the word, and so are those behind it: they are looked for
        once. All are in lower case.
        """
        if not self.compounds:
            yield from (text for text in texts if self.may_have(text))
            return
        heads = [word[:at] for at in range(self._shortest, len(word) + 1) if self._begins(word[:at])]
        tails = [word[at:] for at in range(len(word)) if self._ends(word[at:])]
        letters = sorted(word)
        for text in texts:
            if (
                not text.isalpha()
                or self._converted.search(text)
                or self._simple.may_have(text)
                or self._fits(text, heads, tails)
                or (len(text) == len(word) and sorted(text) == letters and self._is_compound(text))
            ):
                yield text

    def _fits(self, text: str, heads: list[str], tails: list[str]) -> bool:
        """Whether a text may be a compound of which one part is not made of parts of the word."""
        own = [tail for tail in tails if text.endswith(tail)]
        for tail in own:
            rest = text[: len(text) - len(tail)]
            if len(rest) >= self._shortest and self._is_first(rest):
                return True
        for head in heads:
            if not text.startswith(head):
                break
            rest = text[len(head) :]
            if len(rest) >= self._shortest and self._is_last(rest):
                return True
            for tail in own:
                size = len(rest) - len(tail)
                if size == 0 or (size >= self._shortest and self._is_middle(rest[:size])):
                    return True
        return False

    def _is_compound(self, text: str) -> bool:
        return any(
            self._begins(text[:at]) and self._ends(text[at:])
            for at in range(self._shortest, len(text) - self._shortest + 1)
        )

    def _may_begin(self, text: str) -> bool:
        """Whether parts of compounds that may stand at the beginning may make a text."""
        if self._is_first(text):
            return True
        cuts = range(self._shortest, len(text) - self._shortest + 1)
        return any(self._is_middle(text[at:]) and self._begins(text[:at]) for at in cuts)

    def _may_end(self, text: str) -> bool:
        """Whether parts of compounds that may stand at the end may make a text."""
        if len(text) < self._shortest:
            return False
        if self._is_last(text):
            return True
        cuts = range(self._shortest, len(text) - self._shortest + 1)
        return any(self._is_middle(text[:at]) and self._ends(text[at:]) for at in cuts)


class _Entries:
    """Entries that have a prefix and up to two suffixes, or none; only what is made of letters is told of them."""

    def __init__(self, words: Sequence[str], affixes: Iterable[Affix]) -> None:
        prefixes: dict[str, set[str]] = {}
        suffixes: set[str] = set()
        followed: set[str] = set()
        strips: set[str] = set()
        for _, strip, text, is_prefix, more, _ in affixes:
            if text and not text.isalpha():
                continue
            if is_prefix:
                if text.lower() != strip.lower():  # those that only make a capital small say nothing here
                    prefixes.setdefault(text.lower(), set()).add(strip.lower())
                continue
            suffixes.add(text.lower())
            strips.add(strip.lower())
            if more:
                followed.add(text.lower())
        strips |= {strip.removesuffix(one) for one in followed for strip in tuple(strips)}
        strips.discard("")
        lengths = sorted({*map(len, strips)})
        inner = {
            one[: len(one) - size] for one in followed for size in (0, *lengths) if not size or one[-size:] in strips
        }
        self._prefixes = {text: tuple(found) for text, found in prefixes.items()}
        self._suffixes, self._inner = frozenset(suffixes - {""}), frozenset(inner - {""})
        self._prefix_lengths, self._suffix_lengths, self._inner_lengths = (
            tuple(sorted({*map(len, texts)})) for texts in (self._prefixes, self._suffixes, self._inner)
        )
        bases = [*words, *(word[:-size] for size in lengths for word in words if word[-size:] in strips)]
        self._bases = HashedWords(bases)
        self._beginnings = frozenset(base[:_BEGINNING] for base in bases if len(base) >= _BEGINNING)
        self._longest_inner = max(self._inner_lengths, default=0)
        remembered = (self._suffixes, self._inner, self._prefixes, self._beginnings)
        self.memory = self._bases.memory + 100 * sum(map(len, remembered))

    def may_have(self, text: str) -> bool:
        """Whether a text in lower case may be an entry with affixes or without."""
        if self._ends_well(text):
            return True
        for size in self._prefix_lengths:
            for strip in self._prefixes.get(text[:size], ()):
                if self._ends_well(strip + text[size:]):
                    return True
        return False

    def _ends_well(self, text: str) -> bool:
        bases, suffixes = self._bases, self._suffixes
        long = len(text)
        begins = text[:_BEGINNING] in self._beginnings
        if (begins or long < _BEGINNING) and text in bases:
            return True
        # Where no entry begins so, only one that is shorter can be what is left without suffixes.
        least = 0 if begins else long - _BEGINNING - self._longest_inner + 1
        for size in self._suffix_lengths:
            if size > long:
                break
            if size < least or text[long - size :] not in suffixes:
                continue
            rest = text[: long - size]
            if rest in bases:
                return True
            for before in self._inner_lengths:
                if before > len(rest):
                    break
                if rest[-before:] in self._inner and rest[:-before] in bases:
                    return True
        return False
