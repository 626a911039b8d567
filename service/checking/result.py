"""The result of a check, and its JSON by the names of the interface."""

import hashlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from service.checking.alerts import Alert, Writer
from service.checking.lanes import TimeSpent
from service.checking.language import TextLanguage
from service.checking.positions import PositionEncoding, encoded
from service.checking.statistics.statistics import Statistics

_ID_BYTES = 6
_NAMES = 4_000
"""Names of alerts that are kept: who types has the same ones told again with each letter."""


@dataclass(frozen=True, slots=True)
class Result:
    """What a check says of a text.

    Attributes:
        text: the text that was checked.
        alerts: sorted, not overlapping, offsets in code points.
        stats: the statistics.
        language: the language it was checked in.
        position_encoding: the unit of the offsets in the JSON.
        timing: where the time of the lane that took longest went.
        writer: whom the writer was taken for.
    """

    text: str
    alerts: Sequence[Alert]
    stats: Statistics
    language: TextLanguage
    position_encoding: PositionEncoding
    timing: TimeSpent
    writer: Writer = Writer.NATIVE

    def to_json(self) -> dict[str, Any]:
        """The check response (specification, 2.2)."""
        places = encoded(
            self.text, (edge for alert in self.alerts for edge in (alert.offset, alert.end)), self.position_encoding
        )
        return {
            "status": 200,
            "alerts": [
                alert.to_json(identifier, places)
                for alert, identifier in zip(self.alerts, identifiers(self.text, self.alerts), strict=True)
            ],
            "stats": self.stats.to_json(),
            "language": self.language.to_json(),
            "positionEncoding": str(self.position_encoding),
        }


def identifiers(text: str, alerts: Sequence[Alert]) -> list[str]:
    """A name for each alert that it keeps as long as its words, its rule and what stands before it are the same."""
    seen: Counter[tuple[str, str]] = Counter()
    found = []
    for alert in alerts:
        what = (alert.rule, text[alert.offset : alert.end])
        found.append(_named(*what, seen[what]))
        seen[what] += 1
    return found


@lru_cache(_NAMES)
def _named(rule: str, words: str, before: int) -> str:
    digest = hashlib.blake2b(repr((rule, words, before)).encode("utf-8", "replace"), digest_size=_ID_BYTES)
    return digest.hexdigest()
