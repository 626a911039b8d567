"""The network: a bidirectional encoder over units and a causal decoder over actions."""

from collections.abc import Callable, Mapping
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional
from torch.overrides import TorchFunctionMode

from models.corrector.transducer.actions import Action
from models.corrector.transducer.config import TransducerConfig
from models.corrector.transducer.features import NGRAM_KINDS, SHAPES

_BUCKETS, _MAX_DISTANCE = 32, 64


class Attention(nn.Module):
    """Multi-head self-attention; the caller gives the additive bias (positions and mask)."""

    def __init__(self, config: TransducerConfig):
        super().__init__()
        self.heads = config.heads
        self.inputs = nn.Linear(config.d_model, 3 * config.d_model, bias=False)
        self.output = nn.Linear(config.d_model, config.d_model, bias=False)

    def forward(self, states: Tensor, bias: Tensor) -> Tensor:
        """Map (B, T, d) to (B, T, d); ``bias``: (B or 1, heads, T, T)."""
        batch, length, width = states.shape
        parts = self.inputs(states).view(batch, length, 3, self.heads, width // self.heads).permute(2, 0, 3, 1, 4)
        mixed = functional.scaled_dot_product_attention(parts[0], parts[1], parts[2], attn_mask=bias)
        out: Tensor = self.output(mixed.transpose(1, 2).reshape(batch, length, width))
        return out


class Layer(nn.Module):
    """Pre-norm transformer layer: attention, then a ReLU feed-forward network."""

    def __init__(self, config: TransducerConfig):
        super().__init__()
        self.attention_norm = nn.RMSNorm(config.d_model, eps=1e-6)
        self.attention = Attention(config)
        self.feed_norm = nn.RMSNorm(config.d_model, eps=1e-6)
        self.rise = nn.Linear(config.d_model, config.d_ff, bias=False)
        self.fall = nn.Linear(config.d_ff, config.d_model, bias=False)

    def forward(self, states: Tensor, bias: Tensor) -> Tensor:
        """Map (B, T, d) to (B, T, d)."""
        states = states + self.attention(self.attention_norm(states), bias)
        out: Tensor = states + self.fall(functional.relu(self.rise(self.feed_norm(states))))
        return out


class RelativeBias(nn.Module):
    """Learned attention bias by distance in logarithmic buckets (T5: Raffel et al., 2020)."""

    def __init__(self, heads: int):
        super().__init__()
        self.table = nn.Embedding(_BUCKETS, heads)

    def forward(self, length: int) -> Tensor:
        """Return the (1, heads, T, T) bias for sequences of this length."""
        place = torch.arange(length, device=self.table.weight.device)
        distance = place[None, :] - place[:, None]
        half = _BUCKETS // 2
        near = half // 2
        size = distance.abs()
        far = near + (torch.log(size.clamp(min=1) / near) / _LOG_RANGE * (half - near)).long()
        bucket = torch.where(size < near, size, far.clamp(max=half - 1)) + half * (distance > 0)
        out: Tensor = self.table(bucket).permute(2, 0, 1)[None]
        return out


_LOG_RANGE = torch.log(torch.tensor(_MAX_DISTANCE / (_BUCKETS // 4))).item()


class Unfilled(TorchFunctionMode):
    """A network made under it draws no first weights: its owner puts trained ones in their place.

    On the meta device drawing them would have no effect, but would import torch's compiler, which takes longer than
    all the rest of loading.
    """

    def __torch_function__(
        self, func: Callable[..., Any], types: Any, args: Any = (), kwargs: Mapping[str, Any] | None = None
    ) -> Any:
        """Call ``func``, unless it fills a tensor."""
        given = kwargs or {}
        return given["tensor"] if func is nn.init.normal_ else func(*args, **given)


class Transducer(nn.Module):
    """Encoder, decoder and the two output layers (actions, pieces)."""

    def __init__(self, config: TransducerConfig, *, sparse: bool = False):
        """Build the network; ``sparse`` gives the big embedding tables sparse gradients (training on a CPU)."""
        super().__init__()
        width = config.d_model
        self.config = config
        self.words = nn.Embedding(config.word_rows, width, padding_idx=0, sparse=sparse)
        self.ngrams = nn.Embedding(config.ngram_rows, config.ngram_width, sparse=sparse)
        self.pieces = nn.Embedding(config.piece_rows, width)
        self.shapes = nn.Embedding(SHAPES, width)
        self.positions = nn.Embedding(config.max_units + 1, width)
        self.ngram_input = nn.Linear(NGRAM_KINDS * config.ngram_width, width, bias=False)
        self.suggestion_input = nn.Linear(2 * width, width, bias=False)
        self.encoder_bias = RelativeBias(config.heads)
        self.encoder = nn.ModuleList(Layer(config) for _ in range(config.encoder_layers))
        self.encoder_norm = nn.RMSNorm(width, eps=1e-6)
        self.last_action = nn.Embedding(len(Action) + 1, width)
        self.pointer_input = nn.Linear(width, width, bias=False)
        self.decoder_bias = RelativeBias(config.heads)
        self.decoder = nn.ModuleList(Layer(config) for _ in range(config.decoder_layers))
        self.decoder_norm = nn.RMSNorm(width, eps=1e-6)
        self.action_output = nn.Linear(width, len(Action))
        self.piece_output = nn.Linear(width, width, bias=False)
        self.piece_bias = nn.Parameter(torch.zeros(config.piece_rows))
        self._initialise()

    def _initialise(self) -> None:
        for module in self.modules():
            if isinstance(module, nn.Linear):
                nn.init.normal_(module.weight, std=module.in_features**-0.5)
            elif isinstance(module, nn.Embedding):
                nn.init.normal_(module.weight, std=0.02)
        depth = (2 * (len(self.encoder) + len(self.decoder))) ** -0.5
        for layer in [*self.encoder, *self.decoder]:
            assert isinstance(layer, Layer)  # noqa: S101
            layer.attention.output.weight.data *= depth
            layer.fall.weight.data *= depth
        nn.init.zeros_(self.ngrams.weight)
        nn.init.zeros_(self.words.weight[0].data)
        nn.init.zeros_(self.action_output.bias)

    def encode(
        self, words: Tensor, shapes: Tensor, suggestions: Tensor, ngrams: Tensor, pieces: Tensor, piece_units: Tensor,
        lengths: Tensor,
    ) -> Tensor:  # fmt: skip
        """Return the encoder's states (B, T, d) of a batch of ``Features`` (same shapes, as tensors)."""
        length = words.shape[1]
        states = self.words(words) + self.shapes(shapes) + self.positions.weight[:length]
        states = states + self.ngram_input(self.ngrams(ngrams).flatten(2))
        rows = suggestions.flatten(0, 1)
        suggested = rows[:, 0].nonzero()[:, 0]
        extra = self.suggestion_input(self.words(rows[suggested]).flatten(1))
        flat = states.flatten(0, 1).index_add(0, suggested, extra)
        states = flat.index_add(0, piece_units, self.pieces(pieces)).view_as(states)
        padding = torch.arange(length, device=words.device)[None] >= lengths[:, None]
        bias = (
            self.encoder_bias(length) + torch.zeros(padding.shape).to(states).masked_fill(padding, -1e4)[:, None, None]
        )
        for layer in self.encoder:
            states = layer(states, bias)
        out: Tensor = self.encoder_norm(states)
        return out

    def decode(self, encoded: Tensor, pointers: Tensor, last_actions: Tensor, last_pieces: Tensor) -> Tensor:
        """Return the decoder's states (B, S, d).

        Args:
            encoded: (B, T, d) from ``encode``.
            pointers: (B, S) the source unit of each step.
            last_actions: (B, S) the action before each step, ``len(Action)`` at the first.
            last_pieces: (B, S) the piece it wrote, 0 where it wrote none.
        """
        steps = pointers.shape[1]
        here = encoded.gather(1, pointers[:, :, None].expand(-1, -1, encoded.shape[-1]))
        states = self.pointer_input(here) + self.last_action(last_actions)
        states = states + self.pieces(last_pieces) * (last_pieces > 0)[:, :, None]
        future = torch.full((steps, steps), -1e4, dtype=states.dtype, device=states.device).triu(1)
        bias = self.decoder_bias(steps) + future
        for layer in self.decoder:
            states = layer(states, bias)
        out: Tensor = self.decoder_norm(states)
        return out

    def piece_logits(self, states: Tensor) -> Tensor:
        """Map decoder states (..., d) to logits over the pieces (..., pieces)."""
        return functional.linear(self.piece_output(states), self.pieces.weight, self.piece_bias)
