"""What a transducer knows besides its weights: word pieces, output pieces, words, inflections."""

import shutil
from dataclasses import dataclass
from pathlib import Path

from models.corrector.transducer import inflections, vocabulary, wordpieces
from models.corrector.transducer.inflections import Inflections
from models.corrector.transducer.vocabulary import Vocabulary
from models.corrector.transducer.wordpieces import WordPieces
from models.spelling import Lexicon
from models.spelling.loading import load_lexicon
from models.spelling.words import lexicon as lexicons
from models.spelling.words import word_list
from models.spelling.words.word_list import WordList

OF_ROWS = (wordpieces.FILE_NAME, vocabulary.FILE_NAME)
"""The tables whose entries rows of weights belong to."""
_OF_ONE_LANGUAGE = (lexicons.FILE_NAME, inflections.FILE_NAME)
_OF_MANY = (word_list.FILE_NAME,)


def tables(folder: Path) -> tuple[str, ...]:
    """Return the names of the tables in a model's folder: of one language, or of many where it has a list of words."""
    return OF_ROWS + (_OF_MANY if (folder / word_list.FILE_NAME).exists() else _OF_ONE_LANGUAGE)


def copy_tables(folder: Path, out: Path) -> None:
    """Copy the tables of a model into another folder."""
    for name in tables(folder):
        shutil.copyfile(folder / name, out / name)


@dataclass(frozen=True, slots=True)
class TransducerTables:
    """The tables that belong to one model."""

    word_pieces: WordPieces
    """What the encoder reads."""
    vocabulary: Vocabulary
    """What the decoder writes."""
    lexicon: Lexicon | WordList
    """The words that are spelled right: with suggestions for others where the model knows one language only."""
    inflections: Inflections
    """The forms of words; none where the model knows many languages, and changes endings."""

    @classmethod
    def load(cls, folder: Path) -> "TransducerTables":
        """Read the tables of a model's folder.

        Raises:
            ModelError: one is missing or damaged.
        """
        pieces, vocabulary = WordPieces.load(folder), Vocabulary.load(folder)
        if word_list.FILE_NAME in tables(folder):
            return cls(pieces, vocabulary, WordList.load(folder), Inflections(()))
        return cls(pieces, vocabulary, load_lexicon(folder), Inflections.load(folder))
