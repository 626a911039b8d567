"""The loss of the edit transducer."""

from collections.abc import Mapping

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from models.corrector.transducer.network import Transducer


def loss(network: Transducer, batch: dict[str, Tensor], label_smoothing: float) -> Tensor:
    """Return the mean loss of a batch: cross-entropy of the actions (edits weighted) and of the pieces they write.

    Label smoothing applies to the pieces only, so that the probabilities of actions stay calibrated.
    """
    encoded = network.encode(
        batch["words"], batch["shapes"], batch["suggestions"], batch["ngrams"], batch["pieces_in"],
        batch["piece_units"], batch["lengths"],
    )  # fmt: skip
    pointers = batch["pointers"]
    states = network.decode(encoded, pointers, batch["last_actions"], batch["last_pieces"])
    logits = network.action_output(states).float()
    allowed = batch["allowed"].gather(1, pointers[:, :, None].expand(-1, -1, logits.shape[-1]))
    logits = logits.masked_fill(~allowed, -1e4)
    weights = batch["weights"]
    actions = functional.cross_entropy(
        logits.transpose(1, 2), batch["actions_out"], reduction="none", ignore_index=-100
    )
    total = (actions * weights).sum()
    writes = batch["pieces_out"] > 0
    if bool(writes.any()):
        pieces = functional.cross_entropy(
            network.piece_logits(states[writes]).float(),
            batch["pieces_out"][writes],
            reduction="none",
            label_smoothing=label_smoothing,
        )
        total = total + (pieces * weights[writes]).sum()
    return total / weights.sum()


def tensors(batch: Mapping[str, np.ndarray], device: torch.device) -> dict[str, Tensor]:
    """Move a batch of arrays to the device."""
    return {name: torch.from_numpy(array).to(device, non_blocking=True) for name, array in batch.items()}
