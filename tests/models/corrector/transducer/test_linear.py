import pytest
import torch
from torch import nn

from models.corrector.transducer.linear import EvenLinear, PackedLinear, can_pack, evened
from models.corrector.transducer.packed import pack


def test_of_two_thousand_sizes_few_are_left_and_none_grows_by_more_than_an_eighth() -> None:
    sizes = {size: evened(size) for size in range(1, 2049)}
    assert len(set(sizes.values())) <= 40
    assert all(size <= even for size, even in sizes.items())
    assert all(even <= 1.125 * size + 15 for size, even in sizes.items())


@pytest.mark.parametrize("shape", [(1, 1), (3, 7), (2, 8), (16, 33), (0, 4)])
@pytest.mark.parametrize("precision", [torch.float32, torch.bfloat16])
def test_an_even_linear_map_is_a_linear_map(shape: tuple[int, ...], precision: torch.dtype) -> None:
    torch.manual_seed(1)
    even = EvenLinear(24, 40).to(precision)
    plain = nn.Linear(24, 40).to(precision)
    plain.load_state_dict(even.state_dict())
    states = torch.randn(*shape, 24).to(precision)
    with torch.inference_mode():
        torch.testing.assert_close(even(states), plain(states))


def test_it_learns_as_any() -> None:
    even = EvenLinear(4, 2)
    even(torch.ones(3, 4)).sum().backward()
    assert even.weight.grad is not None
    assert even.weight.grad.eq(3).all()


def test_what_is_packed_computes_the_same_to_the_last_bit() -> None:
    torch.manual_seed(2)
    first = EvenLinear(384, 1536).bfloat16()
    network = nn.Sequential(first, nn.Sequential(EvenLinear(1536, 64, bias=False).bfloat16()))
    states = [torch.randn(rows, 384).bfloat16() for rows in (0, 1, 5, 32, 200)]
    assert can_pack(first.weight)
    with torch.inference_mode():
        plain = [network(some) for some in states]
        pack(network)
        assert [type(layer) for layer in network.modules()].count(PackedLinear) == 2
        for before, some in zip(plain, states, strict=True):
            torch.testing.assert_close(network(some), before, rtol=0, atol=0)


def test_only_bfloat16_is_packed() -> None:
    assert not can_pack(EvenLinear(4, 2).weight)
