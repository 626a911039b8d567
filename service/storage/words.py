"""The table of personal words, by key."""

from dataclasses import dataclass

from sqlalchemy import delete, select
from sqlalchemy.dialects import postgresql, sqlite

from service.storage.database import Database
from service.storage.tables import dictionary_words as words


@dataclass(frozen=True, slots=True, order=True)
class PersonalWord:
    """A word that a key accepts.

    Attributes:
        word: the word, as it is to be written.
        language: BCP 47 code of the language it belongs to; empty for every language.
    """

    word: str
    language: str = ""


class WordTable:
    """Reads and changes personal dictionaries. Every method blocks and may raise ``StorageError``."""

    def __init__(self, database: Database) -> None:
        """Use an open database."""
        self._database = database

    def list(self, key_id: str) -> list[PersonalWord]:
        """The words of a key, sorted."""
        with self._database.read() as connection:
            rows = connection.execute(select(words.c.word, words.c.language).where(words.c.key_id == key_id)).all()
        return sorted(PersonalWord(row.word, row.language) for row in rows)

    def add(self, key_id: str, word: PersonalWord) -> bool:
        """Add a word to those of a key that exists; False if it was there."""
        with self._database.write() as connection:
            insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
            row = {"key_id": key_id, "word": word.word, "language": word.language}
            statement = insert(words).values(row).on_conflict_do_nothing().returning(words.c.word)
            return connection.execute(statement).one_or_none() is not None

    def remove(self, key_id: str, word: PersonalWord) -> bool:
        """Remove a word; False if it was not there."""
        row = (words.c.key_id == key_id, words.c.word == word.word, words.c.language == word.language)
        with self._database.write() as connection:
            return connection.execute(delete(words).where(*row)).rowcount == 1
