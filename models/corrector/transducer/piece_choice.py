"""What a piece is chosen by, besides the decoder's state: the action that writes it.

Of *другое* -> *другому*, the piece is *му* in place of one letter and *ому* in place of two: chosen apart, the two do
not fit together.
"""

import torch
from torch import Tensor, nn
from torch.nn import functional

from models.corrector.transducer.linear import EvenLinear

PREFIX = "piece_choice."
"""Of the names of its weights in a model's."""


class PieceChoice(nn.Module):
    """Adds what the action says to the states that pieces are chosen by; fresh, it adds nothing."""

    def __init__(self, width: int, inner: int, actions: int) -> None:
        super().__init__()
        self.rise = EvenLinear(width, inner, bias=False)
        self.action = nn.Embedding(actions, inner)
        self.fall = EvenLinear(inner, width, bias=False)

    def initialise(self) -> None:
        """Draw the first weights."""
        nn.init.normal_(self.action.weight, std=1.0)
        nn.init.zeros_(self.fall.weight)

    def forward(self, states: Tensor, actions: Tensor) -> Tensor:
        """Map states (..., d) and the actions (...) that write there to states (..., d)."""
        known = self.rise(states) + self.action(actions)
        out: Tensor = states + self.fall(functional.relu(known))
        return out


def fresh_weights(module: nn.Module) -> dict[str, Tensor]:
    """The weights of a network's choice of pieces, for one that goes on from a model without."""
    state: dict[str, Tensor] = module.state_dict()
    return {name: torch.clone(tensor) for name, tensor in state.items() if name.startswith(PREFIX)}
