"""How many threads compute a batch where other work runs beside it, as in a service.

PyTorch is imported where it is asked: who starts a service imports this before ``lean_imports`` has imported that.
"""

from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["keep_to", "leave_a_core", "threads_for"]

_FEW = 64
"""Units of a batch that gains less from one thread more than what runs beside it loses: a sentence or two.

On two cores with bfloat16 one sentence takes the service 33 ms by one thread and 38 by two, which share the cores with
the checks of the other lane; alone in a process it takes the corrector 20 and 13.5.
"""


class _Threads:
    """How many a process has for its models, and whether other work runs beside them.

    PyTorch keeps the number for each thread that computes, and gives a new one what was set last by any: so the most
    that was seen is remembered, and set again after each batch.
    """

    def __init__(self) -> None:
        self.most = 1
        self.bound: int | None = None
        self.beside = False


_threads = _Threads()


def leave_a_core() -> None:
    """Say that other work runs beside the models of this process from now on."""
    _threads.beside = True


def keep_to(number: int) -> None:
    """Have the models of this process, and of those forked from it later, compute by no more threads than that."""
    import torch

    _threads.bound = number
    torch.set_num_threads(min(number, torch.get_num_threads()))


@contextmanager
def threads_for(units: int) -> Iterator[None]:
    """Within it PyTorch computes by one thread less where a batch is small and other work runs beside it.

    Args:
        units: of all sentences of the batch.
    """
    if not _threads.beside:
        yield
        return
    import torch

    most = _threads.most = max(_threads.most, torch.get_num_threads())
    if _threads.bound is not None:
        most = min(most, _threads.bound)
    torch.set_num_threads(max(most - 1, 1) if units <= _FEW else most)
    try:
        yield
    finally:
        torch.set_num_threads(most)
