"""A progress bar on a terminal, which makes place for what is printed meanwhile."""

import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext

__all__ = ["Progress", "progress"]


class Progress:
    """How far some work is."""

    def __init__(
        self,
        update: Callable[[float], object] = lambda _: None,
        aside: Callable[[], AbstractContextManager[object]] = nullcontext,
    ) -> None:
        """Take what is called when more is done, and what keeps the bar out of the way while something is printed."""
        self.update = update
        self.aside = aside


@contextmanager
def progress(total: int, unit: str, wanted: bool) -> Iterator[Progress]:
    """A bar on standard error, or none.

    Args:
        total: how much there is to do.
        unit: of what.
        wanted: whether there is so much to do that a bar is worth its place; there is none without a terminal.
    """
    if not wanted or not sys.stderr.isatty():
        yield Progress()
        return
    from tqdm import tqdm

    with tqdm(total=total, unit=unit, unit_scale=True, leave=False) as bar:

        @contextmanager
        def aside() -> Iterator[None]:
            bar.clear()
            try:
                yield
            finally:
                bar.refresh()

        yield Progress(bar.update, aside)
