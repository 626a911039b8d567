"""What a Hunspell dictionary says of a word: the entries that it may be a form of, and the affix that makes it so.

A dictionary is read when it is first asked, from where the operator has installed it, and kept.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from sys import intern
from typing import NamedTuple

from models.spelling.hunspell.dictionaries import FOLDERS, sources
from models.spelling.hunspell.dictionary_files import forms, rules

__all__ = ["AffixedForm", "AffixedWords", "affixed_words", "dictionary_path"]


_LIGATURES = str.maketrans({"ĳ": "ij", "Ĳ": "IJ"})
_LONG = re.compile(r"^FLAG\s+long", re.MULTILINE)


class AffixedForm(NamedTuple):
    """A word as a form of an entry.

    Attributes:
        base: the entry.
        flags: the affixes that it takes.
        flag: the one that makes the form; empty where the word is the entry.
        strip: what that takes off.
        add: what it puts in its place.
        tag: what the dictionary calls such forms; most call them nothing.
    """

    base: str
    flags: str
    flag: str = ""
    strip: str = ""
    add: str = ""
    tag: str = ""


class _Suffix(NamedTuple):
    flag: str
    strip: str
    condition: re.Pattern[str]
    tag: str


class AffixedWords:
    """The entries of a dictionary with their flags, of a letter or two each, and its suffixes."""

    def __init__(self, path: Path) -> None:
        """Read a dictionary.

        Args:
            path: of the ``.dic`` file.
        """
        text = rules(path)
        self._width = 2 if _LONG.search(text) else 1
        self._flags: dict[str, str] = {}
        for word, flags in forms(path):
            word = word.translate(_LIGATURES)
            self._flags[word] = intern(self._flags.get(word, "") + flags)
        self._suffixes: dict[str, list[_Suffix]] = {}
        for one in _suffixes(text):
            self._suffixes.setdefault(one[0], []).append(one[1])
        self._longest = max(map(len, self._suffixes), default=0)

    def flags(self, word: str) -> str | None:
        """The flags of an entry, those of all that are spelt so together; None if there is no such entry."""
        return self._flags.get(word)

    def forms(self, word: str) -> Iterator[AffixedForm]:
        """All that a word is a form of."""
        if (own := self.flags(word)) is not None:
            yield AffixedForm(word, own)
        for length in range(min(self._longest, len(word) - 1) + 1):
            add = word[len(word) - length :]
            for suffix in self._suffixes.get(add, ()):
                base = word[: len(word) - length] + suffix.strip
                flags = self._flags.get(base)
                if flags and base != word and self._takes(flags, suffix.flag) and suffix.condition.search(base):
                    yield AffixedForm(base, flags, suffix.flag, suffix.strip, add, suffix.tag)

    def tagged(self, base: str, tag: str) -> Iterator[str]:
        """The forms of an entry that the dictionary calls by a name."""
        flags = self._flags.get(base, "")
        for add, suffixes in self._suffixes.items():
            for suffix in suffixes:
                fits = suffix.tag == tag and self._takes(flags, suffix.flag) and base.endswith(suffix.strip)
                if fits and suffix.condition.search(base):
                    yield base[: len(base) - len(suffix.strip)] + add

    def _takes(self, flags: str, flag: str) -> bool:
        at = flags.find(flag)
        while at >= 0 and at % self._width:
            at = flags.find(flag, at + 1)
        return at >= 0

    def made(self, base: str, flag: str) -> Iterator[str]:
        """The forms that a suffix makes of an entry, whether it takes it or not."""
        for add, suffixes in self._suffixes.items():
            for suffix in suffixes:
                if suffix.flag == flag and base.endswith(suffix.strip) and suffix.condition.search(base):
                    yield base[: len(base) - len(suffix.strip)] + add


def _suffixes(text: str) -> Iterator[tuple[str, _Suffix]]:
    seen = set()
    for line in text.splitlines():
        parts = line.split()
        if len(parts) < 4 or parts[0] != "SFX":
            continue
        if parts[1] not in seen:
            seen.add(parts[1])
            continue
        strip, add = (part.partition("/")[0].replace("0", "").translate(_LIGATURES) for part in parts[2:4])
        condition = parts[4].translate(_LIGATURES) if len(parts) > 4 and parts[4] != "." and ":" not in parts[4] else ""
        tag = next((part.removeprefix("ts:") for part in parts[4:] if part.startswith("ts:")), "")
        yield add, _Suffix(parts[1], strip, re.compile(f"{condition}$"), tag)


def dictionary_path(language: str, folder: Path | None = None) -> Path | None:
    """The ``.dic`` file of a language, None if its dictionary is not installed or is more than one.

    Args:
        language: its code.
        folder: where to look; None looks at the usual places.
    """
    [name, *more] = sources()[language].files
    paths = (place / f"{name}.dic" for place in ((folder,) if folder else FOLDERS))
    found = next((path for path in paths if path.is_file() and path.with_suffix(".aff").is_file()), None)
    return None if more else found


@cache
def affixed_words(path: Path) -> AffixedWords:
    """The words of a dictionary, read once."""
    return AffixedWords(path)
