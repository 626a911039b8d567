"""A layer of the decoder."""

import torch
from torch import Tensor, nn
from torch.nn import functional

from models.corrector.transducer.attention import attend
from models.corrector.transducer.linear import EvenLinear

__all__ = ["DecoderLayer"]


class DecoderLayer(nn.Module):
    """Pre-norm transformer layer: attention, then a ReLU feed-forward network."""

    def __init__(self, width: int, inner: int, heads: int):
        super().__init__()
        self.heads = heads
        self.dropout = nn.Dropout(0.0)
        self.attention_norm = nn.RMSNorm(width, eps=1e-6)
        self.inputs = EvenLinear(width, 3 * width, bias=False)
        self.output = EvenLinear(width, width, bias=False)
        self.feed_norm = nn.RMSNorm(width, eps=1e-6)
        self.rise = EvenLinear(width, inner, bias=False)
        self.fall = EvenLinear(inner, width, bias=False)

    def forward(self, states: Tensor, bias: Tensor, past: Tensor | None = None) -> tuple[Tensor, Tensor]:
        """Map (B, S, d) to (B, S, d).

        Args:
            states: those of the last S of all T steps.
            bias: (B or 1, heads, S, T).
            past: (B, T - S, 3 d) what this layer has made of the steps before; None where there are none.

        Returns:
            The states, and what is ``past`` for the steps after them.
        """
        known = self.inputs(self.attention_norm(states))
        if past is not None:
            known = torch.cat([past, known], 1)
        states = states + self.dropout(self.output(attend(known, self.heads, bias, states.shape[1])))
        return states + self.dropout(self.fall(functional.relu(self.rise(self.feed_norm(states))))), known
