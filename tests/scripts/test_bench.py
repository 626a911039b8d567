import pytest
import torch

from models.corrector.transducer.engine import TransducerEngine
from models.precision import fastest_precision
from scripts.bench import peak_flops, sentences_of_the_tiny_recipe, training_speed


@pytest.mark.parametrize("precision", [torch.float32, torch.bfloat16])
def test_training_is_measured_beside_the_peak(engine: TransducerEngine, precision: torch.dtype) -> None:
    clean = sentences_of_the_tiny_recipe()[:20]
    tokens, flops = training_speed(engine, [f"The {sentence}" for sentence in clean], clean, precision)
    assert tokens > 100
    assert flops > 0
    if precision is fastest_precision("cpu"):  # without units for it, bfloat16 is quicker in small products than in big
        assert flops < peak_flops(precision)
