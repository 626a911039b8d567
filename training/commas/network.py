"""The model in torch: wide and deep, as `models.commas.choice` describes it."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from models.choice.vocabulary import Ids
from models.commas.choice import one_hot
from models.commas.context import DISTANCES, FARTHEST, WORDS, sequences
from training.choice.weights import small, transposed

__all__ = ["CommaNetwork", "Sizes"]


@dataclass(frozen=True, slots=True)
class Sizes:
    """How large the model is: words with vectors of their own, the others share those of endings."""

    words: int = 12_000
    endings: int = 3_000
    dimension: int = 32
    hidden: int = 96
    sequences: int = 1 << 19


class CommaNetwork(nn.Module):
    """Scores what may stand in gaps."""

    def __init__(self, sizes: Sizes, words: int) -> None:
        """Make it; ``words`` is the size of the vocabulary."""
        super().__init__()
        self.embedding = nn.Embedding(words, sizes.dimension)
        self.hidden = nn.Linear(WORDS * sizes.dimension + DISTANCES * (FARTHEST + 1), sizes.hidden)
        self.output = nn.Linear(sizes.hidden, 3)
        self.sequences = nn.Embedding(sizes.sequences, 3, sparse=True)
        nn.init.normal_(self.embedding.weight, std=0.1)
        nn.init.zeros_(self.sequences.weight)

    @property
    def deep(self) -> list[nn.Parameter]:
        """The parameters besides the sparse table."""
        return [value for name, value in self.named_parameters() if not name.startswith("sequences")]

    def forward(self, around: Ids) -> Tensor:
        """Logits of the three choices in contexts, shape (n, 3)."""
        seen = self.embedding(torch.from_numpy(around[:, :WORDS])).flatten(1)
        deep = self.output(torch.relu(self.hidden(torch.cat([seen, torch.from_numpy(one_hot(around))], dim=1))))
        table = torch.from_numpy(sequences(around, self.sequences.num_embeddings))
        wide: Tensor = self.sequences(table).sum(1)
        both: Tensor = deep + wide
        return both

    def arrays(self) -> dict[str, NDArray[Any]]:
        """The weights as they ship: the two big tables in whole numbers of 8 bits."""
        state = {name: value.detach().float().numpy() for name, value in self.state_dict().items()}
        return {
            **small("embedding", state["embedding.weight"]),
            **small("sequences", state["sequences.weight"]),
            "hidden": transposed(state["hidden.weight"]),
            "hidden_bias": state["hidden.bias"],
            "output": np.ascontiguousarray(state["output.weight"].T),
            "output_bias": state["output.bias"],
        }
