"""The model in torch: wide and deep, as `models.confusions.choice` describes it."""

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from models.confusions.context import WIDTH, sequences
from training.choice.weights import small, transposed
from training.config.confusions import ConfusionModel

__all__ = ["ConfusionNetwork"]

_NOWHERE = -1e9


class ConfusionNetwork(nn.Module):
    """Scores words for places."""

    def __init__(self, settings: ConfusionModel, words: int, targets: int, *, lemmas: bool) -> None:
        """Make it; ``words`` is the size of the vocabulary, ``targets`` that of all sets together."""
        super().__init__()
        self.lemmas = lemmas
        self.embedding = nn.Embedding(words, settings.dimension)
        self.hidden = nn.Linear((2 * WIDTH + lemmas) * settings.dimension, settings.hidden)
        self.output = nn.Linear(settings.hidden, settings.output)
        self.targets = nn.Embedding(targets, settings.output)
        self.sequences = nn.Embedding(settings.sequences, 1, sparse=True)
        nn.init.normal_(self.embedding.weight, std=0.1)
        nn.init.normal_(self.targets.weight, std=0.05)
        nn.init.zeros_(self.sequences.weight)

    @property
    def deep(self) -> list[nn.Parameter]:
        """The parameters besides the sparse table."""
        return [value for name, value in self.named_parameters() if not name.startswith("sequences")]

    def forward(self, contexts: NDArray[np.int64], groups: NDArray[np.int64]) -> Tensor:
        """Logits of the words of each group (numbers of targets, -1 for none), shape as the groups."""
        rows, columns = np.nonzero(groups >= 0)
        known = groups[rows, columns]
        hidden = torch.relu(self.hidden(self.embedding(torch.from_numpy(contexts)).flatten(1)))
        vectors = self.output(hidden)
        deep = (vectors[torch.from_numpy(rows)] * self.targets(torch.from_numpy(known))).sum(-1)
        table = sequences(contexts[rows], known[:, None], self.sequences.num_embeddings)[:, 0]
        wide = self.sequences(torch.from_numpy(table)).squeeze(-1).sum(-1)
        places = torch.from_numpy(rows), torch.from_numpy(columns)
        return torch.full(groups.shape, _NOWHERE).index_put(places, deep + wide)

    def arrays(self) -> dict[str, NDArray[Any]]:
        """The weights as they ship: the two big tables in whole numbers of 8 bits, with a scale for each row."""
        state = {name: value.detach().float().numpy() for name, value in self.state_dict().items()}
        return {
            **small("embedding", state["embedding.weight"]),
            **small("sequences", state["sequences.weight"][:, 0]),
            "hidden": transposed(state["hidden.weight"]),
            "hidden_bias": state["hidden.bias"],
            "output": transposed(state["output.weight"]),
            "output_bias": state["output.bias"],
            "targets": state["targets.weight"].astype(np.float16),
        }
