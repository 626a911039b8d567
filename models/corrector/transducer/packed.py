"""The network as it is quickest on a CPU with bfloat16: for inference only."""

import torch
from torch import Tensor, nn

from models.corrector.transducer.attention import attend
from models.corrector.transducer.bert import BertLayer
from models.corrector.transducer.decoder_layer import DecoderLayer
from models.corrector.transducer.linear import EvenLinear, PackedLinear, even_rows

__all__ = ["pack"]


def pack(network: nn.Module) -> None:
    """Put packed layers and linear maps in the place of all layers and ``EvenLinear`` of a network."""
    for parent in list(network.modules()):
        for name, layer in list(parent.named_children()):
            match layer:
                case BertLayer():
                    setattr(parent, name, PackedBertLayer(layer))
                case DecoderLayer():
                    setattr(parent, name, PackedDecoderLayer(layer))
                case EvenLinear():
                    setattr(parent, name, PackedLinear(layer.weight, layer.bias))


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


class PackedBertLayer(_PackedLayer):
    """A ``BertLayer``."""

    def forward(self, states: Tensor, bias: Tensor) -> Tensor:
        """Map (B, W, d) to (B, W, d), as ``BertLayer`` does."""
        rows = even_rows(states)
        known = _first(self.inputs(rows), states)
        mixed = even_rows(attend(known, self.heads, bias))
        rows = self.attention_norm(self.output.added(mixed, rows))
        return _first(self.feed_norm(self.fall.added(self.rise(rows, "gelu"), rows)), states)


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
