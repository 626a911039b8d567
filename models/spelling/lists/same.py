"""Spellings that count as the same: ``same.txt`` in the folder of a language.

Each line is what may be written, a ``>`` and what it counts as: ``ँ > ं``. A word is known where one that counts as the
same is, whichever of the two spellings the dictionary has.
"""

import re
import unicodedata
from collections.abc import Callable
from functools import cache

from models.errors import ConfigError
from models.language_folders import data_file
from models.spelling.letters.forms import plain
from models.spelling.letters.letter_case import capitalised

__all__ = ["spelling_key"]


@cache
def spelling_key(code: str) -> Callable[[str], str]:
    """What all spellings of a word that count as the same have in common, in a language (BCP 47 without region).

    Raises:
        ConfigError: a line is not as it should be.
    """
    path = data_file(code, "same.txt")
    table: dict[str, str] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines() if path else [], 1):
        parts = unicodedata.normalize("NFC", line.partition("#")[0]).split()
        if parts and (len(parts) != 3 or parts[1] != ">"):
            raise ConfigError(f"{code}/same.txt: line {number}: expected one spelling > another")
        if parts:
            written, meant = parts[0], parts[2]
            table |= {capitalised(written, code): capitalised(meant, code), written: meant}
    if not table:
        return plain
    any_of = re.compile("|".join(map(re.escape, sorted(table, key=len, reverse=True))))
    return lambda word: any_of.sub(lambda match: table[match[0]], plain(word))
