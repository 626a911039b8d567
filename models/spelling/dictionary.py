"""Hunspell dictionaries used as one."""

import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from hunspell import Hunspell, HunspellFilePathError

from models.errors import ModelError
from models.spelling.forms import is_letter

__all__ = ["Dictionary"]

_CACHED = 65_536
_OWN_MEMORY = 4 << 20
_MEMORY_BY_FILE = 7
_TRY = re.compile(rb"^TRY[ \t]+(\S+)", re.MULTILINE)
_SET = re.compile(rb"^SET[ \t]+(\S+)", re.MULTILINE)


class Dictionary:
    """Knows the words, inflected and compound ones included, of one or more Hunspell dictionaries.

    Safe to use from several threads: Hunspell runs under the global interpreter lock. Its own suggestions are not used:
    one word takes 100 to 400 ms in German, Greek, Spanish, French and Italian.

    Attributes:
        memory: about how many bytes it takes: 4 MiB a dictionary and seven times the size of its files, by the growth
            of the process with twelve of Debian's.
        letters: the letters its words are made of, lower case, most frequent first.
    """

    def __init__(self, files: Sequence[Path]) -> None:
        """Load dictionaries.

        Args:
            files: the ``.dic`` files, with an ``.aff`` file beside each.

        Raises:
            ModelError: a file cannot be read.
        """
        self.memory = 0
        letters: dict[str, None] = {}
        try:
            for path in files:
                rules = path.with_suffix(".aff")
                self.memory += _OWN_MEMORY + _MEMORY_BY_FILE * (path.stat().st_size + rules.stat().st_size)
                letters.update(dict.fromkeys(_letters(rules.read_bytes())))
            self._parts = [Hunspell(path.stem, hunspell_data_dir=str(path.parent)) for path in files]
        except (OSError, HunspellFilePathError) as error:
            raise ModelError(f"cannot read the spelling dictionary {files[0].stem}") from error
        self.letters = "".join(letters)
        self.knows = lru_cache(_CACHED)(self.ask)

    def ask(self, word: str) -> bool:
        """Whether this is a word as it is written, or with fewer capitals; ``knows`` is the same and remembers."""
        return any(_has(part, word) for part in self._parts)


def _has(part: Hunspell, word: str) -> bool:
    """Whether a Hunspell dictionary has a word; one with characters that its character set lacks it has not."""
    try:
        return bool(part.spell(word))
    except UnicodeEncodeError:
        return False


def _letters(rules: bytes) -> str:
    """The letters that an affix file says suggestions are made with."""
    encoding = _SET.search(rules)
    letters = _TRY.search(rules)
    text = letters[1].decode(encoding[1].decode() if encoding else "latin-1", "ignore") if letters else ""
    return "".join(letter for letter in text.lower() if is_letter(letter))
