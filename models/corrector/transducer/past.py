"""What the decoder has made of the steps that are decided, of sentences that have come differently far."""

from collections.abc import Sequence

import torch
from torch import Tensor

__all__ = ["GRAIN", "Past"]

GRAIN = 16
"""Steps that are held are rounded up to multiples of this, so that few shapes occur (see ``even_linear``)."""


class Past:
    """The states that later steps of a batch attend to.

    Attributes:
        layers: of each layer (B, P, 3 d), none before the first pass, and (B, P + S, 3 d) after one of S steps; behind
            the steps of a sentence stands what has no meaning.
        longest: P, the steps that are held of each sentence.
        steps: how many of them it has.
    """

    def __init__(self, batch: int) -> None:
        """Begin with sentences of which no step is decided."""
        self.layers: list[Tensor] = []
        self.longest = 0
        self.steps = [0] * batch

    def attention_bias(self, bias: Tensor, asking: int) -> Tensor:
        """The bias of S further steps of each sentence against the P before and themselves: (B, heads, S, P + S).

        Args:
            bias: (1, heads, T, T) of any step against any other; T is at least P + S.
            asking: S, how many steps follow those of each sentence.
        """
        begins = torch.tensor(self.steps, device=bias.device)[:, None]
        before = torch.arange(self.longest, device=bias.device)[None].expand(len(self.steps), -1)
        now = begins + torch.arange(asking, device=bias.device)
        seen = torch.cat([before.masked_fill(before >= begins, bias.shape[-1]), now], 1)
        hidden = seen[:, None] > now[:, :, None]
        here = bias[0][:, now[:, :, None], seen.clamp(max=bias.shape[-1] - 1)[:, None]]
        return here.transpose(0, 1).masked_fill(hidden[:, None], -1e4)

    def keep(self, places: Sequence[int], steps: Sequence[int]) -> None:
        """Keep some of the sentences after a pass, each with so many steps: those it had, and the first new ones."""
        if not places:
            return
        device = self.layers[0].device
        held = torch.tensor([self.steps[place] for place in places], device=device)[:, None]
        width = -(-max(steps) // GRAIN) * GRAIN
        step = torch.arange(width, device=device)[None]
        at = torch.where(step < held, step, self.longest + step - held).clamp(max=self.layers[0].shape[1] - 1)
        row = torch.tensor(places, device=device)[:, None]
        self.layers = [known[row, at] for known in self.layers]
        self.longest, self.steps = width, list(steps)
