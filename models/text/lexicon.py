"""The word lists of the tokenizer and the sentence splitter, in the folders of the languages."""

from functools import cache

from models.language_folders import data_file, language_tables, words_in
from models.languages.tags import primary

__all__ = ["data_file", "known", "words_of"]


def known(language: str) -> str:
    """The language of a BCP 47 code if it has a folder, else the empty string."""
    code = primary(language)
    return code if code in language_tables() else ""


@cache
def words_of(language: str, name: str) -> frozenset[str]:
    """The words of a list of a language; empty where the language has none."""
    return frozenset(words_in(data_file(language, f"{name}.txt")))
