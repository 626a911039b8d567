"""Worker processes that make batches ahead of the training loop, in an order that does not depend on their number."""

import os
import random
import signal
from collections.abc import Iterator
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from multiprocessing.queues import Queue
from queue import Empty
from threading import Thread
from typing import NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from models.errors import EmendError
from training.corrector.train.stream import Example, Mix, Stream

Batch = dict[str, npt.NDArray[np.generic]]
_Made = tuple[int, list[Batch]] | EmendError
_AHEAD = 3
"""Chunks that each worker may be ahead of the loop."""
_PATIENCE = 2.0
"""Seconds without a chunk after which it is asked whether the worker is still there."""


class StreamPlace(NamedTuple):
    """Where a run stands in the stream of a stage: this many batches of this chunk are done, and all chunks before."""

    chunk: int = 0
    batch: int = 0


class BatchMaker(Protocol):
    """What an architecture provides: examples -> batches."""

    def batches(self, examples: list[Example], rng: random.Random) -> list[Batch]:
        """Return batches of arrays."""
        ...


class Loader:
    """Yields the batches of a stage from a place on; each comes with the place behind it."""

    def __init__(self, stream: Stream, maker: BatchMaker, workers: int, seed: int):
        """Use this many worker processes; 0 makes batches in the calling process."""
        self._stream = stream
        self._maker = maker
        self._workers = workers
        self._seed = seed

    def batches(
        self, stage: int, mix: Mix, start: StreamPlace | None = None, rank: int = 0, world: int = 1
    ) -> Iterator[tuple[StreamPlace, Batch]]:
        """Yield (place behind it, batch) for ever; process ``rank`` of ``world`` sees its own chunks.

        Raises:
            EmendError: what went wrong in a worker, or that it has ended.
        """
        self._stream.open(mix)
        first, done = start or StreamPlace()
        for index, made in self._chunks(stage, mix, first + rank, world):
            for number, batch in enumerate(made[done:], done + 1):
                yield StreamPlace(index, number), batch
            done = 0

    def _chunks(self, stage: int, mix: Mix, start: int, stride: int) -> Iterator[tuple[int, list[Batch]]]:
        if not self._workers:
            yield from self._make(stage, mix, start, stride)
            return
        context = get_context("fork")
        queues: list[Queue[_Made]] = [context.Queue(_AHEAD) for _ in range(self._workers)]
        processes = [
            context.Process(
                target=self._work,
                args=(queue, stage, mix, start + stride * number, stride * self._workers),
                daemon=True,
            )
            for number, queue in enumerate(queues)
        ]
        for process in processes:
            process.start()
        try:
            while True:
                for queue, process in zip(queues, processes, strict=True):
                    yield _take(queue, process)
        finally:
            for process in processes:
                process.terminate()
                process.join()

    def _work(self, queue: "Queue[_Made]", stage: int, mix: Mix, start: int, stride: int) -> None:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        Thread(target=_end_with_parent, daemon=True).start()
        try:
            for made in self._make(stage, mix, start, stride):
                queue.put(made)
        except EmendError as error:
            queue.put(error)

    def _make(self, stage: int, mix: Mix, start: int, stride: int) -> Iterator[tuple[int, list[Batch]]]:
        for index, examples in self._stream.chunks(stage, mix, start, stride):
            yield index, self._maker.batches(examples, random.Random(f"{self._seed}/batches/{index}"))


def _end_with_parent() -> None:
    """End this process with the one that started it, even if that is killed: its end of a pipe closes then."""
    parent = parent_process()
    assert parent is not None  # noqa: S101
    parent.join()
    os._exit(1)


def _take(queue: "Queue[_Made]", process: BaseProcess) -> tuple[int, list[Batch]]:
    while True:
        gone = not process.is_alive()
        try:
            made = queue.get(timeout=_PATIENCE)
        except Empty:
            if gone:
                raise EmendError(f"a process that makes batches has ended (status {process.exitcode})") from None
            continue
        if isinstance(made, EmendError):
            raise made
        return made
