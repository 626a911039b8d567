"""The spelling of all languages whose dictionaries are installed."""

import ctypes
import gc
from collections.abc import Callable
from functools import partial
from threading import Lock

from models.language_folders import language_tables
from models.languages.tags import primary
from models.languages.variants import DEFAULTS
from models.spelling.hunspell.dictionaries import Dictionaries
from models.spelling.hunspell.dictionary import HunspellDictionary
from models.spelling.speller import Speller
from models.spelling.words.lexicon import Lexicon

__all__ = ["Spelling"]

_LENDING = "en-US"
"""English words stand in texts of all languages with Latin script: ``layout``, ``framework``, ``meeting``."""


class Spelling:
    """Gives the speller of each language. Safe to use from several threads."""

    def __init__(self, dictionaries: Dictionaries, lexicons: dict[str, Callable[[], Lexicon]] | None = None) -> None:
        """Take where words are known from.

        Args:
            dictionaries: those that are installed.
            lexicons: by language (``en``), what gives its frequencies and known misspellings; asked once.
        """
        self._dictionaries = dictionaries
        self._lexicons = lexicons or {}
        self._spellers: dict[str, Speller] = {}
        self._lock = Lock()

    def covers(self, tag: str) -> bool:
        """Whether texts in a language (BCP 47 tag) can be checked."""
        return self._dictionaries.covers(self._variant(tag))

    def speller(self, tag: str) -> Speller:
        """The speller of a language that is covered; a language without its region stands for its default variant.

        Raises:
            ModelError: the dictionary cannot be read.
        """
        variant = self._variant(tag)
        dictionary = self._dictionaries.get(variant)
        with self._lock:
            known = self._spellers.get(variant)
            if known is None or known.dictionary is not dictionary:
                known = self._spellers[variant] = self._make(variant, dictionary)
            unused = set(self._spellers) - set(self._dictionaries.loaded)
            for other in unused:
                del self._spellers[other]
            if unused:
                _give_memory_back()
            return known

    def _make(self, variant: str, dictionary: HunspellDictionary) -> Speller:
        language = primary(variant)
        regions = {
            other: partial(self._dictionaries.get, other)
            for other in language_tables()[language].compared
            if other != variant and self._dictionaries.covers(other)
        }
        lexicon = self._lexicons.get(language)
        lends = language != primary(_LENDING) and "Latn" in language_tables()[language].scripts
        loans = partial(self._dictionaries.get, _LENDING) if lends and self._dictionaries.covers(_LENDING) else None
        return Speller(variant, dictionary, lexicon() if lexicon else None, regions, loans)

    @staticmethod
    def _variant(tag: str) -> str:
        return DEFAULTS.get(tag, tag)


def _give_memory_back() -> None:
    """Give what dictionaries took back to the system; the C library keeps it, in pieces that fit no other one."""
    gc.collect()
    try:
        ctypes.CDLL(None).malloc_trim(0)
    except (AttributeError, OSError):  # not the GNU C library
        return
