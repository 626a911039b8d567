"""The network as it is quickest on a CPU with bfloat16: for inference only."""

from collections.abc import Sequence

import torch
from torch import Tensor, nn

from models.corrector.transducer.attention import attend, attend_in_groups
from models.corrector.transducer.bert import BertLayer, BertLayers
from models.corrector.transducer.decoder_layer import DecoderLayer
from models.corrector.transducer.linear import EvenLinear, PackedLinear, even_rows
from models.corrector.transducer.rows import AlikeRows, Rows

__all__ = ["pack"]


def pack(network: nn.Module) -> None:
    """Put packed layers and linear maps in the place of all layers and ``EvenLinear`` of a network."""
    for name, part in list(network.named_children()):
        match part:
            case BertLayers():
                setattr(network, name, PackedBertLayers(part))
            case DecoderLayer():
                setattr(network, name, PackedDecoderLayer(part))
            case EvenLinear():
                setattr(network, name, PackedLinear(part.weight, part.bias))
            case _:
                pack(part)


class _PackedLayer(nn.Module):
    """A layer whose rows are padded once, not for each of its maps; these add and take activations as they multiply."""

    def __init__(self, layer: BertLayer | DecoderLayer) -> None:
        super().__init__()
        self.heads = layer.heads
        self.attention_norm, self.feed_norm = layer.attention_norm, layer.feed_norm
        self.inputs = PackedLinear(layer.inputs.weight, layer.inputs.bias)
        self.output = PackedLinear(layer.output.weight, layer.output.bias)
        self.rise = PackedLinear(layer.rise.weight, layer.rise.bias)
        self.fall = PackedLinear(layer.fall.weight, layer.fall.bias)


class PackedBertLayers(nn.Module):
    """``BertLayers`` that compute little of what is padding."""

    def __init__(self, layers: BertLayers) -> None:
        super().__init__()
        self._layers = nn.ModuleList(_PackedBertLayer(layer) for layer in layers if isinstance(layer, BertLayer))

    def forward(self, states: Tensor, bias: Tensor, first: int = 0, last: int | None = None) -> Tensor:
        """Map (B, W, d) to (B, W, d), as ``BertLayers`` does; what comes of padding has no meaning."""
        known = Rows.of(bias)
        rows = known.take(states)
        for layer in self._layers[first:last]:
            rows = layer(rows, known.groups)
        return known.put(rows, states.shape)


class _PackedBertLayer(_PackedLayer):
    """A ``BertLayer``."""

    def forward(self, rows: Tensor, groups: Sequence[AlikeRows]) -> Tensor:
        """Map (N, d) to (N, d)."""
        mixed = attend_in_groups(self.inputs(rows), self.heads, groups)
        rows = self.attention_norm(self.output.added(mixed, rows))
        out: Tensor = self.feed_norm(self.fall.added(self.rise(rows, "gelu"), rows))
        return out


class PackedDecoderLayer(_PackedLayer):
    """A ``DecoderLayer``."""

    def forward(self, states: Tensor, bias: Tensor, past: Tensor | None = None) -> tuple[Tensor, Tensor]:
        """Map (B, S, d) to (B, S, d), as ``DecoderLayer`` does."""
        rows = even_rows(states)
        known = _first(self.inputs(self.attention_norm(rows)), states)
        if past is not None:
            known = torch.cat([past, known], 1)
        rows = self.output.added(even_rows(attend(known, self.heads, bias, states.shape[1])), rows)
        return _first(self.fall.added(self.rise(self.feed_norm(rows), "relu"), rows), states), known


def _first(rows: Tensor, states: Tensor) -> Tensor:
    """Return those rows (N, x) that belong to states (B, S, d), as (B, S, x)."""
    return rows[: states.shape[:-1].numel()].view(*states.shape[:-1], -1)
