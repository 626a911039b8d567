"""The loss of the edit transducer."""

from torch import Tensor
from torch.nn import functional

from models.corrector.transducer.decoding import probabilities
from models.corrector.transducer.network import Transducer

ENCODER_INPUT = (
    "pieces", "piece_counts", "piece_shapes", "first", "last", "shapes", "suggested", "suggestions",
)  # fmt: skip
DETECTION_WEIGHT = 0.3
_LEAST = 1e-9
_PIECES_GRAIN = 64


def loss(network: Transducer, batch: dict[str, Tensor], label_smoothing: float) -> Tensor:
    """Return the mean loss of a batch: cross-entropy of actions (edits weighted), written pieces, and detection.

    Label smoothing applies to the pieces only, so that the probabilities of actions stay calibrated.
    """
    encoded = network.encode(**{name: batch[name] for name in ENCODER_INPUT})
    states = network.decode(encoded, batch["pointers"], batch["last_actions"], batch["last_pieces"])
    shares = probabilities(network.action_logits(states), batch["pointers"], batch["allowed"], batch["canonical"])
    weights, wanted = batch["weights"], batch["actions_out"]
    chosen = shares.gather(-1, wanted.clamp(min=0)[..., None])[..., 0]
    total = -(chosen.clamp(min=_LEAST).log() * weights).sum() + _piece_loss(network, states, batch, label_smoothing)
    return total / weights.sum().clamp(min=1) + DETECTION_WEIGHT * _detection_loss(network, encoded, batch["wrong"])


def _piece_loss(network: Transducer, states: Tensor, batch: dict[str, Tensor], label_smoothing: float) -> Tensor:
    """Return the weighted sum of the cross-entropies of the pieces that are written."""
    flat = batch["pieces_out"].flatten()
    at = flat.nonzero()[:, 0]
    if not len(at):
        return states.new_zeros(())
    # Few shapes: what is filled up weighs nothing.
    rows = functional.pad(at, (0, -len(at) % _PIECES_GRAIN))
    weights = batch["weights"].flatten()[rows]
    weights[len(at) :] = 0
    logits = network.piece_logits(states.flatten(0, 1).index_select(0, rows)).float()
    each = functional.cross_entropy(logits, flat[rows], reduction="none", label_smoothing=label_smoothing)
    return (each * weights).sum()


def _detection_loss(network: Transducer, encoded: Tensor, wrong: Tensor) -> Tensor:
    """Return the mean binary cross-entropy of "this unit is wrong"; negative labels are left out."""
    logits = network.detection_logits(encoded)
    known = wrong >= 0
    each = functional.binary_cross_entropy_with_logits(logits, wrong.clamp(min=0), reduction="none")
    return (each * known).sum() / known.sum().clamp(min=1)
