"""Replacements put into a file, of which only the text changes: its markup is the same before and after."""

from collections.abc import Iterator, Sequence

from service.checking.alerts import Alert
from service.markup.edits import TextEdit, apart
from service.markup.formats import parts_of

__all__ = ["TextEdit", "first_of_each", "fixed"]


def first_of_each(alerts: Sequence[Alert]) -> Iterator[TextEdit]:
    """The first replacement of each alert that has any."""
    for alert in alerts:
        if alert.replacements:
            yield TextEdit(alert.offset, alert.end, alert.replacements[0])


def fixed(text: str, edits: Sequence[TextEdit], markup: str) -> tuple[str, list[TextEdit]]:
    """The file with the edits, and those that were made.

    One that would change the markup is left out: a full stop after a number at the start of a line, which makes a list,
    or a star that makes emphasis. Of edits that overlap the first is made.

    Args:
        text: the file.
        edits: what is to be replaced.
        markup: the name of the file's format.
    """
    before = _skeleton(text, markup)
    made = _kept(text, [], apart(edits), markup, before)
    return _applied(text, made), made


def _kept(text: str, made: list[TextEdit], edits: list[TextEdit], markup: str, before: list[str]) -> list[TextEdit]:
    """The edits already made and those of ``edits`` that leave the markup as it was, found by halving."""
    if not edits:
        return made
    together = [*made, *edits]
    if _skeleton(_applied(text, together), markup) == before:
        return together
    if len(edits) == 1:
        return made
    middle = len(edits) // 2
    first = _kept(text, made, edits[:middle], markup, before)
    return _kept(text, first, edits[middle:], markup, before)


def _skeleton(text: str, markup: str) -> list[str]:
    """The markup of a file, piece by piece, and an empty piece for each text between."""
    return [part.original if part.markup else "" for part in parts_of(text, markup)]


def _applied(text: str, edits: Sequence[TextEdit]) -> str:
    pieces: list[str] = []
    at = 0
    for edit in edits:
        pieces += (text[at : edit.start], edit.replacement)
        at = edit.end
    return "".join((*pieces, text[at:]))
