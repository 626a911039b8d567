import copy

import pytest
import torch
from torch import Tensor, nn

from models.corrector.transducer.bert import BertLayer, BertLayers
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


def encoder(layers: int = 2) -> BertLayers:
    return BertLayers(BertLayer(48, 96, 4) for _ in range(layers)).eval()


def hiding(lengths: list[int]) -> Tensor:
    """The bias of sentences that are padded to the longest one."""
    bias = torch.zeros(len(lengths), 1, 1, max(lengths))
    for row, length in enumerate(lengths):
        bias[row, ..., length:] = -1e4
    return bias


@pytest.mark.parametrize(
    "lengths", [[5], [31], [8, 8], [23, 3, 23, 22, 11, 7, 2], [64, 64, 40], [1, 90, 30, 29, 28, 27, 4, 4, 4, 4]]
)
def test_packed_layers_of_the_encoder_compute_the_same(lengths: list[int]) -> None:
    torch.manual_seed(1)
    layers = encoder()
    states, bias = torch.randn(len(lengths), max(lengths), 48), hiding(lengths)
    with torch.inference_mode():
        exact = layers(states, bias)
        found = packed(layers)(states.bfloat16(), bias.bfloat16())
    for row, length in enumerate(lengths):
        close(found[row, :length], exact[row, :length])


def test_some_of_the_layers_after_the_others_are_all_of_them() -> None:
    torch.manual_seed(2)
    layers = encoder(3)
    states, bias = torch.randn(3, 20, 48).bfloat16(), hiding([20, 9, 4]).bfloat16()
    with torch.inference_mode():
        quick = packed(layers)
        torch.testing.assert_close(quick(quick(states, bias, 0, 2), bias, 2), quick(states, bias))


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
    layer = encoder(1)
    states, bias = torch.randn(3, 9, 48), torch.randn(3, 1, 1, 9)
    with torch.inference_mode():
        fused = layer(states, bias)
    torch.testing.assert_close(fused, layer(states, bias))
