"""Both replicas are replaced, one after the other, while clients work: no request fails, sockets go on."""

import threading
import time
from collections import Counter
from collections.abc import Callable

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from service.socket.text import FieldText
from tests.replicas.conftest import Replicas
from tests.service.socket.client import Client

CLIENTS = 3


class Writer(threading.Thread):
    """A page with a field: it writes on, and comes back when its connection is closed, as the SDK does."""

    def __init__(self, url: str, key: str, ended: threading.Event) -> None:
        super().__init__()
        self._url, self._key, self._ended = url, key, ended
        self.codes: Counter[int] = Counter()
        self.done = 0
        self.wrong: list[str] = []

    def run(self) -> None:
        session, text, rev = "", "We recieved it.", 1
        while not self._ended.is_set():
            try:
                with Client(self._url) as client:
                    client.text, client.rev = text, rev
                    docs = {"f": {"rev": rev, "hash": FieldText(text).hash()}}
                    resume = {"resume": {"session": session, "docs": docs}} if session else {}
                    welcome = client.hello(auth={"apiKey": self._key}, **resume)
                    session = welcome["session"]
                    if welcome["docs"].get("f") != rev:
                        client.send("open", {"rev": rev, "text": text, "hash": FieldText(text).hash()})
                    client.until("done")
                    while not self._ended.is_set():
                        client.edit(len(client.text), 0, " Yes.")
                        client.until("done")
                        text, rev = client.text, client.rev
                        self.done += 1
                        if ("recieved", "received") not in client.shown():
                            self.wrong.append(str(client.shown()))
                        time.sleep(0.2)
            except ConnectionClosed as closed:
                self.codes[closed.rcvd.code if closed.rcvd else 0] += 1
            except (OSError, InvalidHandshake, TimeoutError):
                self.codes[-1] += 1
            time.sleep(0.2)


def client_of(url: str, key: str, number: int, ended: threading.Event, found: Counter[str]) -> Callable[[], None]:
    def run() -> None:
        at = 0
        with httpx.Client(base_url=url, headers={"Authorization": f"Bearer {key}"}, timeout=60) as client:
            while not ended.is_set():
                at += 1
                try:
                    answer = client.post("/v1/checker", json={"text": f"Client {number} recieved number {at}."})
                    found[str(answer.status_code)] += 1
                except httpx.HTTPError as error:
                    found[type(error).__name__] += 1
                time.sleep(0.05)

    return run


def test_a_rolling_update_fails_no_request(replicas: Replicas) -> None:
    ended = threading.Event()
    found: Counter[str] = Counter()
    key = replicas.one.key
    writer = Writer(replicas.url, key, ended)
    threads: list[threading.Thread] = [
        threading.Thread(target=client_of(replicas.url, key, number, ended, found)) for number in range(CLIENTS)
    ]
    for thread in (*threads, writer):
        thread.start()
    try:
        time.sleep(3)
        for replica in replicas.both:
            before = found["200"]
            assert replica.end() == 0
            assert found["200"] > before
            replica.start()
            time.sleep(3)  # HAProxy sees it
    finally:
        ended.set()
        for thread in (*threads, writer):
            thread.join(90)
    assert found.keys() == {"200"}, found
    assert found["200"] > 30
    assert writer.done > 5
    assert writer.wrong == []
    assert set(writer.codes) <= {1012, 1006, 0}, writer.codes
