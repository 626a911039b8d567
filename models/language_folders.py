"""What is known about each language: the folders ``models/languages/<code>/``, discovered by their ``language.toml``.

A folder is named by a BCP 47 code without region. Every file besides ``language.toml`` may be missing; ``#`` begins a
comment in all of them. ``<tag>`` is the tag of a variant: ``en-GB``.

    language.toml        see `models.language_table.LanguageTable`
    function_words.txt   little words by which it is told apart from languages that look alike
    variants.txt         words of its regional variants, by which these are told apart
    words.txt            right words that its dictionary lacks; words.<tag>.txt those of a variant
    minutes.txt          words that minutes and notes are told by (``service/checking/notes.py``)
    names.txt            names of people that it lacks, or that chats have in small letters
    inflected.txt        such words, each under one of the dictionary like which it is inflected
    affixes.txt          beginnings and endings that known words may have (``models/spelling/lists/affix_lists.py``)
    same.txt             spellings that count as the same: ``ँ > ं`` (``models/spelling/lists/same.py``)
    wrong.txt            misspelled words of its dictionary, and what is meant (``models/spelling/lists/pairs.py``)
    wrong_affixes.txt    misspelled beginnings and endings, and what is meant (``models/spelling/lists/affix_lists.py``)
    alike.txt            what is taken for each other: ``ıi``, or ``ృ~్రు`` (``models/spelling/lists/alike.py``)
    irregular.txt        irregular words inflected by rule, and what is meant (``models/spelling/lists/irregular.py``)
    ranked.txt           words by falling frequency, to put suggestions in order (``models/spelling/lists/ranks.py``)
    regional.txt         spellings of some variants that are wrong in others (``models/spelling/lists/pairs.py``)
    abbreviations.txt    abbreviations and what their full stop means (``models/text/abbreviations.py``)
    agreement.toml       which words ask for which case, and words that the rules know (``models/agreement/table.py``)
    articles.txt         articles, and what they are part of, which notes leave out (``service/checking/notes.py``)
    rare.txt             words of its dictionary that are seldom written (``models/spelling/unspaced.py``)
    phrases.txt          phrases of other languages, one a line (``models/spelling/lists/terms.py``)
    starters.txt         words that often begin a sentence and seldom follow an abbreviation inside one
    speech.txt           verbs that follow a quotation and its speaker
    cases.txt            which of two cases is likelier behind a preposition (``models/agreement/choosing.py``)
    chat.txt             words that only chats and messages have (``service/checking/manner.py``)
    frequent.txt         its most frequent words
    kin.txt              words that are taken for one another, a group a line (``models/corrector/rereading.py``)
    lent.txt             words of technology that other languages use (``models/spelling/suggestions/cognates.py``)
    confusions.toml      words that are taken for one another (``models/confusions/entries.py``)
    forms.toml           words by which forms of words are told apart (``models/forms/table.py``)
    nouns.toml           nouns with their gender and plural (``models/noun_phrases/declining.py``)
    nouns.txt            more of them, by gender and plural (``models/noun_phrases/nouns.py``)
    nominal.txt          gender and number of nouns and adjectives (``models/agreement/romance/nominals.py``)
    paradigms.toml       by which endings words are declined (``models/agreement/inflected/paradigms.py``)
    verbs.toml           how verbs are conjugated (``models/agreement/de/verbs.py``, ``models/agreement/romance``)
    verbs.txt            verbs that are conjugated so (``models/agreement/romance/conjugation.py``)

Beside the folders stands ``terms.txt``: words that are the same in all languages in Latin letters.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import TypeVar

from models.errors import ConfigError
from models.language_table import LanguageTable
from models.typed_tables import build

__all__ = [
    "FILES",
    "FOLDER",
    "LANGUAGE",
    "data_file",
    "language_tables",
    "read_language",
    "table_in",
    "words_in",
]

_T = TypeVar("_T")

FOLDER = Path(__file__).parent / "languages"
LANGUAGE = "language.toml"
FILES = (
    "abbreviations.txt",
    "agreement.toml",
    "affixes.txt",
    "alike.txt",
    "articles.txt",
    "cases.txt",
    "chat.txt",
    "confusions.toml",
    "forms.toml",
    "frequent.txt",
    "function_words.txt",
    "inflected.txt",
    "irregular.txt",
    "kin.txt",
    "lent.txt",
    "minutes.txt",
    "names.txt",
    "nominal.txt",
    "nouns.toml",
    "nouns.txt",
    "paradigms.toml",
    "phrases.txt",
    "ranked.txt",
    "rare.txt",
    "regional.txt",
    "same.txt",
    "speech.txt",
    "starters.txt",
    "variants.txt",
    "verbs.toml",
    "verbs.txt",
    "words.txt",
    "wrong.txt",
    "wrong_affixes.txt",
)
"""The files that a folder may hold besides ``language.toml``."""


def read_language(folder: Path) -> LanguageTable:
    """Read the ``language.toml`` of a folder.

    Raises:
        ConfigError: it is missing or not valid, has an unknown key or a value of the wrong kind.
    """
    path = folder / LANGUAGE
    where = f"{folder.name}/{LANGUAGE}"
    try:
        values = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ConfigError(f"{where}: {error}") from error
    table = build(LanguageTable, values, where)
    for tag in table.variants:
        if tag.partition("-")[0] != folder.name or "-" not in tag:
            raise ConfigError(f"{where}: variants.{tag}: must be a tag that begins with {folder.name}-")
    return table


@cache
def language_tables() -> dict[str, LanguageTable]:
    """The languages by their codes, in alphabetical order.

    Raises:
        ConfigError: a ``language.toml`` is not valid.
    """
    return {path.parent.name: read_language(path.parent) for path in sorted(FOLDER.glob(f"*/{LANGUAGE}"))}


def data_file(code: str, name: str) -> Path | None:
    """A file in the folder of a language, if there are both."""
    path = FOLDER / code / name
    return path if code in language_tables() and path.is_file() else None


def table_in(code: str, name: str, kind: type[_T]) -> _T | None:
    """A TOML file in the folder of a language as a dataclass; None where there is none.

    Raises:
        ConfigError: the file is not valid, has an unknown key or a value of the wrong kind.
    """
    path = data_file(code, name)
    if path is None:
        return None
    where = f"{code}/{name}"
    try:
        values = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ConfigError(f"{where}: {error}") from error
    return build(kind, values, where)


def words_in(path: Path | None) -> list[str]:
    """The words of a list, which stand between white space; none where there is no list."""
    lines = path.read_text(encoding="utf-8").splitlines() if path else []
    return [word for line in lines for word in line.partition("#")[0].split()]
