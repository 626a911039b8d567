import pytest
import torch
from torch import nn

from models.corrector.transducer.linear import EvenLinear, evened


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
