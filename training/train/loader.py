"""Worker processes that make batches ahead of the training loop, in an order that does not depend on their number."""

import random
import signal
from collections.abc import Iterator
from multiprocessing import get_context
from multiprocessing.queues import Queue
from typing import Protocol

import numpy as np
import numpy.typing as npt

from training.train.stream import Example, Mix, Stream

Batch = dict[str, npt.NDArray[np.generic]]
_AHEAD = 3
"""Chunks that each worker may be ahead of the loop."""


class BatchMaker(Protocol):
    """What an architecture provides: examples -> batches."""

    def batches(self, examples: list[Example], rng: random.Random) -> list[Batch]:
        """Return batches of arrays."""
        ...


class Loader:
    """Yields the batches of a stage from a chunk on; each comes with the number of its chunk."""

    def __init__(self, stream: Stream, maker: BatchMaker, workers: int, seed: int):
        """Use this many worker processes; 0 makes batches in the calling process."""
        self._stream = stream
        self._maker = maker
        self._workers = workers
        self._seed = seed

    def batches(
        self, stage: int, mix: Mix, first_chunk: int = 0, rank: int = 0, world: int = 1
    ) -> Iterator[tuple[int, Batch]]:
        """Yield (chunk number, batch) for ever; process ``rank`` of ``world`` sees its own chunks."""
        self._stream.open(mix)
        if not self._workers:
            for index, examples in self._stream.chunks(stage, mix, first_chunk + rank, world):
                for batch in self._make(index, examples):
                    yield index, batch
            return
        context = get_context("fork")
        queues: list[Queue[tuple[int, list[Batch]]]] = [context.Queue(_AHEAD) for _ in range(self._workers)]
        processes = [
            context.Process(
                target=self._work,
                args=(queue, stage, mix, first_chunk + rank + world * number, world * self._workers),
                daemon=True,
            )
            for number, queue in enumerate(queues)
        ]
        for process in processes:
            process.start()
        try:
            while True:
                for queue in queues:
                    index, made = queue.get()
                    for batch in made:
                        yield index, batch
        finally:
            for process in processes:
                process.terminate()
                process.join()

    def _work(self, queue: "Queue[tuple[int, list[Batch]]]", stage: int, mix: Mix, start: int, stride: int) -> None:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        for index, examples in self._stream.chunks(stage, mix, start, stride):
            queue.put((index, self._make(index, examples)))

    def _make(self, index: int, examples: list[Example]) -> list[Batch]:
        return self._maker.batches(examples, random.Random(f"{self._seed}/batches/{index}"))
