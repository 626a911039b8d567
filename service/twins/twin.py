"""A process forked from this one once its models are loaded, which does the work of its lanes as this one does."""

import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Thread

from models.spans import record_with
from models.wanted import Unwanted, while_wanted
from service.checking.lanes import Alerts
from service.checking.sentences import SentenceText
from service.memory import give_back
from service.telemetry.logs import log, place_of
from service.twins.baton import Baton
from service.twins.hand import ShareDone
from service.workers.process import Process

__all__ = ["Work", "fork_twin"]

_IDLE_SECONDS = 10.0
"""A twin that had nothing to do for so long gives memory back."""

Work = Callable[[Sequence[SentenceText]], Sequence[Alerts]]
"""What a lane does."""


def fork_twin(work: Mapping[str, Work]) -> tuple[Process, dict[str, Connection]]:
    """Fork a twin; gives the process, and for each lane the connection on which it takes shares.

    It has a thread for each lane, and ends when the connections close, so that it never outlives this process. To be
    called while no other thread of this process holds a lock that the work may want.
    """
    ends = {name: Pipe() for name in work}

    def live() -> None:
        theirs = {name: their for name, (_, their) in ends.items()}
        _close_all_but({connection.fileno() for connection in theirs.values()} | set(_streams()))
        record_with(None)
        baton = Baton()
        threads = [Thread(target=_serve, args=(theirs[name], one, baton), name=name) for name, one in work.items()]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    process = Process.fork(live)
    for _, their in ends.values():
        their.close()
    return process, {name: our for name, (our, _) in ends.items()}


def _streams() -> Iterator[int]:
    """Where it writes what is logged."""
    yield from (0, 1, 2)
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError):
            yield stream.fileno()


def _close_all_but(files: set[int]) -> None:
    """Close what else is inherited: ports, clients, the other ends of connections."""
    for one in list(Path("/proc/self/fd").iterdir()):
        if int(one.name) not in files:
            with suppress(OSError):  # the one that the names were read from is closed already
                os.close(int(one.name))


def _serve(connection: Connection, work: Work, baton: Baton) -> None:
    """Do what comes; one answer to each share, None where it was called off or has failed. Ends with the connection."""
    try:
        while True:
            if not connection.poll(_IDLE_SECONDS):
                give_back()
            sentences: list[SentenceText] | None = connection.recv()
            if sentences is not None:  # else a share was called off that was done already
                connection.send(_found(connection, work, baton, sentences))
    except (EOFError, OSError):
        return


def _found(connection: Connection, work: Work, baton: Baton, sentences: Sequence[SentenceText]) -> ShareDone | None:
    try:
        with while_wanted(lambda: not connection.poll()), baton.taken(sum(one.cost for one in sentences)) as held:
            found = list(work(sentences))
        return ShareDone(found, held.seconds)
    except Unwanted:
        return None
    except Exception as error:  # it is done again where requests are answered, and told of there
        log.warning("a share has failed", **place_of(error))
        return None
