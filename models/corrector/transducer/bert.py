"""The encoder: BERT's (Devlin et al., 2019), so that pretrained weights of its family can be taken over."""

from collections.abc import Callable

import torch
from torch import Tensor, nn
from torch.nn import functional

from models.corrector.transducer.attention import attend
from models.corrector.transducer.config import TransducerConfig
from models.corrector.transducer.linear import EvenLinear

_EPSILON = 1e-12


class BertLayer(nn.Module):
    """Post-norm transformer layer: attention, then a GELU feed-forward network."""

    def __init__(self, width: int, inner: int, heads: int):
        super().__init__()
        self.heads = heads
        self.dropout = nn.Dropout(0.0)
        self.inputs = EvenLinear(width, 3 * width)
        self.output = EvenLinear(width, width)
        self.attention_norm = nn.LayerNorm(width, eps=_EPSILON)
        self.rise = EvenLinear(width, inner)
        self.fall = EvenLinear(inner, width)
        self.feed_norm = nn.LayerNorm(width, eps=_EPSILON)

    def forward(self, states: Tensor, bias: Tensor) -> Tensor:
        """Map (B, W, d) to (B, W, d); ``bias``: (B, 1, 1, W), very low at padding."""
        mixed = self.output(attend(self.inputs(states), self.heads, bias))
        states = self.attention_norm(states + self.dropout(mixed))
        fed = self.fall(functional.gelu(self.rise(states)))
        out: Tensor = self.feed_norm(states + self.dropout(fed))
        return out


class BertLayers(nn.ModuleList):
    """Layers, one after the other."""

    def forward(self, states: Tensor, bias: Tensor, first: int = 0, last: int | None = None) -> Tensor:
        """Map (B, W, d) to (B, W, d) by the layers from the first to the one before the last; by all if left out."""
        for layer in self[first:last]:
            states = layer(states, bias)
        return states


class Bert(nn.Module):
    """Word pieces in, one state for each out.

    The rows of the word pieces stay as they were pretrained: a table of this size learns little in the hours there
    are, and takes a good part of each step.
    """

    words: Callable[[Tensor], Tensor]
    """Row of a piece, (...) -> (..., d): an embedding, or its int8 form where the model is served."""

    def __init__(self, config: TransducerConfig):
        super().__init__()
        width = config.encoder_width
        self.words = nn.Embedding(config.encoder_pieces, width)
        self.words.weight.requires_grad_(False)
        self.positions = nn.Embedding(config.encoder_positions, width)
        self.norm = nn.LayerNorm(width, eps=_EPSILON)
        self.dropout = nn.Dropout(0.0)
        self.layers = BertLayers(
            BertLayer(width, config.encoder_ff, config.encoder_heads) for _ in range(config.encoder_layers)
        )

    def freeze(self, layers: int) -> None:
        """Let the first layers, and what is before them, learn nothing: no gradient is computed for them."""
        if layers:
            for module in (self.positions, self.norm, *self.layers[:layers]):
                module.requires_grad_(False)

    def forward(self, pieces: Tensor, counts: Tensor, extra: Tensor | None = None) -> Tensor:
        """Return the states (B, W, d) of the last layer; the arguments are those of ``embed``."""
        return self.run(*self.embed(pieces, counts, extra))

    def embed(self, pieces: Tensor, counts: Tensor, extra: Tensor | None = None) -> tuple[Tensor, Tensor]:
        """Return the states (B, W, d) before the first layer, and the bias (B, 1, 1, W), very low at padding.

        Args:
            pieces: (B, W) rows of word pieces, padded at the end.
            counts: (B,) pieces of each sentence without the padding.
            extra: (B, W, d) added to the embeddings before their norm.
        """
        width = pieces.shape[1]
        states: Tensor = self.words(pieces).to(self.positions.weight.dtype) + self.positions.weight[:width]
        states = self.dropout(self.norm(states if extra is None else states + extra))
        padding = torch.arange(width, device=pieces.device)[None] >= counts[:, None]
        bias = torch.zeros(padding.shape, dtype=states.dtype, device=states.device).masked_fill(padding, -1e4)
        return states, bias[:, None, None]

    def run(self, states: Tensor, bias: Tensor, first: int = 0, last: int | None = None) -> Tensor:
        """Return the states after the layers from the first to the one before the last; all of them if left out."""
        out: Tensor = self.layers(states, bias, first, last)
        return out
