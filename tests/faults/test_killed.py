"""A service that is killed: what it has acknowledged is there after the next start."""

import signal
import threading
import time
from pathlib import Path

import httpx

from tests.service.running import running

WORDS = 100


def test_acknowledged_words_outlive_a_kill(tmp_path: Path) -> None:
    acknowledged: list[str] = []
    with running(tmp_path, ready=False) as service:

        def add() -> None:
            with service.client((tmp_path / "local-key").read_text().strip()) as client:
                for number in range(10 * WORDS):
                    try:
                        client.put(f"/v1/dictionary/word{number}").raise_for_status()
                    except httpx.TransportError:
                        return
                    acknowledged.append(f"word{number}")

        thread = threading.Thread(target=add)
        thread.start()
        while len(acknowledged) < WORDS and thread.is_alive():
            time.sleep(0.01)
        service.process.send_signal(signal.SIGKILL)
        service.process.wait()
        thread.join()
    assert len(acknowledged) >= WORDS
    with (
        running(tmp_path, ready=False) as service,
        service.client((tmp_path / "local-key").read_text().strip()) as client,
    ):
        kept = set(client.get("/v1/dictionary").json()["words"])
    assert set(acknowledged) <= kept
    assert len(kept) <= len(acknowledged) + 1  # one may have been written and not answered
