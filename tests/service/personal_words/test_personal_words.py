"""The personal dictionary of a key, over a real database."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import insert

from service.limits import PERSONAL_WORDS
from service.personal_words.personal_words import FRESH_SECONDS, DictionaryFull, PersonalWords
from service.storage.database import Database, sqlite_url
from service.storage.keys import KeyTable
from service.storage.tables import dictionary_words
from service.storage.words import PersonalWord, WordTable


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    opened = Database.open(sqlite_url(tmp_path))
    KeyTable(opened).add(id="one", name="one", hash=bytes(32), scopes=frozenset({"check"}), created=0)
    yield opened
    opened.close()


@pytest.fixture
def words(database: Database, clock: Clock) -> PersonalWords:
    return PersonalWords(WordTable(database), clock)


def test_words_are_accepted_as_soon_as_they_are_added(words: PersonalWords) -> None:
    assert words.accepted("one") == frozenset()
    assert words.add("one", "Emend")
    assert not words.add("one", "Emend")
    assert words.accepted("one") == {"Emend"}
    assert words.remove("one", "Emend")
    assert not words.remove("one", "Emend")
    assert words.accepted("one") == frozenset()


def test_words_are_listed_in_order(words: PersonalWords) -> None:
    for word in ("naïve", "Emend", "zebra"):
        words.add("one", word)
    assert words.list("one") == ["Emend", "naïve", "zebra"]


def test_a_key_without_words_has_none(words: PersonalWords) -> None:
    assert words.accepted("nobody") == frozenset()


def test_words_are_remembered_for_a_while(words: PersonalWords, clock: Clock, database: Database) -> None:
    assert words.remembered("one") is None
    words.accepted("one")
    WordTable(database).add("one", PersonalWord("elsewhere"))
    clock.now = FRESH_SECONDS - 1
    assert words.accepted("one") == frozenset()
    clock.now = FRESH_SECONDS
    assert words.remembered("one") is None
    assert words.accepted("one") == {"elsewhere"}


def test_a_full_dictionary_takes_no_other_word(words: PersonalWords, database: Database) -> None:
    rows = [{"key_id": "one", "language": "", "word": f"word{number}"} for number in range(PERSONAL_WORDS)]
    with database.write() as connection:
        connection.execute(insert(dictionary_words), rows)
    assert not words.add("one", "word0")
    with pytest.raises(DictionaryFull):
        words.add("one", "another")
    assert words.remove("one", "word0")
    assert words.add("one", "another")
