"""Alerts as a report to read in a terminal: each with its line of the text, the words underlined."""

import unicodedata
from collections.abc import Callable, Iterator, Sequence

from service.checking.alerts import Alert
from service.commands.showing.colours import Style, plain
from service.project.levels import Gravity, gravity_of
from service.project.lines import LineIndex

_TAB = 8
_WIDEST = 100
_CONTEXT = 40
_ELLIPSIS = "…"
_STYLES = {Gravity.ERROR: Style.ERROR, Gravity.WARNING: Style.WARNING, Gravity.NOTE: Style.NOTE}


def report(text: str, alerts: Sequence[Alert], name: str) -> Iterator[str]:
    """Give the lines of the report.

    Args:
        text: the text that was checked.
        alerts: what was found, sorted.
        name: the file's name, for ``name:line:column`` (both from 1, the column in code points).
    """
    for one in entries(text, alerts, name):
        yield from one
    yield _summary(alerts)


def entries(
    text: str, alerts: Sequence[Alert], name: str, style: Callable[[Style, str], str] = plain
) -> Iterator[list[str]]:
    """The lines about each alert.

    Args:
        text: the text that was checked.
        alerts: what was found, sorted.
        name: the file's name.
        style: gives words their colour.
    """
    lines = LineIndex(text)
    for alert in alerts:
        number, column = lines.number(alert.offset), lines.column(alert.offset)
        line = lines.line(number)
        place = f"{style(Style.NAME, name)}:{number}:{column}:"
        kind = style(_STYLES[gravity_of(alert)], _category(alert))
        shown, marks = underlined(line, column - 1, min(alert.length, max(len(line) - column + 1, 1)))
        found = [f"{place} {kind} ({alert.confidence:.0%}) {style(Style.STRONG, alert.short_message)}"]
        found += (f"  {shown}", f"  {style(_STYLES[gravity_of(alert)], marks)}", f"  {alert.message}")
        if alert.replacements:
            found.append(f"  {style(Style.GOOD, '->')} " + ", ".join(_quoted(one) for one in alert.replacements))
        yield [*found, ""]


def underlined(line: str, start: int, length: int) -> tuple[str, str]:
    """A line with tabs as spaces, shortened around the span where it is too wide, and ``^~~~`` below the span."""
    cells = _cells(line)
    end = start + length
    before, span = cells[:start], cells[start:end]
    after = cells[end:]
    if sum(width for _, width in cells) > _WIDEST:
        before = _shortened(before[::-1])[::-1]
        after = _shortened(after)
    indent = sum(width for _, width in before)
    width = max(sum(width for _, width in span), 1)
    shown = "".join(character for character, _ in [*before, *span, *after])
    return shown, " " * indent + "^" + "~" * (width - 1)


def _cells(line: str) -> list[tuple[str, int]]:
    """Each code point as it is shown, with the columns it takes in a terminal."""
    cells, column = [], 0
    for character in line:
        width = _TAB - column % _TAB if character == "\t" else _width(character)
        if character == "\t":
            shown = " " * width
        elif width == 0 and unicodedata.category(character) == "Cc":
            shown = ""
        else:
            shown = character
        cells.append((shown, width))
        column += width
    return cells


def _width(character: str) -> int:
    """Columns of a character (Unicode Standard Annex 11); marks and format characters take none."""
    if unicodedata.category(character) in {"Mn", "Me", "Cf", "Cc"}:
        return 0
    return 2 if unicodedata.east_asian_width(character) in {"W", "F"} else 1


def _shortened(cells: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """The first cells of a side, and an ellipsis if that is not all."""
    if sum(width for _, width in cells) <= _CONTEXT:
        return cells
    kept: list[tuple[str, int]] = []
    taken = 0
    for cell in cells:
        if taken + cell[1] > _CONTEXT - 1:
            break
        kept.append(cell)
        taken += cell[1]
    return [*kept, (_ELLIPSIS, 1)]


def _category(alert: Alert) -> str:
    if alert.category == alert.main_category:
        return str(alert.category)
    return f"{alert.category} [{alert.main_category}]"


def _quoted(replacement: str) -> str:
    return "(leave out)" if not replacement else f"“{replacement}”"


def _summary(alerts: Sequence[Alert]) -> str:
    if not alerts:
        return "No alerts."
    return f"{len(alerts)} alert{'s' if len(alerts) > 1 else ''}."
