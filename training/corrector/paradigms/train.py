"""Trains the network that chooses forms; the layers of the corrector below it stay as they are."""

import math
import time
from collections.abc import Callable, Iterable

import torch
from torch import Tensor, nn

from models.corrector.transducer.network import Transducer
from models.corrector.transducer.paradigms.network import ParadigmNetwork
from training.config.paradigms import ParadigmChoice
from training.corrector.paradigms.batches import Batch
from training.corrector.train.average import Average

__all__ = ["Report", "loss_of", "train", "upper_layers"]

_WARM_UP = 100
_FINAL = 0.02
_NORM = 1.0
_DROPOUT = 0.05
_OF_LAYERS, _OF_PLACES = 0.5, 4.0
"""Shares of the learning rate."""
_NEVER = -1e9
_BETAS = (0.9, 0.98)


Report = Callable[[float, int, int, float], None]
"""Told how far a training is: its share, the steps, the word pieces, and the loss of the step."""


def upper_layers(network: ParadigmNetwork, corrector: Transducer) -> None:
    """Begin with the weights of the corrector's own upper layers."""
    for own, theirs in zip(network.layers, corrector.encoder.layers[network.below :], strict=True):
        own.load_state_dict(theirs.state_dict())
    network.unit_input.load_state_dict(corrector.unit_input.state_dict())
    network.norm.load_state_dict(corrector.encoder_norm.state_dict())
    network.shapes.load_state_dict(corrector.shapes.state_dict())
    nn.init.normal_(network.places.weight, std=0.02)
    nn.init.zeros_(network.places.bias)


def loss_of(network: ParadigmNetwork, corrector: Transducer, batch: Batch) -> Tensor:
    """Return of each word (N,) the negative log probability that it stands in one of the places that are right.

    Which of these it is nobody has said: their probabilities are summed.
    """
    features = dict(batch.features)
    ends = [features.pop(name) for name in ("first", "last", "shapes")]
    for name in ("allowed", "canonical", "lengths"):
        features.pop(name, None)
    with torch.no_grad():
        states, bias = corrector.embed(**features)
        states = corrector.encoder.run(states, bias, 0, network.below)
    with torch.autocast("cpu", states.dtype, enabled=states.dtype is torch.bfloat16):
        scores = network(states, bias, *ends, batch.asked)
    of_places = scores.float().gather(1, batch.places).masked_fill(~batch.possible, _NEVER)
    out: Tensor = of_places.logsumexp(1) - of_places.masked_fill(~batch.right, _NEVER).logsumexp(1)
    return out


def train(
    network: ParadigmNetwork, corrector: Transducer, batches: Iterable[Batch], settings: ParadigmChoice, report: Report
) -> tuple[dict[str, Tensor], int]:
    """Train for the minutes that the settings give.

    Returns:
        The average of the weights, and the number of steps.
    """
    network.train()
    for module in network.modules():
        if isinstance(module, nn.Dropout):
            module.p = _DROPOUT
    average = Average(dict(network.named_parameters()), settings.decay)
    layers = [weights for name, weights in network.named_parameters() if not name.startswith("places")]
    rates = (_OF_LAYERS * settings.learning_rate, _OF_PLACES * settings.learning_rate)
    groups = [
        {"params": own, "lr": rate} for own, rate in zip((layers, network.places.parameters()), rates, strict=True)
    ]
    optimizer = torch.optim.AdamW(groups, weight_decay=0.01, betas=_BETAS)
    begin = time.monotonic()
    steps = pieces = 0
    for batch in batches:
        done = (time.monotonic() - begin) / 60 / settings.minutes
        if done >= 1:
            break
        share = min(1.0, (steps + 1) / _WARM_UP) * max(_FINAL, (1 + math.cos(math.pi * done)) / 2)
        for group, rate in zip(optimizer.param_groups, rates, strict=True):
            group["lr"] = rate * share
        losses = loss_of(network, corrector, batch)
        loss = (losses * batch.weights).sum() / batch.weights.sum()
        optimizer.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        nn.utils.clip_grad_norm_(network.parameters(), _NORM)
        optimizer.step()
        average.update()
        steps += 1
        pieces += batch.features["pieces"].numel()
        report(done, steps, pieces, float(losses.detach().mean()))
    return average.values, steps
