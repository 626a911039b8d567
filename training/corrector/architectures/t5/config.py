"""The sizes of a T5 in a recipe."""

from dataclasses import dataclass, fields
from typing import Any

from transformers import T5Config

from models.errors import ConfigError


@dataclass(frozen=True, kw_only=True)
class T5Sizes:
    """Sizes of the ``[model]`` table; a deep encoder with a shallow decoder is fast (Sun et al., 2021)."""

    d_model: int = 512
    d_ff: int = 2048
    heads: int = 8
    encoder_layers: int = 12
    decoder_layers: int = 2
    max_tokens: int = 128
    """Longer sentences are left out of training."""

    def config(self, vocab_size: int, dropout: float) -> T5Config:
        """Return the Transformers configuration, with tied embeddings and the vocabulary's special rows."""
        return T5Config(
            vocab_size=vocab_size,
            d_model=self.d_model,
            d_kv=self.d_model // self.heads,
            d_ff=self.d_ff,
            num_heads=self.heads,
            num_layers=self.encoder_layers,
            num_decoder_layers=self.decoder_layers,
            dropout_rate=dropout,
            feed_forward_proj="relu",
            tie_word_embeddings=True,
            pad_token_id=0,
            eos_token_id=1,
            decoder_start_token_id=0,
        )


def read_sizes(values: dict[str, Any]) -> T5Sizes:
    """Check a recipe's ``[model]`` table.

    Raises:
        ConfigError: a key is unknown or a value impossible.
    """
    names = {field.name for field in fields(T5Sizes)}
    for key, value in values.items():
        if key not in names:
            raise ConfigError(f"unknown key {key!r} for a t5 model")
        if not isinstance(value, int) or isinstance(value, bool) or value < 1:
            raise ConfigError(f"{key} must be a positive whole number, not {value!r}")
    sizes = T5Sizes(**values)
    if sizes.d_model % sizes.heads:
        raise ConfigError(f"heads ({sizes.heads}) must divide d_model ({sizes.d_model})")
    return sizes
