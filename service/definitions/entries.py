"""Our own entries, in the files ``entries/*.toml``: function words, and words that are younger than WordNet.

A block is an entry, its name the word; a key is a part of speech, in the order in which they are shown, with meanings::

    [cloud]
    noun = [
      "* visible mass of water",
      "computers that are reached over the internet | The photos are stored in the cloud. | another example",
      "*",
    ]

A meaning is followed by its examples. ``*`` stands for all meanings that WordNet has of this part of speech and that
are not named otherwise, ``* words`` for the one whose definition contains the words; without a ``*`` WordNet's are left
out. ``also`` lists other spellings and inflected forms that lead to the entry.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from service.definitions.parts import PartOfSpeech

__all__ = ["OWN_ENTRIES", "DictionaryEntry", "Entries", "EntryError", "OwnMeaning", "UsualMeanings"]

OWN_ENTRIES = Path(__file__).parent / "entries"
_PARTS = {part.replace(" ", "_"): part for part in PartOfSpeech}


class EntryError(Exception):
    """An entry is not in the form described; the message names file and word."""


@dataclass(frozen=True, slots=True)
class OwnMeaning:
    """A meaning of our own, with its examples."""

    definition: str
    examples: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class UsualMeanings:
    """WordNet's meaning whose definition contains ``words``; all that are not named otherwise where it is empty."""

    words: str


@dataclass(frozen=True, slots=True)
class DictionaryEntry:
    """A word in its usual letter case, other strings that lead to it, and its meanings by part of speech."""

    word: str
    also: tuple[str, ...] = ()
    parts: dict[PartOfSpeech, tuple[OwnMeaning | UsualMeanings, ...]] = field(default_factory=dict)


class Entries:
    """Entries by their words; words are in lower case, with ``_`` for a space."""

    def __init__(self, entries: list[DictionaryEntry]) -> None:
        self._of: dict[str, list[DictionaryEntry]] = {}
        self._leading: dict[str, list[tuple[DictionaryEntry, str]]] = {}
        for entry in entries:
            lemma = _key(entry.word)
            self._of.setdefault(lemma, []).append(entry)
            for form in entry.also:
                self._leading.setdefault(_key(form), []).append((entry, form))

    def __iter__(self) -> Iterator[DictionaryEntry]:
        for entries in self._of.values():
            yield from entries

    @classmethod
    def read(cls, folder: Path = OWN_ENTRIES) -> "Entries":
        """Read all files of a folder.

        Raises:
            EntryError: one is not well formed, or a word has two entries.
        """
        entries: dict[str, DictionaryEntry] = {}
        for path in sorted(folder.glob("*.toml")):
            try:
                blocks = tomllib.loads(path.read_text("utf-8"))
            except tomllib.TOMLDecodeError as error:
                raise EntryError(f"{path.name}: {error}") from None
            for word, block in blocks.items():
                if word in entries:
                    raise EntryError(f"{path.name}: {word}: has an entry already")
                try:
                    entries[word] = _entry(word, block)
                except EntryError as error:
                    raise EntryError(f"{path.name}: {word}: {error}") from None
        return cls(list(entries.values()))

    def of(self, lemma: str) -> list[DictionaryEntry]:
        """The entries of a word; more than one where the letter case tells them apart."""
        return self._of.get(lemma, [])

    def lead_from(self, form: str, part: PartOfSpeech) -> dict[str, str]:
        """The words to whose entries a form or spelling is said to lead, and the form in its letter case."""
        return {_key(entry.word): written for entry, written in self._leading.get(form, []) if part in entry.parts}


def _entry(word: str, block: object) -> DictionaryEntry:
    if not isinstance(block, dict):
        raise EntryError("is no block")
    also = block.get("also", [])
    if not isinstance(also, list) or not all(isinstance(form, str) and form.strip() for form in also):
        raise EntryError("also is no list of words")
    parts = {}
    for name, meanings in block.items():
        if name == "also":
            continue
        if name not in _PARTS:
            raise EntryError(f"{name} is no part of speech")
        if not isinstance(meanings, list) or not meanings:
            raise EntryError(f"{name} is no list of meanings")
        parts[_PARTS[name]] = tuple(_meaning(meaning) for meaning in meanings)
    if not parts:
        raise EntryError("has no meaning")
    return DictionaryEntry(word, tuple(also), parts)


def _meaning(text: object) -> OwnMeaning | UsualMeanings:
    if not isinstance(text, str):
        raise EntryError("a meaning is no string")
    if text.startswith("*"):
        return UsualMeanings(text[1:].strip())
    definition, *examples = (piece.strip() for piece in text.split("|"))
    if not definition or not examples or not all(examples):
        raise EntryError(f"a meaning and an example after “|” are wanted: {text}")
    return OwnMeaning(definition, tuple(examples))


def _key(word: str) -> str:
    return word.lower().replace(" ", "_")
