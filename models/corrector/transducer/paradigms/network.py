"""What its place asks a word to be: the upper layers of the corrector's encoder once more, trained for that alone."""

import torch
from torch import Tensor, nn

from models.corrector.transducer.bert import BertLayer, BertLayers
from models.corrector.transducer.config import TransducerConfig
from models.corrector.transducer.features import SHAPES
from models.corrector.transducer.linear import EvenLinear

__all__ = ["ParadigmNetwork"]


class ParadigmNetwork(nn.Module):
    """Reads the states of a lower layer of the corrector's encoder, and scores the places of paradigms for words.

    The layers below are the corrector's own: what they give is there anyway.
    """

    def __init__(self, config: TransducerConfig, below: int, places: int):
        """Build it with fresh weights.

        Args:
            config: of the corrector.
            below: layers of its encoder whose states are read.
            places: of paradigms.
        """
        super().__init__()
        self.below = below
        self.layers = BertLayers(
            BertLayer(config.encoder_width, config.encoder_ff, config.encoder_heads)
            for _ in range(config.encoder_layers - below)
        )
        self.unit_input = EvenLinear(config.encoder_width, config.d_model, bias=False)
        self.shapes = nn.Embedding(SHAPES, config.d_model)
        self.norm = nn.RMSNorm(config.d_model, eps=1e-6)
        self.places = nn.Linear(config.d_model, places)

    def forward(
        self, states: Tensor, bias: Tensor, first: Tensor, last: Tensor, shapes: Tensor, asked: Tensor
    ) -> Tensor:
        """Return the scores (N, places) of N units.

        Args:
            states: (B, W, d) below.
            bias: (B, 1, 1, W), very low at padding.
            first: (B, T) index of the first piece of each unit.
            last: (B, T) of the last one.
            shapes: (B, T) as in ``Features``.
            asked: (N,) which units, counted through the batch: sentence times T and unit.
        """
        states = self.layers(states, bias)
        start = torch.arange(len(states), device=states.device)[:, None] * states.shape[1]
        flat = states.flatten(0, 1)
        ends = [flat.index_select(0, (start + at).flatten().index_select(0, asked)) for at in (first, last)]
        units = self.unit_input(ends[0] + ends[1]) + self.shapes(shapes.flatten().index_select(0, asked))
        out: Tensor = self.places(self.norm(units))
        return out
