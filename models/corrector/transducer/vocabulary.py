"""The subword pieces that the decoder writes."""

from functools import lru_cache
from pathlib import Path

from tokenizers import Tokenizer

from models.errors import ModelError

FILE_NAME = "tokenizer.json"
SPACE = "▁"
"""Written in front of a piece that begins a new word (as SentencePiece does)."""


class Vocabulary:
    """A byte-fallback BPE; row 0 is the padding, which is never written."""

    def __init__(self, tokenizer: Tokenizer):
        """Take the tokenizer of the pieces."""
        self._tokenizer = tokenizer
        self.pieces = [str(tokenizer.id_to_token(row)) for row in range(tokenizer.get_vocab_size())]
        self.encode = lru_cache(maxsize=65536)(self._encode)

    def _encode(self, text: str) -> tuple[int, ...]:
        """Return the pieces of a word; a leading space makes the first one begin a new word."""
        return tuple(self._tokenizer.encode(text.replace(" ", SPACE), add_special_tokens=False).ids)

    def decode(self, pieces: list[int]) -> str:
        """Return the text of pieces, with a space wherever a piece begins a new word; byte pieces are joined."""
        out: list[bytes] = []
        for row in pieces:
            piece = self.pieces[row]
            if len(piece) == 6 and piece.startswith("<0x") and piece.endswith(">"):
                out.append(bytes([int(piece[3:5], 16)]))
            else:
                out.append(piece.replace(SPACE, " ").encode())
        return b"".join(out).decode("utf-8", errors="replace")

    def save(self, folder: Path) -> None:
        """Write the tokenizer into a model's folder."""
        self._tokenizer.save(str(folder / FILE_NAME))

    @classmethod
    def load(cls, folder: Path) -> "Vocabulary":
        """Read the pieces of a model's folder.

        Raises:
            ModelError: the file is missing or damaged.
        """
        try:
            tokenizer = Tokenizer.from_file(str(folder / FILE_NAME))
        except Exception as error:  # tokenizers raises plain Exception
            raise ModelError(f"the vocabulary in {folder} is missing or damaged") from error
        return cls(tokenizer)
