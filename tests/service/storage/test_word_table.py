import pytest

from service.storage.database import Database
from service.storage.errors import StorageError
from service.storage.keys import KeyTable
from service.storage.words import PersonalWord, WordTable


@pytest.fixture
def words(database: Database) -> WordTable:
    """The table, with two keys that have no words yet."""
    for key_id in ("one", "two"):
        KeyTable(database).add(id=key_id, name=key_id, hash=bytes(32), scopes=frozenset({"check"}), created=0)
    return WordTable(database)


def test_words_are_listed_sorted_by_key(words: WordTable) -> None:
    for word in (PersonalWord("Zürich", "de"), PersonalWord("Emend"), PersonalWord("naïve", "en-GB")):
        assert words.add("one", word)
    assert words.list("one") == [PersonalWord("Emend"), PersonalWord("Zürich", "de"), PersonalWord("naïve", "en-GB")]
    assert words.list("two") == []


def test_a_word_is_added_once(words: WordTable) -> None:
    assert words.add("one", PersonalWord("Emend"))
    assert not words.add("one", PersonalWord("Emend"))
    assert words.list("one") == [PersonalWord("Emend")]


def test_case_and_language_tell_words_apart(words: WordTable) -> None:
    every = [PersonalWord("Emend"), PersonalWord("emend"), PersonalWord("emend", "en")]
    assert [words.add("one", word) for word in every] == [True, True, True]
    assert words.list("one") == sorted(every)


def test_a_removed_word_is_gone_for_its_key_alone(words: WordTable) -> None:
    for key_id in ("one", "two"):
        words.add(key_id, PersonalWord("Emend"))
    assert words.remove("one", PersonalWord("Emend"))
    assert not words.remove("one", PersonalWord("Emend"))
    assert (words.list("one"), words.list("two")) == ([], [PersonalWord("Emend")])


def test_an_unknown_key_can_have_no_words(words: WordTable) -> None:
    with pytest.raises(StorageError):
        words.add("nobody", PersonalWord("Emend"))
