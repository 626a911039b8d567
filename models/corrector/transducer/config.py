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
    """Architecture of an edit transducer; the defaults are those of MiniLM-L6 with a decoder of one layer."""

    encoder_width: int = 384
    """Width of the encoder."""
    encoder_ff: int = 1536
    """Width of the encoder's feed-forward layers."""
    encoder_heads: int = 12
    """Attention heads of the encoder; must divide ``encoder_width``."""
    encoder_layers: int = 6
    encoder_pieces: int = 30_522
    """Word pieces that the encoder reads."""
    encoder_positions: int = 512
    """Longest sentence in the encoder's word pieces, the two marks around it included."""
    d_model: int = 384
    """Width of the decoder."""
    d_ff: int = 1024
    """Width of the decoder's feed-forward layers."""
    heads: int = 6
    """Attention heads of the decoder; must divide ``d_model``."""
    decoder_layers: int = 1
    piece_rows: int = 8192
    """Subword pieces that the decoder writes."""
    max_units: int = 128
    """Longest sentence in units."""
    actions: int = 24
    """Actions that the decoder knows: all, or those before the ones that change endings."""

    def __post_init__(self) -> None:
        for heads, width in (("heads", "d_model"), ("encoder_heads", "encoder_width")):
            if getattr(self, width) % getattr(self, heads):
                raise ConfigError(f"{heads} ({getattr(self, heads)}) must divide {width} ({getattr(self, width)})")

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
