"""The sizes of a transducer; everything needed to build its network again."""

import json
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from models.errors import ConfigError, ModelError

FILE_NAME = "config.json"
MODEL_TYPE = "emend-transducer"


@dataclass(frozen=True, kw_only=True)
class TransducerConfig:
    """Architecture of an edit transducer."""

    d_model: int = 256
    """Width of the encoder and of the decoder."""
    d_ff: int = 768
    """Width of the feed-forward layers."""
    heads: int = 4
    """Attention heads; must divide ``d_model``."""
    encoder_layers: int = 4
    decoder_layers: int = 1
    word_rows: int = 30_000
    """Word forms with an embedding of their own, special ones included; others are sums of their pieces."""
    piece_rows: int = 10_000
    """Subword pieces: what other words are made of and what the decoder writes."""
    ngram_rows: int = 1 << 20
    """Rows of the hashed table of word bigrams and trigrams, a power of two."""
    ngram_width: int = 32
    """Width of one n-gram's embedding."""
    max_units: int = 128
    """Longest sentence in units; also the number of learned positions."""

    def __post_init__(self) -> None:
        if self.d_model % self.heads:
            raise ConfigError(f"heads ({self.heads}) must divide d_model ({self.d_model})")
        if self.ngram_rows & (self.ngram_rows - 1):
            raise ConfigError(f"ngram_rows ({self.ngram_rows}) must be a power of two")

    @classmethod
    def from_dict(cls, values: dict[str, Any]) -> "TransducerConfig":
        """Make a configuration of a recipe's ``[model]`` table.

        Raises:
            ConfigError: a key is unknown, or a value is not a positive whole number.
        """
        names = {field.name for field in fields(cls)}
        for key, value in values.items():
            if key not in names:
                raise ConfigError(f"unknown key {key!r} for a transducer model")
            if not isinstance(value, int) or isinstance(value, bool) or value < 1:
                raise ConfigError(f"{key} must be a positive whole number, not {value!r}")
        return cls(**values)

    def save(self, folder: Path) -> None:
        """Write ``config.json`` into a model's folder."""
        values = {"model_type": MODEL_TYPE, **asdict(self)}
        (folder / FILE_NAME).write_text(json.dumps(values, indent=2) + "\n", encoding="utf-8")

    @classmethod
    def load(cls, folder: Path) -> "TransducerConfig":
        """Read ``config.json`` of a model's folder.

        Raises:
            ModelError: the file is missing, damaged or of another kind of model.
        """
        try:
            values = json.loads((folder / FILE_NAME).read_text(encoding="utf-8"))
            kind = values.pop("model_type")
        except (OSError, ValueError, KeyError, AttributeError) as error:
            raise ModelError(f"{folder} has no readable {FILE_NAME}") from error
        if kind != MODEL_TYPE:
            raise ModelError(f"{folder} holds a {kind} model, not a {MODEL_TYPE}")
        return cls.from_dict(values)
