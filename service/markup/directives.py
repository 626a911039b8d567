"""Comments that tell Emend to leave something alone: ``<!-- emend: ignore-next TYPOS en/FREE_GIFT -->``.

``ignore`` is about the alerts that start in its own line, ``ignore-next`` about the next paragraph: from the next line
that is not blank to the next blank one. Names of rules (``en/FREE_GIFT`` or ``FREE_GIFT``) and of categories after it
limit it to these.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from service.checking.alerts import Alert

__all__ = ["IgnoredStretch", "ignored_by"]

_COMMENT = re.compile(
    r"(?:(?:<!--|/\*|\(\*|\{-|//|\#|%|;|--|\.\.)[!:*=\[#-]{0,4}|^[ \t]*\*)[ \t]*emend:[ \t]*(ignore-next|ignore)\b"
    r"([^\n\r]*?)(?=-->|\*/|\*\)|\r|\n|$)",
    re.MULTILINE,
)
"""A comment of any language, or a line of one that goes over several."""
_NAMES = re.compile(r"(?:[\s,]+[^\W\d_](?:[\w/:.-]*\w)?)*")
"""What stands first behind the word; then a reason may follow, or the sign that ends the comment."""
_LINE = re.compile(r"[^\n]*(?:\n|$)")


@dataclass(frozen=True, slots=True)
class IgnoredStretch:
    """A stretch of a file in which alerts are left out.

    Attributes:
        start: its first code point.
        end: the one after its last.
        names: of the rules and categories that are left out, in small letters; empty for all.
    """

    start: int
    end: int
    names: frozenset[str] = frozenset()

    def covers(self, alert: Alert) -> bool:
        """Whether an alert is left out."""
        if not self.start <= alert.offset < self.end:
            return False
        rule = alert.rule.lower()
        names = {rule, rule.partition("/")[2], rule.rpartition("/")[2]}
        known = {*names, alert.category.lower(), alert.main_category.lower()}
        return not self.names or not self.names.isdisjoint(known)


def ignored_by(text: str) -> Iterator[IgnoredStretch]:
    """The stretches that the comments of a file name."""
    if "emend:" not in text:
        return
    lines = [(found.start(), found.end()) for found in _LINE.finditer(text)]
    number = 0
    for comment in _COMMENT.finditer(text):
        while lines[number][1] <= comment.start() and number < len(lines) - 1:
            number += 1
        said = _NAMES.match(comment[2])
        names = frozenset(name.lower() for name in re.split(r"[\s,]+", said[0] if said else "") if name)
        if comment[1] == "ignore":
            yield IgnoredStretch(*lines[number], names)
            continue
        first = next((at for at in range(number + 1, len(lines)) if text[slice(*lines[at])].strip()), None)
        if first is None:
            continue
        last = next((at for at in range(first, len(lines)) if not text[slice(*lines[at])].strip()), len(lines))
        yield IgnoredStretch(lines[first][0], lines[last - 1][1], names)
