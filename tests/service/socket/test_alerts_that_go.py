"""Alerts go away as the text is mended: what a field shows at last is what a fresh check finds."""

from tests.service.running import Running
from tests.service.socket.client import Client

TYPED = [
    "She ", "walk", "s to ", "the ", "harbour ", "every ", "morning", ". ", "It ", "rain", "s ", "on ", "a ",
    "grey ", "stone", "s", ". We ", "have ", "eat", "en ", "too ", "much", ".",
]  # fmt: skip


def test_a_right_text_typed_with_pauses_ends_without_alerts(service: Running) -> None:
    with Client(service.url) as client:
        client.hello(auth={"apiKey": service.key})
        client.open("")
        seen = 0
        for piece in TYPED:
            client.edit(len(client.text), 0, piece)
            done = client.until("done")
            assert len(client.alerts) == done["alertsCount"], client.text
            seen += done["alertsCount"]
        assert seen, "an unfinished sentence had an alert"
        assert client.alerts == []
