"""Clients that send one text after the other to a queue behind its entrance, by a clock that only work moves on."""

from collections import Counter, deque
from contextlib import ExitStack
from dataclasses import dataclass, field

from service.scheduling.admission import Admission
from service.scheduling.backlog import Backlog
from service.scheduling.errors import Overloaded
from service.scheduling.flow import Flow

BATCH = 4_000
SENTENCE = 100
RATE = 10_000
"""Code points that are worked off a second."""
READ_SECONDS = 1.0
"""What it takes to read a long text; they are read one after the other."""
IMPATIENT_SECONDS = 0.1


@dataclass(eq=False)
class Client:
    """Sends texts of so many code points, each as soon as the one before is answered.

    Attributes:
        owner: its key.
        length: that of its texts.
        pause: seconds between an answer and the next text.
        impatient: whether it comes again at once where it is refused.
        fickle: whether it comes with another text then.
        answers: those that it got: ``done``, ``refused``, ``late``.
        waits: seconds that it waited for each that was done.
    """

    owner: str
    length: int
    pause: float = 0.0
    impatient: bool = False
    fickle: bool = False
    answers: Counter[str] = field(default_factory=Counter)
    waits: list[float] = field(default_factory=list)
    due: float | None = 0.0
    sent: float = 0.0
    number: int = 0

    @property
    def text(self) -> str:
        """The text that it sends until that is answered."""
        return f"{id(self)} {self.number}"


class Service:
    """One lane behind its entrance."""

    def __init__(self, waiting_seconds: float = 10.0, deadline_seconds: float = 60.0) -> None:
        self.now = 0.0
        self._deadline = deadline_seconds
        self._backlog: Backlog[str, Flow[str]] = Backlog(2_000_000, waiting_seconds, long=BATCH)
        self._admission = Admission(
            lambda: [self._backlog],
            long=BATCH,
            capacity=2_000_000,
            waiting_seconds=waiting_seconds,
            deadline_seconds=deadline_seconds,
            clock=lambda: self.now,
        )
        self._unread: deque[tuple[Client, ExitStack, bool]] = deque()
        self._read_at = 0.0
        self._flows: dict[Flow[str], Client] = {}

    def serve(self, clients: list[Client], seconds: float) -> None:
        """Serve clients for so long."""
        end = self.now + seconds
        while self.now < end:
            for client in clients:
                if client.due is not None and client.due <= self.now:
                    self._come(client)
            while self._unread and self._read_at <= self.now:
                self._read()
            self._work()
            for flow, client in [one for one in self._flows.items() if self.now - one[1].sent > self._deadline]:
                self._backlog.drop(flow)
                self._end(flow, client, "late")

    def _come(self, client: Client) -> None:
        client.sent, client.due = self.now, None
        stack = ExitStack()
        try:
            promised = stack.enter_context(
                self._admission.reserve(client.text, client.length, client.owner, lambda: client.length)
            )
        except Overloaded as error:
            client.answers["refused"] += 1
            client.number += client.fickle
            again = IMPATIENT_SECONDS if client.impatient else error.retry_after_seconds
            client.due = self.now + error.told_after_seconds + again
            return
        if client.length <= BATCH:
            self._wait(client, stack, promised)
            return
        if not self._unread:
            self._read_at = self.now + READ_SECONDS
        self._unread.append((client, stack, promised))

    def _read(self) -> None:
        self._wait(*self._unread.popleft())
        self._read_at += READ_SECONDS

    def _wait(self, client: Client, reading: ExitStack, promised: bool) -> None:
        flow = Flow[str](owner=client.owner)
        jobs = {f"{client.text} {at}": SENTENCE for at in range(max(1, client.length // SENTENCE))}
        with reading:
            self._backlog.add(flow, jobs, promised=promised)
        self._flows[flow] = client

    def _work(self) -> None:
        if not self._backlog.waiting_cost:
            self.now += 0.01
            return
        batch = self._backlog.take(BATCH)
        seconds = sum(entry.cost for entry in batch) / RATE
        self.now += seconds
        self._backlog.finish(batch, seconds)
        for flow, client in [one for one in self._flows.items() if not one[0].waiting]:
            client.waits.append(self.now - client.sent)
            self._end(flow, client, "done")

    def _end(self, flow: Flow[str], client: Client, answer: str) -> None:
        client.answers[answer] += 1
        client.number += 1
        client.due = self.now + client.pause
        del self._flows[flow]
