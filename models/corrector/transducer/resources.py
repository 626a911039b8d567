"""What a transducer knows besides its weights: word pieces, output pieces, spelling lexicon, inflections."""

from dataclasses import dataclass
from pathlib import Path

from models.corrector.transducer import inflections, vocabulary, wordpieces
from models.corrector.transducer.inflections import Inflections
from models.corrector.transducer.vocabulary import Vocabulary
from models.corrector.transducer.wordpieces import WordPieces
from models.spelling import Lexicon
from models.spelling.loading import load_lexicon
from models.spelling.words import lexicon as lexicons

TABLES = (wordpieces.FILE_NAME, vocabulary.FILE_NAME, lexicons.FILE_NAME, inflections.FILE_NAME)
"""Their files in a model's folder."""


@dataclass(frozen=True, slots=True)
class Resources:
    """The tables that belong to one model."""

    word_pieces: WordPieces
    """What the encoder reads."""
    vocabulary: Vocabulary
    """What the decoder writes."""
    lexicon: Lexicon
    inflections: Inflections

    @classmethod
    def load(cls, folder: Path) -> "Resources":
        """Read the tables of a model's folder.

        Raises:
            ModelError: one is missing or damaged.
        """
        return cls(WordPieces.load(folder), Vocabulary.load(folder), load_lexicon(folder), Inflections.load(folder))

    def save(self, folder: Path) -> None:
        """Write all tables into a model's folder."""
        self.word_pieces.save(folder)
        self.vocabulary.save(folder)
        self.lexicon.save(folder)
        self.inflections.save(folder)
