"""A small batch leaves a core to what runs beside it, a large one and a process of its own take all."""

from collections.abc import Iterator

import pytest
import torch

from models import threads
from models.threads import leave_a_core, threads_for


@pytest.fixture(autouse=True)
def two_threads() -> Iterator[None]:
    before, own = torch.get_num_threads(), threads._threads
    torch.set_num_threads(2)
    threads._threads = threads._Threads()
    yield
    threads._threads = own
    torch.set_num_threads(before)


def within(units: int) -> int:
    with threads_for(units):
        return torch.get_num_threads()


def test_alone_a_model_takes_all_threads() -> None:
    assert within(10) == 2


def test_beside_other_work_a_sentence_takes_one_less() -> None:
    leave_a_core()
    assert within(10) == 1
    assert torch.get_num_threads() == 2


def test_a_page_takes_all() -> None:
    leave_a_core()
    assert within(1000) == 2


def test_a_thread_that_was_made_meanwhile_gets_what_there_is() -> None:
    leave_a_core()
    within(10)
    torch.set_num_threads(1)
    assert within(1000) == 2


def test_one_thread_stays_one() -> None:
    leave_a_core()
    torch.set_num_threads(1)
    assert within(10) == 1


def test_an_error_leaves_the_number_as_it_was() -> None:
    leave_a_core()
    with pytest.raises(ValueError), threads_for(10):  # noqa: PT011
        raise ValueError
    assert torch.get_num_threads() == 2
