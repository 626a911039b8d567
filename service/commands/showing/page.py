"""Alerts as a page to read in a browser: the texts with wavy underlines, and beside each what was found in it.

The page needs nothing from elsewhere: no script, no font, no picture. The template is ``page.html``.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from jinja2 import Environment, StrictUndefined, Template

from service.checking.alerts import Alert
from service.checking.result import Result
from service.commands.showing.summary import summary

_TEMPLATE = Path(__file__).with_name("page.html")
_SIGNS = str.maketrans({"\u00a0": "⍽", "\u202f": "⍽", "\n": "↵", "\r": "", "\t": "⇥"})
_SPACES_OF_NOTE = re.compile(r"^ +| +$| {2,}")


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of a text; the pieces of a text in order are the text.

    Attributes:
        text: the characters.
        alert: the alert about them, None where there is none.
        number: the place of the alert among those of its text, from 1; 0 where there is none.
    """

    text: str
    alert: Alert | None = None
    number: int = 0


def page(results: Sequence[tuple[str, Result]]) -> str:
    """Give the page as HTML.

    Args:
        results: what was found in each text, by the text's name.
    """
    texts = [
        {"name": name, "result": result, "pieces": list(pieces(result.text, result.alerts))} for name, result in results
    ]
    return _template().render(texts=texts, summary=summary(result for _, result in results))


def pieces(text: str, alerts: Sequence[Alert]) -> Iterator[Piece]:
    """Cut a text at its alerts, which are sorted and do not overlap."""
    at = 0
    for number, alert in enumerate(alerts, start=1):
        if at < alert.offset:
            yield Piece(text[at : alert.offset])
        yield Piece(text[alert.offset : alert.end], alert, number)
        at = alert.end
    if at < len(text):
        yield Piece(text[at:])


def visible(text: str) -> str:
    """Show the white space of a text by signs where it matters: at its ends, where it is doubled or does not break."""
    return _SPACES_OF_NOTE.sub(lambda match: "␣" * len(match[0]), text).translate(_SIGNS)


@cache
def _template() -> Template:
    environment = Environment(autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    environment.filters["visible"] = visible
    return environment.from_string(_TEMPLATE.read_text(encoding="utf-8"))
