import copy

import pytest
import torch
from torch import Tensor, nn

from models.corrector.transducer.bert import BertLayer
from models.corrector.transducer.decoder_layer import DecoderLayer
from models.corrector.transducer.packed import pack

SHAPES = [(1, 5), (2, 8), (7, 23), (3, 64)]


def packed(layer: nn.Module) -> nn.Module:
    """The layer as it is when its network is packed."""
    network = nn.Sequential(copy.deepcopy(layer).bfloat16())
    pack(network)
    return network[0]


def close(found: Tensor, exact: Tensor) -> None:
    """What bfloat16 (eight bits) leaves of it after a layer."""
    assert found.shape == exact.shape
    assert (found.float() - exact).abs().max() < 0.06
    assert (found.float() - exact).abs().mean() < 0.006


@pytest.mark.parametrize("shape", SHAPES)
def test_a_packed_layer_of_the_encoder_computes_the_same(shape: tuple[int, int]) -> None:
    torch.manual_seed(1)
    layer = BertLayer(48, 96, 4).eval()
    states = torch.randn(*shape, 48)
    bias = torch.zeros(shape[0], 1, 1, shape[1])
    bias[-1, ..., 3:] = -1e4
    with torch.inference_mode():
        close(packed(layer)(states.bfloat16(), bias.bfloat16()), layer(states, bias))


@pytest.mark.parametrize("before", [0, 16])
@pytest.mark.parametrize("shape", SHAPES)
def test_a_packed_layer_of_the_decoder_computes_the_same(shape: tuple[int, int], before: int) -> None:
    torch.manual_seed(2)
    layer = DecoderLayer(48, 96, 4).eval()
    states = torch.randn(*shape, 48)
    past = torch.randn(shape[0], before, 144) if before else None
    bias = torch.randn(1, 4, shape[1], before + shape[1])
    with torch.inference_mode():
        exact, known = layer(states, bias, past)
        found, own = packed(layer)(states.bfloat16(), bias.bfloat16(), None if past is None else past.bfloat16())
        close(found, exact)
        close(own, known)


def test_attention_is_the_same_whether_something_is_learnt_or_not() -> None:
    torch.manual_seed(3)
    layer = BertLayer(48, 96, 4).eval()
    states, bias = torch.randn(3, 9, 48), torch.randn(3, 1, 1, 9)
    with torch.inference_mode():
        fused = layer(states, bias)
    torch.testing.assert_close(fused, layer(states, bias))
