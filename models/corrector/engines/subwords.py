"""Subword tokenizers behind one small interface: text -> token numbers -> text."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from tokenizers import Tokenizer

from models.errors import ModelError

END = "</s>"


class Subwords(Protocol):
    """Turns text into the token numbers of a model and back."""

    end: int
    """The number of the end-of-sequence token."""

    def encode(self, text: str) -> list[int]:
        """The text as the encoder takes it, with the end token and whatever else the model wants."""
        ...

    def encode_target(self, text: str) -> list[int]:
        """The text as the decoder writes it, with the end token, without the token that starts the decoder."""
        ...

    def decode(self, tokens: Sequence[int]) -> str:
        """The text of the tokens, special ones left out, spaces as they are."""
        ...


class TokenizerFile:
    """A ``tokenizer.json`` of the tokenizers library."""

    def __init__(self, path: Path, end_token: str = END) -> None:
        """Read the file.

        Raises:
            ModelError: it is missing, broken, or has no end token.
        """
        try:
            self.tokenizer = Tokenizer.from_file(str(path))
        except Exception as error:  # the library raises a bare Exception
            raise ModelError(f"{path}: not a tokenizer file ({_first_line(error)})") from error
        end = self.tokenizer.token_to_id(end_token)
        if end is None:
            raise ModelError(f"{path}: the tokenizer has no end token {end_token}")
        self.end: int = end

    def encode(self, text: str) -> list[int]:
        """See ``Subwords``."""
        tokens: list[int] = self.tokenizer.encode(text).ids
        return tokens if tokens and tokens[-1] == self.end else [*tokens, self.end]

    encode_target = encode

    def decode(self, tokens: Sequence[int]) -> str:
        """See ``Subwords``."""
        text: str = self.tokenizer.decode(list(tokens), skip_special_tokens=True)
        return text

    def pieces(self, tokens: Sequence[int]) -> list[str]:
        """The tokens by name, as CTranslate2 wants them."""
        return [self.tokenizer.id_to_token(token) or "" for token in tokens]

    def numbers(self, pieces: Sequence[str]) -> list[int]:
        """The tokens by number; a name that only the model knows is left out."""
        found = (self.tokenizer.token_to_id(piece) for piece in pieces)
        return [number for number in found if number is not None]


class TransformersTokenizer:
    """A tokenizer of the Transformers library (fast or not)."""

    def __init__(self, tokenizer: Any) -> None:
        self.tokenizer = tokenizer
        self.end: int = tokenizer.eos_token_id

    def encode(self, text: str) -> list[int]:
        """See ``Subwords``."""
        tokens: list[int] = self.tokenizer(text)["input_ids"]
        return tokens if tokens and tokens[-1] == self.end else [*tokens, self.end]

    def encode_target(self, text: str) -> list[int]:
        """See ``Subwords``."""
        tokens: list[int] = self.tokenizer(text_target=text)["input_ids"]
        return tokens if tokens and tokens[-1] == self.end else [*tokens, self.end]

    def decode(self, tokens: Sequence[int]) -> str:
        """See ``Subwords``."""
        text: str = self.tokenizer.decode(list(tokens), skip_special_tokens=True, clean_up_tokenization_spaces=False)
        return text


def _first_line(error: Exception) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]
