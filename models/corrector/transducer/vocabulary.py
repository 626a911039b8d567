"""Words and pieces: the two vocabularies of a transducer."""

from functools import lru_cache
from pathlib import Path

from tokenizers import Tokenizer

from models.errors import ModelError

PAD, UNKNOWN, MASK, END = range(4)
SPECIAL_WORDS = ("<pad>", "<unk>", "<mask>", "<end>")
WORDS_FILE = "words.txt"
PIECES_FILE = "tokenizer.json"
SPACE = "▁"
"""Written in front of a piece that begins a new word (as SentencePiece does)."""


class Vocabulary:
    """Word forms by frequency, and a byte-fallback BPE for pieces."""

    def __init__(self, words: list[str], tokenizer: Tokenizer):
        """Take the lower-case word forms (most frequent first, without the special ones) and the piece tokenizer."""
        self._words = {word: row for row, word in enumerate([*SPECIAL_WORDS, *words])}
        self._tokenizer = tokenizer
        self.pieces = [str(tokenizer.id_to_token(row)) for row in range(tokenizer.get_vocab_size())]
        self.encode = lru_cache(maxsize=65536)(self._encode)

    @property
    def words(self) -> list[str]:
        """The word forms, most frequent first, without the special ones."""
        return list(self._words)[len(SPECIAL_WORDS) :]

    def word_row(self, lower: str) -> int:
        """Return the embedding row of a lower-case word form, UNKNOWN where it has none of its own."""
        return self._words.get(lower, UNKNOWN)

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
        """Write both vocabularies into a model's folder."""
        (folder / WORDS_FILE).write_text("".join(f"{word}\n" for word in self.words), encoding="utf-8")
        self._tokenizer.save(str(folder / PIECES_FILE))

    @classmethod
    def load(cls, folder: Path) -> "Vocabulary":
        """Read both vocabularies of a model's folder.

        Raises:
            ModelError: a file is missing or damaged.
        """
        try:
            words = (folder / WORDS_FILE).read_text(encoding="utf-8").splitlines()
            tokenizer = Tokenizer.from_file(str(folder / PIECES_FILE))
        except Exception as error:  # tokenizers raises plain Exception
            raise ModelError(f"the vocabulary in {folder} is missing or damaged") from error
        return cls(words, tokenizer)
