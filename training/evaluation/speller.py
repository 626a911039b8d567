"""Baselines: doing nothing, and a Hunspell speller that takes the first suggestion for every unknown word."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from models.corrector.protocol import Correction, Edit
from models.errors import InputError

_WORD = re.compile(r"(?<![\w@./\\-])[^\W\d_]+(?:['’][^\W\d_]+)*(?![\w@/\\-]|\.\w)")


class DoNothing:
    """Leaves every sentence as it is."""

    max_length = 1_000_000

    def correct(self, sentences: Sequence[str]) -> list[Correction]:
        """Return the sentences without edits."""
        return [Correction(sentence) for sentence in sentences]


class HunspellSpeller:
    """Replaces every word a Hunspell dictionary does not know by its first suggestion.

    Capitalised words inside a sentence and words in capitals are taken for names and left alone, as are parts of
    addresses, paths and hyphenated words.
    """

    max_length = 1_000_000

    def __init__(self, dictionary: Path) -> None:
        """Load ``dictionary`` (path without or with ending; ``.dic`` and ``.aff`` beside each other).

        Raises:
            InputError: a file of the dictionary or the Hunspell binding is missing.
        """
        base = dictionary.with_suffix("") if dictionary.suffix in (".dic", ".aff") else dictionary
        for ending in (".dic", ".aff"):
            if not base.with_name(base.name + ending).is_file():
                raise InputError(f"{base}{ending}: no such file (Debian: apt-get install hunspell-en-us)")
        try:
            from hunspell import Hunspell
        except ImportError as error:
            raise InputError("the speller baseline needs the package chunspell (pip install chunspell)") from error
        self._hunspell: Any = Hunspell(base.name, hunspell_data_dir=str(base.parent))
        self._known: dict[str, str] = {}

    def correct(self, sentences: Sequence[str]) -> list[Correction]:
        """Correct each sentence."""
        return [Correction(sentence, tuple(self._edits(sentence))) for sentence in sentences]

    def _edits(self, sentence: str) -> list[Edit]:
        edits = []
        first = True
        for match in _WORD.finditer(sentence):
            word = match.group()
            is_name = (word[0].isupper() and not first) or word.isupper()
            first = False
            replacement = word if is_name else self._best(word)
            if replacement != word:
                edits.append(Edit(match.start(), match.end(), replacement, 1.0))
        return edits

    def _best(self, word: str) -> str:
        if word not in self._known:
            plain = word.replace("’", "'")
            suggestions = () if self._hunspell.spell(plain) else self._hunspell.suggest(plain)
            self._known[word] = suggestions[0] if suggestions else word
        return self._known[word]
