"""All forms that an entry of a Hunspell dictionary has by its suffixes, and the entries that a form may be of."""

import re
from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from models.spelling.hunspell.affix_file import Affix, AffixFile
from models.spelling.hunspell.dictionary_files import forms, rules
from models.spelling.hunspell.hashed import HashedWords

__all__ = ["EntryForms", "FlaggedEntry"]


class FlaggedEntry(NamedTuple):
    """An entry of a dictionary.

    Attributes:
        word: as it is listed.
        flags: what is said of it.
    """

    word: str
    flags: frozenset[str]


class _Suffix(NamedTuple):
    flag: str
    strip: str
    text: str
    fits: re.Pattern[str]


class EntryForms:
    """The entries of a dictionary without compounds, in about one and a half times the bytes of its file."""

    def __init__(self, path: Path, inflected: Mapping[str, str]) -> None:
        """Read a dictionary.

        Args:
            path: of the ``.dic`` file, with an ``.aff`` file beside it.
            inflected: words that are added, each with one like which it is inflected.
        """
        self._file = AffixFile(rules(path))
        flags: dict[str, str] = dict.fromkeys(inflected.values(), "")
        words = set()
        lines = set()
        for word, own in forms(path):
            words.add(word)
            lines.add(f"{word}\0{own}".encode())
            if word in flags:
                flags[word] += own
        lines |= {f"{word}\0{flags[model]}".encode() for word, model in inflected.items()}
        self._words = HashedWords([*words, *inflected])
        ordered = sorted(lines)
        self._lines = b"".join(ordered)
        self._starts = array("L", _starts(ordered))
        self._by_flag: dict[str, list[_Suffix]] = {}
        self._by_text: dict[str, dict[str, list[_Suffix]]] = {}
        for affix in self._file.affixes:
            if not affix.is_prefix:
                suffix = _suffix(affix)
                self._by_flag.setdefault(suffix.flag, []).append(suffix)
                self._by_text.setdefault(suffix.text, {}).setdefault(suffix.strip, []).append(suffix)
        self._longest = max(map(len, self._by_text), default=0)

    def forms(self, entry: FlaggedEntry) -> frozenset[str]:
        """An entry and all that one of its suffixes makes of it."""
        word = entry.word
        return frozenset(
            {word}
            | {
                word.removesuffix(suffix.strip) + suffix.text
                for flag in entry.flags
                for suffix in self._by_flag.get(flag, ())
                if word.endswith(suffix.strip) and suffix.fits.search(word)
            }
        )

    def entries(self, form: str) -> tuple[FlaggedEntry, ...]:
        """The entries that a form is of, in this very spelling."""
        found = dict.fromkeys(self._listed(form))
        for cut in range(min(self._longest, len(form)) + 1):
            text = form[len(form) - cut :]
            for strip, suffixes in self._by_text.get(text, {}).items():
                base = form[: len(form) - cut] + strip
                for entry in self._listed(base) if base else ():
                    if any(one.flag in entry.flags and one.fits.search(base) for one in suffixes):
                        found[entry] = None
        return tuple(found)

    def _listed(self, word: str) -> Iterator[FlaggedEntry]:
        if word not in self._words:
            return
        key = word.encode() + b"\0"
        at = bisect_left(range(len(self._starts) - 1), key, key=self._line)
        while at < len(self._starts) - 1 and (line := self._line(at)).startswith(key):
            yield FlaggedEntry(word, self._file.flags(line[len(key) :].decode()))
            at += 1

    def _line(self, at: int) -> bytes:
        return self._lines[self._starts[at] : self._starts[at + 1]]


def _starts(lines: Iterable[bytes]) -> Iterator[int]:
    """Where each line begins, and where the last ends."""
    start = 0
    for line in lines:
        yield start
        start += len(line)
    yield start


def _suffix(affix: Affix) -> _Suffix:
    return _Suffix(affix.flag, affix.strip, affix.text, _pattern(affix.condition))


@cache
def _pattern(condition: str) -> re.Pattern[str]:
    return re.compile(f"{condition}$")
