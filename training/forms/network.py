"""The model in torch: deep and wide, as `models.forms.choice` describes it."""

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from models.choice.vocabulary import PADDING
from models.forms.choice import NOWHERE, FormPlaces
from models.forms.context import sequences
from models.forms.paradigms import NONE, Paradigms
from training.choice.weights import small, transposed
from training.config.forms import FormModel

__all__ = ["FormNetwork"]


class FormNetwork(nn.Module):
    """Scores the forms of words for places."""

    def __init__(self, settings: FormModel, words: int, paradigms: Paradigms) -> None:
        """Make it; ``words`` is the size of the vocabulary."""
        super().__init__()
        self._forms = paradigms.of_lemma
        self._class_of = paradigms.class_of
        state = settings.state
        self.embedding = nn.Embedding(words, settings.dimension)
        self.left = nn.GRU(settings.dimension, state, batch_first=True)
        self.right = nn.GRU(settings.dimension, state, batch_first=True)
        self.lemmas = nn.Embedding(len(paradigms.lemmas), settings.lemma_dimension)
        self.hidden = nn.Linear(2 * state + settings.lemma_dimension, settings.hidden)
        self.output = nn.Linear(settings.hidden, settings.output, bias=False)
        self.classes = nn.Embedding(len(paradigms.classes), settings.output)
        self.sequences = nn.Embedding(settings.sequences, 1)
        nn.init.normal_(self.embedding.weight, std=0.3)
        nn.init.normal_(self.lemmas.weight, std=0.3)
        nn.init.normal_(self.classes.weight, std=0.1)
        nn.init.zeros_(self.sequences.weight)

    @property
    def deep(self) -> list[nn.Parameter]:
        """The parameters besides the table of sequences."""
        return [value for name, value in self.named_parameters() if not name.startswith("sequences")]

    def forward(
        self, ids: NDArray[np.int64], lengths: NDArray[np.int64], places: FormPlaces, around: NDArray[np.int64]
    ) -> Tensor:
        """Logits of the forms at each place.

        Args:
            ids: the numbers of the words of some sentences, `PADDING` behind them, shape (sentences, words).
            lengths: of the sentences.
            places: in these.
            around: the words near each place.
        """
        start = np.full((len(ids), 1), PADDING)
        columns = np.arange(ids.shape[1])
        turned = np.maximum(lengths[:, None] - 1 - columns, 0)
        back = np.where(columns < lengths[:, None], np.take_along_axis(ids, turned, axis=1), PADDING)
        left, _ = self.left(self.embedding(torch.from_numpy(np.concatenate([start, ids], axis=1))))
        right, _ = self.right(self.embedding(torch.from_numpy(np.concatenate([start, back], axis=1))))
        sentences = torch.from_numpy(places.sentences)
        before = left[sentences, torch.from_numpy(places.words)]
        behind = right[sentences, torch.from_numpy(lengths[places.sentences] - 1 - places.words)]
        seen = torch.cat([before, behind, self.lemmas(torch.from_numpy(places.lemmas))], dim=1)
        vectors = self.output(torch.relu(self.hidden(seen)))
        forms = self._forms[places.lemmas]
        known = np.where(forms != NONE, forms, 0)
        there = torch.from_numpy(forms != NONE)
        classes = self._class_of[known]
        deep = torch.einsum("no,nko->nk", vectors, self.classes(torch.from_numpy(classes)))
        rows = torch.from_numpy(sequences(around, classes, known, self.sequences.num_embeddings))[there]
        wide = torch.zeros_like(deep)
        wide[there] = self.sequences(rows).squeeze(-1).sum(-1)
        scores: Tensor = (deep + wide).masked_fill(~there, NOWHERE)
        return scores

    def arrays(self) -> dict[str, NDArray[Any]]:
        """The weights as they ship: the big tables in whole numbers of 8 bits, with a scale for each row."""
        state = {name: value.detach().float().numpy() for name, value in self.state_dict().items()}
        return {
            **small("embedding", state["embedding.weight"]),
            **small("lemmas", state["lemmas.weight"]),
            **small("sequences", state["sequences.weight"][:, 0]),
            **_reader("left", state),
            **_reader("right", state),
            "hidden": transposed(state["hidden.weight"]),
            "hidden_bias": state["hidden.bias"],
            "output": transposed(state["output.weight"]),
            "classes": state["classes.weight"].astype(np.float16),
        }


def _reader(side: str, state: dict[str, NDArray[np.float32]]) -> dict[str, NDArray[Any]]:
    return {
        f"{side}_input": transposed(state[f"{side}.weight_ih_l0"]),
        f"{side}_recurrent": transposed(state[f"{side}.weight_hh_l0"]),
        f"{side}_input_bias": state[f"{side}.bias_ih_l0"],
        f"{side}_recurrent_bias": state[f"{side}.bias_hh_l0"],
    }
