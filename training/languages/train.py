"""The fit of the model of letter sequences: multinomial logistic regression over hashed sequences, by Adam."""

from collections.abc import Callable, Sequence

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from models.choice.stored import Floats
from models.languages.sequences import BUCKETS

_BATCH = 2048
_EPOCHS = 3
_RATE = 0.02


def train(
    samples: Sequence[NDArray[np.int32]], labels: Sequence[int], languages: int, seed: int,
    report: Callable[[int, int, float], None],
) -> tuple[Floats, Floats]:  # fmt: skip
    """Fit the weights.

    Args:
        samples: for each text the buckets of its sequences, at least one.
        labels: for each text the number of its language.
        languages: how many there are.
        seed: of the order.
        report: told steps done, all steps, and the loss.

    Returns:
        The table (buckets, languages) and the bias (languages).
    """
    torch.manual_seed(seed)
    table = nn.EmbeddingBag(BUCKETS, languages, mode="sum")
    nn.init.zeros_(table.weight)
    bias = torch.zeros(languages, requires_grad=True)
    optimizer = torch.optim.Adam([table.weight, bias], lr=_RATE)
    wanted = torch.tensor(labels)
    steps, done = _EPOCHS * -(-len(samples) // _BATCH), 0
    for _ in range(_EPOCHS):
        for chosen in torch.split(torch.randperm(len(samples)), _BATCH):
            rows, starts, sizes = _bags([samples[i] for i in chosen.tolist()])
            logits = table(rows, starts) / sizes.sqrt()[:, None] + bias
            loss = nn.functional.cross_entropy(logits, wanted[chosen])
            for group in optimizer.param_groups:
                group["lr"] = _RATE * (1 - done / steps)
            optimizer.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            optimizer.step()
            done += 1
            report(done, steps, float(loss.detach()))
    return table.weight.detach().numpy(), bias.detach().numpy()


def _bags(samples: Sequence[NDArray[np.int32]]) -> tuple[Tensor, Tensor, Tensor]:
    """All buckets one after the other, where each text begins, and how many it has."""
    sizes = np.array([len(sample) for sample in samples])
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    rows = np.concatenate(samples).astype(np.int64)
    return torch.from_numpy(rows), torch.from_numpy(starts), torch.from_numpy(sizes).float()
