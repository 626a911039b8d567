"""The personal dictionary of each key: words that are accepted wherever the key is used."""

import time
from collections.abc import Callable
from threading import Lock

from service.limits import PERSONAL_WORDS
from service.storage.words import PersonalWord, WordTable

FRESH_SECONDS = 10
"""How long words are believed to be as they were read: a change by another process acts within that time."""

_MOST = 1_000
"""Keys whose words are kept; beyond that those that were kept first go."""


class DictionaryFull(Exception):  # noqa: N818 - it is no fault of the service
    """The dictionary of a key holds as many words as it may."""


class PersonalWords:
    """Reads and changes the words of keys, remembering them for a short time; safe to use from several threads.

    The words are accepted in texts of every language. Methods block when they use the database, which only
    ``remembered`` never does, and may raise ``StorageError``.
    """

    def __init__(self, table: WordTable, clock: Callable[[], float] = time.monotonic) -> None:
        """Use a table and a clock in seconds."""
        self._table = table
        self._clock = clock
        self._kept: dict[str, tuple[frozenset[str], float]] = {}
        self._lock = Lock()

    def remembered(self, key_id: str) -> frozenset[str] | None:
        """The words of a key if they were read a moment ago."""
        with self._lock:
            found = self._kept.get(key_id)
        return found[0] if found is not None and self._clock() - found[1] < FRESH_SECONDS else None

    def accepted(self, key_id: str) -> frozenset[str]:
        """The words of a key; none for one that has no dictionary."""
        words = self.remembered(key_id)
        return self._read(key_id) if words is None else words

    def list(self, key_id: str) -> list[str]:
        """The words of a key as they are now, in alphabetical order."""
        return sorted(self._read(key_id))

    def add(self, key_id: str, word: str) -> bool:
        """Add a word; False if it was there.

        Raises:
            DictionaryFull: there are ``PERSONAL_WORDS`` others.
        """
        words = self._read(key_id)
        if word not in words and len(words) >= PERSONAL_WORDS:
            raise DictionaryFull
        added = self._table.add(key_id, PersonalWord(word))
        self._read(key_id)
        return added

    def remove(self, key_id: str, word: str) -> bool:
        """Remove a word; False if it was not there."""
        removed = self._table.remove(key_id, PersonalWord(word))
        self._read(key_id)
        return removed

    def _read(self, key_id: str) -> frozenset[str]:
        words = frozenset(one.word for one in self._table.list(key_id) if not one.language)
        with self._lock:
            self._kept.pop(key_id, None)
            if len(self._kept) >= _MOST:
                del self._kept[next(iter(self._kept))]
            self._kept[key_id] = (words, self._clock())
        return words
