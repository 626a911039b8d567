"""From what the model says of a sentence to alerts."""

from models.corrector.protocol import Suspicion
from service.checking.checks.correction.typed import alerts_of_suspicions


def test_neighbouring_suspicions_are_one_alert() -> None:
    source = "These are more higher and walls."
    words = [(source.index(word), source.index(word) + len(word)) for word in ("more", "higher", "walls")]
    alerts = alerts_of_suspicions(source, [Suspicion(start, end, 0.8) for start, end in words])
    assert [source[alert.offset : alert.end] for alert in alerts] == ["more higher", "walls"]
    assert not any(alert.replacements for alert in alerts)
