"""Alerts as servers for continuous integration read them: GitLab's Code Quality, and the XML of JUnit."""

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import PurePath

from service.checking.alerts import Alert
from service.commands.showing.exchange import message_of, region_of, xml_text
from service.project.checking.checked import CheckedFile
from service.project.levels import Gravity, gravity_of

__all__ = ["CI_REPORTS"]

_SEVERITIES = {Gravity.NOTE: "info", Gravity.WARNING: "minor", Gravity.ERROR: "major"}
_PRINT_BYTES = 16


def _code_quality(files: Sequence[CheckedFile], version: str) -> str:
    """The report of GitLab's Code Quality, in the format of Code Climate."""
    issues = [
        {
            "type": "issue",
            "check_name": alert.rule,
            "description": message_of(alert),
            "categories": ["Style"],
            "severity": _SEVERITIES[gravity_of(alert)],
            "fingerprint": fingerprint,
            "location": {
                "path": PurePath(file.name).as_posix(),
                "lines": {"begin": region_of(file, alert)[0], "end": region_of(file, alert)[2]},
            },
        }
        for file in files
        for alert, fingerprint in zip(file.alerts, _fingerprints(file), strict=True)
    ]
    return json.dumps(issues, ensure_ascii=False, indent=2)


def _fingerprints(file: CheckedFile) -> Iterator[str]:
    """A name for each alert, which it keeps when its line moves; equal ones are told apart by their order."""
    seen: Counter[tuple[str, str, str]] = Counter()
    for alert in file.alerts:
        what = (file.name, alert.rule, file.text[alert.offset : alert.end])
        yield hashlib.blake2b(
            repr((*what, seen[what])).encode("utf-8", "replace"), digest_size=_PRINT_BYTES
        ).hexdigest()
        seen[what] += 1


def _junit(files: Sequence[CheckedFile], version: str) -> str:
    """The XML of JUnit: a suite for each file, in which each alert is a test that fails."""
    from xml.sax.saxutils import escape, quoteattr

    failed = sum(len(file.alerts) for file in files)
    tests = sum(len(file.alerts) or 1 for file in files)
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<testsuites name="emend" tests="{tests}" failures="{failed}">',
    ]
    for file in files:
        name = quoteattr(xml_text(file.name))
        lines.append(f'  <testsuite name={name} tests="{len(file.alerts) or 1}" failures="{len(file.alerts)}">')
        if not file.alerts:
            lines.append(f'    <testcase classname={name} name="no alerts" file={name}/>')
        for alert in file.alerts:
            line, column, _, _ = region_of(file, alert)
            title = quoteattr(xml_text(f"{line}:{column} {alert.rule}"))
            short = quoteattr(xml_text(alert.short_message or alert.rule))
            lines += (
                f'    <testcase classname={name} name={title} file={name} line="{line}">',
                f'      <failure type="{gravity_of(alert).label}" message={short}>'
                f"{escape(xml_text(_told(file, alert)))}</failure>",
                "    </testcase>",
            )
        lines.append("  </testsuite>")
    return "\n".join((*lines, "</testsuites>"))


def _told(file: CheckedFile, alert: Alert) -> str:
    """The line and what is said of it."""
    line, column, _, _ = region_of(file, alert)
    return f"{file.name}:{line}:{column}: {message_of(alert)}\n{file.lines.line(line)}"


CI_REPORTS: Mapping[str, Callable[[Sequence[CheckedFile], str], str]] = {"gitlab": _code_quality, "junit": _junit}
"""Each makes a document of files, with the version of Emend."""
