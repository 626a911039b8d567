"""The encoder's own word pieces: WordPiece (Schuster and Nakajima, 2012) or unigram (Kudo, 2018)."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from tokenizers import Tokenizer
from tokenizers.models import Unigram

from models.errors import ModelError

FILE_NAME = "wordpieces.json"
SPACE = "▁"
"""Begins a unigram piece that begins a word."""
MOST = 8
"""Pieces of one word that are read; the rest of a longer one says nothing more."""


class WordPieces:
    """Cuts units into the pieces that the encoder was pretrained on."""

    def __init__(self, tokenizer: Tokenizer):
        """Take a tokenizer with the pieces [PAD] (row 0), [UNK], [CLS], [SEP] and [MASK]."""
        tokenizer.no_padding()
        tokenizer.no_truncation()
        self._tokenizer = tokenizer
        self._unigram = isinstance(tokenizer.model, Unigram)
        self.pad, self.unknown, self.start, self.end, self.mask = map(
            self._needed, ("[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]")
        )
        self.of = lru_cache(maxsize=65536)(self._of)

    def __len__(self) -> int:
        return int(self._tokenizer.get_vocab_size())

    def row(self, piece: str) -> int | None:
        """Return the row of a piece (``##`` in front of one that continues a word), None where there is none."""
        row: int | None = self._tokenizer.token_to_id(piece)
        return row

    def _needed(self, piece: str) -> int:
        row = self.row(piece)
        if row is None:
            raise ModelError(f"{FILE_NAME} has no piece {piece}")
        return row

    def _of(self, unit: str) -> tuple[int, ...]:
        """Return the rows of a unit's pieces, at least one; a mark is read as if it touched the word before it."""
        return self._rows(f"{SPACE}{unit}" if self._unigram and unit[0].isalnum() else unit)

    def inside(self, text: str) -> tuple[int, ...]:
        """Return the rows of what continues a word."""
        if self._unigram:
            return self._rows(text)
        row = self.row(f"##{text.lower()}")
        return self.of(text) if row is None else (row,)

    def _rows(self, text: str) -> tuple[int, ...]:
        ids: Sequence[int] = self._tokenizer.encode(text.replace("’", "'"), add_special_tokens=False).ids
        return tuple(ids[:MOST]) or (self.unknown,)

    def save(self, folder: Path) -> None:
        """Write the tokenizer into a model's folder."""
        self._tokenizer.save(str(folder / FILE_NAME))

    @classmethod
    def load(cls, folder: Path) -> "WordPieces":
        """Read the tokenizer of a model's folder.

        Raises:
            ModelError: the file is missing or damaged.
        """
        try:
            tokenizer = Tokenizer.from_file(str(folder / FILE_NAME))
        except Exception as error:  # tokenizers raises plain Exception
            raise ModelError(f"the word pieces in {folder} are missing or damaged") from error
        return cls(tokenizer)
