"""The files of WordNet 3.0, read as wndb(5WN), cntlist(5WN) and morphy(7WN) describe them.

https://wordnet.princeton.edu/documentation
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from service.definitions.files import TextFile
from service.definitions.parts import PartOfSpeech

__all__ = ["DefinitionsUnavailable", "Synset", "Wordnet"]


class DefinitionsUnavailable(Exception):  # noqa: N818 - it says what the service answers then
    """There is no usable WordNet; the message is one line that says why and what to do."""


_SUFFIXES = {
    PartOfSpeech.NOUN: "noun",
    PartOfSpeech.VERB: "verb",
    PartOfSpeech.ADJECTIVE: "adj",
    PartOfSpeech.ADVERB: "adv",
}
"""What the names of the files end in."""
_SENSE_TYPES = {
    "1": PartOfSpeech.NOUN,
    "2": PartOfSpeech.VERB,
    "3": PartOfSpeech.ADJECTIVE,
    "4": PartOfSpeech.ADVERB,
    "5": PartOfSpeech.ADJECTIVE,
}
"""The digit after ``%`` in a sense key; 5 is an adjective satellite."""
_MARKER = re.compile(r"\((?:a|p|ip)\)$")
"""Where an adjective may stand: ``galore(ip)``."""
_INSTALL = "install the package wordnet-base or set EMEND_WORDNET_DIR"


@dataclass(frozen=True, slots=True)
class Synset:
    """A meaning.

    Attributes:
        offset: where it stands in the data file; with the part of speech, what it is known by.
        words: the words that have it, in their own letter case, with ``_`` for a space.
        gloss: definition and examples.
    """

    offset: int
    words: tuple[str, ...]
    gloss: str


class Wordnet:
    """Entries, meanings, irregular forms and frequencies; words are in lower case, with ``_`` for a space."""

    def __init__(self, folder: Path) -> None:
        """Map the files of a folder; nothing is read before it is asked for.

        Raises:
            DefinitionsUnavailable: a file is missing, cannot be read or does not belong to the others.
        """
        try:
            self._index = {part: TextFile(folder / f"index.{suffix}") for part, suffix in _SUFFIXES.items()}
            self._data = {part: TextFile(folder / f"data.{suffix}") for part, suffix in _SUFFIXES.items()}
            self._exceptions = {part: TextFile(folder / f"{suffix}.exc") for part, suffix in _SUFFIXES.items()}
            self._counts = TextFile(folder / "cntlist.rev")
        except OSError as error:
            name = Path(error.filename or folder).name
            raise DefinitionsUnavailable(f"WordNet's file {name} cannot be read: {_INSTALL}") from None
        for part, index in self._index.items():
            word = index.last_line().partition(" ")[0]
            if not word or not any(self.synsets(word, part)):
                raise DefinitionsUnavailable(f"WordNet's files of {part}s do not fit together: {_INSTALL}")

    def has(self, word: str, part: PartOfSpeech) -> bool:
        """Whether a word has an entry."""
        return bool(self._entry(word, part))

    def synsets(self, word: str, part: PartOfSpeech) -> Iterator[Synset]:
        """The meanings of a word, most frequent first; none for a word without an entry."""
        fields = self._entry(word, part)
        for offset in fields[len(fields) - int(fields[2]) :] if fields else ():
            # A file that was cut off has fewer meanings than its index says.
            line = self._data[part].line_at(int(offset))
            if line.startswith(offset):
                yield _synset(line)

    def irregular(self, form: str, part: PartOfSpeech) -> list[str]:
        """What a form is an irregular inflection of: ``mouse`` for ``mice``."""
        if part not in self._exceptions:
            return []
        return [base for line in self._exceptions[part].starting_with(f"{form} ") for base in line.split()[1:]]

    def frequencies(self, word: str) -> dict[PartOfSpeech, int]:
        """How often a word was met as each part of speech in the texts that WordNet was tagged by."""
        found: dict[PartOfSpeech, int] = {}
        for line in self._counts.starting_with(f"{word}%"):
            key, _, count = line.split()
            part = _SENSE_TYPES[key[len(word) + 1]]
            found[part] = found.get(part, 0) + int(count)
        return found

    def _entry(self, word: str, part: PartOfSpeech) -> list[str]:
        """The fields of a word's line in the index; the lines of the licence start with a space."""
        if not word or part not in self._index:
            return []
        return next(self._index[part].starting_with(f"{word} "), "").split()


def _synset(line: str) -> Synset:
    head, _, gloss = line.partition(" | ")
    fields = head.split()
    last = 4 + 2 * int(fields[3], 16)
    return Synset(int(fields[0]), tuple(_MARKER.sub("", word) for word in fields[4:last:2]), gloss)
