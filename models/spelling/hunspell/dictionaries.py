"""The dictionaries that are installed, loaded at their first use and given up again where memory is short."""

import sys
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from threading import Lock

from models.language_folders import language_tables
from models.language_table import LanguageTable, VariantTable
from models.languages.tags import primary
from models.spelling.hunspell.dictionary import HunspellDictionary
from models.spelling.lists.inflected import inflected
from models.spelling.lists.same import spelling_key

__all__ = ["FOLDERS", "MEMORY", "Dictionaries", "DictionarySource", "sources"]

FOLDERS = (
    Path(sys.prefix) / "share" / "hunspell",
    Path("/usr/share/hunspell"),
    Path("/usr/share/myspell/dicts"),
    Path("/usr/share/myspell"),
)
"""Where ``scripts/dictionaries.sh``, Debian and others install dictionaries."""
MEMORY = 256 << 20
"""Bytes that loaded dictionaries may take: those of English take 10 MB, of German 35, of Korean 102."""


@dataclass(frozen=True, slots=True)
class DictionarySource:
    """Where the dictionary of a language comes from.

    Attributes:
        files: names of the files, without ending, that are used as one.
        packages: the Debian packages that bring them.
        npm: the npm packages that do.
    """

    files: tuple[str, ...]
    packages: tuple[str, ...]
    npm: tuple[str, ...]


@cache
def sources() -> dict[str, DictionarySource]:
    """The dictionaries by BCP 47 tag."""
    tables: dict[str, LanguageTable | VariantTable] = {}
    for code, table in language_tables().items():
        tables |= {code: table, **table.variants}
    return {
        tag: DictionarySource(table.dictionary, table.packages, table.npm)
        for tag, table in tables.items()
        if table.dictionary
    }


class Dictionaries:
    """Loads dictionaries and forgets the one that was used longest ago when all together grow too large."""

    def __init__(self, folders: Sequence[Path] = FOLDERS, memory: int = MEMORY) -> None:
        """Look for dictionaries.

        Args:
            folders: where to look; the first that has a file counts.
            memory: bytes that loaded dictionaries may take; the newest stays in any case.
        """
        self._folders = tuple(folders)
        self._memory = memory
        self._installed: set[str] = set()
        self._loaded: OrderedDict[str, HunspellDictionary] = OrderedDict()
        self._lock = Lock()

    def covers(self, tag: str) -> bool:
        """Whether the dictionary of a language is installed; one that has been found is not looked for again."""
        if tag not in self._installed and tag in sources() and all(map(self._find, sources()[tag].files)):
            self._installed.add(tag)
        return tag in self._installed

    def get(self, tag: str) -> HunspellDictionary:
        """The dictionary of a language that is covered.

        Raises:
            ModelError: it cannot be read.
        """
        with self._lock:
            if tag not in self._loaded:
                code = primary(tag)
                files = [path for name in sources()[tag].files if (path := self._find(name))]
                table = language_tables()[code]
                self._loaded[tag] = HunspellDictionary(
                    files, spelling_key(code), inflected(code), table.shortest_part, chains=table.chains
                )
            self._loaded.move_to_end(tag)
            while len(self._loaded) > 1 and sum(one.memory for one in self._loaded.values()) > self._memory:
                self._loaded.popitem(last=False)
            return self._loaded[tag]

    @property
    def loaded(self) -> tuple[str, ...]:
        """The languages whose dictionaries are in memory, the one used last at the end."""
        return tuple(self._loaded)

    def _find(self, name: str) -> Path | None:
        for folder in self._folders:
            path = folder / f"{name}.dic"
            if path.is_file() and path.with_suffix(".aff").is_file():
                return path
        return None
