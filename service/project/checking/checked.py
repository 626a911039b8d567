"""A file, checked: its alerts that are to be told."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Any, Protocol

from service.checking.alerts import Alert
from service.checking.categories import BY_KEY
from service.markup.formats import marked
from service.markup.leaving import left_out_of
from service.markup.marked import MarkedFile
from service.project.checking.requests import options_of, pieces_of
from service.project.levels import Gravity, gravity_of
from service.project.lines import LineIndex
from service.project.settings import ProjectSettings

__all__ = ["CheckedFile", "Service", "checked", "read_alert"]


class Service(Protocol):
    """What answers requests."""

    def check(self, request: dict[str, Any]) -> dict[str, Any]:
        """The response to a check."""

    def close(self) -> None:
        """Let go of what it holds."""


@dataclass(frozen=True)
class CheckedFile:
    """A file and what was found in it.

    Attributes:
        name: as it is shown.
        text: the file.
        alerts: sorted, by the code points of the file.
        markup: the name of its format.
        language: BCP 47 code of the language it was checked in; empty where there is no text in it.
        responses: those of the service, in order.
    """

    name: str
    text: str
    alerts: Sequence[Alert]
    markup: str
    language: str = ""
    responses: Sequence[dict[str, Any]] = ()

    @cached_property
    def lines(self) -> LineIndex:
        """Its lines."""
        return LineIndex(self.text)

    @cached_property
    def pages(self) -> Mapping[str, str]:
        """The addresses of the pages about its rules, as far as the service has such pages."""
        told = (alert for response in self.responses for alert in response["alerts"])
        return {alert["rule"]: alert["url"] for alert in told if "url" in alert}

    def gravest(self) -> Gravity | None:
        """The gravity of its gravest alert."""
        return max((gravity_of(alert) for alert in self.alerts), default=None)

    def within(self, lines: Sequence[range]) -> "CheckedFile":
        """The same file with the alerts alone that touch some lines (counted from 1)."""
        places = self.lines
        kept = []
        for alert in self.alerts:
            first, last = places.number(alert.offset), places.number(max(alert.end - 1, alert.offset))
            if any(one.start <= last and first < one.stop for one in lines):
                kept.append(alert)
        return replace(self, alerts=kept)


def checked(
    name: str,
    text: str,
    markup: str,
    service: Service,
    project: ProjectSettings,
    words: Sequence[str],
    done: Callable[[int], object] = lambda _: None,
    taken: MarkedFile | None = None,
) -> CheckedFile:
    """Check a file.

    Args:
        name: as it is to be shown.
        text: the file.
        markup: the name of its format.
        service: what checks.
        project: how.
        words: those to accept.
        done: called with the number of code points that have been checked.
        taken: the file taken apart, if it has been.

    Raises:
        InputError: the file cannot be taken apart, or the service refuses it.
    """
    taken = taken or marked(text, markup)
    options = options_of(project, [*words, *sorted(taken.words)], text, taken.language)
    ask = service.check
    if project.rules:
        from service.project.checking.own_rules import OwnRules

        ask = partial(OwnRules.of(project).check, service)
    alerts: list[Alert] = []
    responses = []
    language = ""
    for piece in pieces_of(taken.parts):
        if any(part.seen.strip() for part in piece.parts):
            response = ask({**options, **piece.to_json()})
            responses.append(response)
            language = language or response["language"]["code"]
            alerts += (read_alert(one).moved(piece.start) for one in response["alerts"])
        done(piece.length)
    left_out = left_out_of(text, taken)
    kept = [alert for alert in alerts if not left_out(alert)]
    return CheckedFile(name, text, kept, markup, language, responses)


def read_alert(told: dict[str, Any]) -> Alert:
    """An alert of a response."""
    return Alert(
        told["offset"],
        told["length"],
        BY_KEY[told["category"]],
        BY_KEY[told["mainCategory"]],
        told["message"],
        told["shortMessage"],
        tuple(told["replacements"]),
        told["confidence"],
        told["rule"],
    )
