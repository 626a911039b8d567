import pytest
import torch

from models.corrector.transducer.engine import TransducerEngine
from models.precision import fastest_precision
from scripts.bench import peak_flops, sentences_of_the_tiny_recipe, training_speed


# Without units for it a product in bfloat16 takes minutes.
@pytest.mark.parametrize("precision", dict.fromkeys([torch.float32, fastest_precision("cpu")]))
def test_training_is_measured_beside_the_peak(engine: TransducerEngine, precision: torch.dtype) -> None:
    clean = sentences_of_the_tiny_recipe()[:20]
    tokens, flops = training_speed(engine, [f"The {sentence}" for sentence in clean], clean, precision)
    assert tokens > 100
    assert 0 < flops < peak_flops(precision)
