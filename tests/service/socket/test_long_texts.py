"""Texts of 60,000 characters over the WebSocket: what is heard while they are checked, and after an edit in them."""

import time
from itertools import pairwise

from service.socket.protocol import MOST_ALERTS, PROGRESS_SECONDS
from tests.service.running import Running
from tests.service.socket.client import Client

SENTENCE = "In week {number} my freind walk to the harbour with her dog, and her famly bring home three flower. "
CHARACTERS = 60_000
PATIENCE = 10
"""Times 300 ms, the design's figure, which the benchmark measures: test machines are slow, and share their cores."""


def test_an_edit_in_a_long_text_is_answered_soon_and_a_long_check_says_how_far_it_is(service: Running) -> None:
    sentences = [SENTENCE.format(number=number) for number in range(1, 2 + CHARACTERS // len(SENTENCE))]
    text = "".join(sentences)[:CHARACTERS]
    with Client(service.url) as client:
        client.hello(auth={"apiKey": service.key})
        started = time.monotonic()
        client.open(text)
        took = time.monotonic() - started
        assert len(client.alerts) >= 600
        alerts = [len(frame["payload"]["alerts"]) for frame in client.frames if frame["type"] == "alerts"]
        assert max(alerts) <= MOST_ALERTS

        told = [frame["payload"] for frame in client.frames if frame["type"] == "progress"]
        assert len(told) <= took / PROGRESS_SECONDS
        assert all(before["checked"] <= after["checked"] for before, after in pairwise(told))
        assert all(progress["checked"] < progress["total"] for progress in told)
        assert told or took < 4 * PROGRESS_SECONDS

        at = text.index("freind", len(text) // 2)
        waits = []
        for letter in "abc":
            client.edit(at, 0, letter)
            sent = time.monotonic()
            while not (frame := client.until("alerts"))["span"][0] <= at < frame["span"][1] or frame["tier"] != "full":
                pass
            waits.append(time.monotonic() - sent)
            client.until("done")
        assert min(waits) < PATIENCE * 0.3
