import torch
from torch import Tensor

from models.corrector.transducer.features import Featurizer
from models.corrector.transducer.network import Transducer
from models.corrector.transducer.units import split_units
from training.corrector.architectures.transducer.objective import ENCODER_INPUT


def test_no_gradient_is_computed_through_frozen_layers(network: Transducer, featurizer: Featurizer) -> None:
    network.freeze(len(network.encoder.layers))
    reached: list[Tensor] = []
    for layer in network.encoder.layers:
        layer.register_forward_hook(lambda module, given, states: reached.append(states))
    features = featurizer.batch([split_units("He go home.")])
    inputs = {name: torch.from_numpy(getattr(features, name)) for name in ENCODER_INPUT}
    network.encode(**inputs).sum().backward()  # type: ignore[no-untyped-call]
    assert reached
    assert not any(states.requires_grad for states in reached)
    assert network.unit_input.weight.grad is not None
