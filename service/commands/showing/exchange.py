"""Alerts as other programs read them: JSON, SARIF, Checkstyle's XML and the commands of GitHub's workflows."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path, PurePath
from typing import Any
from urllib.parse import quote

from service.checking.alerts import Alert
from service.project.checking.checked import CheckedFile
from service.project.levels import Gravity, gravity_of

__all__ = ["EXCHANGED", "message_of", "region_of", "xml_text"]

_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
_STDIN = "<stdin>"


def _listed(files: Sequence[CheckedFile], version: str) -> str:
    """JSON: the alerts of the HTTP API, each with its place by line and column and its gravity."""
    shown = [
        {
            "path": file.name,
            "format": file.markup,
            "language": file.language or None,
            "alerts": [_entry(file, alert) for alert in file.alerts],
        }
        for file in files
    ]
    return json.dumps({"version": version, "files": shown}, ensure_ascii=False, indent=2)


def _entry(file: CheckedFile, alert: Alert) -> dict[str, Any]:
    line, column, end_line, end_column = region_of(file, alert)
    return {
        "line": line,
        "column": column,
        "endLine": end_line,
        "endColumn": end_column,
        "offset": alert.offset,
        "length": alert.length,
        "level": gravity_of(alert).label,
        "rule": alert.rule,
        "category": str(alert.category),
        "mainCategory": str(alert.main_category),
        "shortMessage": alert.short_message,
        "message": alert.message,
        "replacements": list(alert.replacements),
        "confidence": alert.confidence,
    }


def _sarif(files: Sequence[CheckedFile], version: str) -> str:
    """SARIF 2.1.0 (OASIS), as code scanning of GitHub and others take it in."""
    found = [(file, alert) for file in files for alert in file.alerts]
    rules = {alert.rule: alert for _, alert in reversed(found)}
    numbers = {name: number for number, name in enumerate(rules)}
    driver = {
        "name": "Emend",
        "version": version,
        "rules": [
            {
                "id": name,
                "shortDescription": {"text": alert.short_message or name},
                "defaultConfiguration": {"level": gravity_of(alert).label},
                "properties": {"tags": [str(alert.main_category)]},
            }
            for name, alert in rules.items()
        ],
    }
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "results": [_result(file, alert, numbers[alert.rule]) for file, alert in found],
    }
    return json.dumps({"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}, ensure_ascii=False, indent=2)


def _result(file: CheckedFile, alert: Alert, rule: int) -> dict[str, Any]:
    line, column, end_line, end_column = region_of(file, alert)
    place = {"startLine": line, "startColumn": column, "endLine": end_line, "endColumn": end_column}
    location = {"physicalLocation": {"artifactLocation": {"uri": _address(file.name)}, "region": place}}
    result: dict[str, Any] = {
        "ruleId": alert.rule,
        "ruleIndex": rule,
        "level": gravity_of(alert).label,
        "message": {"text": message_of(alert)},
        "locations": [location],
    }
    if alert.replacements:
        result["fixes"] = [
            {
                "description": {"text": f"Write “{replacement}”." if replacement else "Leave it out."},
                "artifactChanges": [
                    {
                        "artifactLocation": {"uri": _address(file.name)},
                        "replacements": [{"deletedRegion": place, "insertedContent": {"text": replacement}}],
                    }
                ],
            }
            for replacement in alert.replacements
        ]
    return result


def _address(name: str) -> str:
    """A file as a reference relative to the working folder (RFC 3986), or an absolute one."""
    if name == _STDIN:
        return "stdin"
    path = PurePath(name)
    return Path(name).as_uri() if path.is_absolute() else quote(path.as_posix())


def _checkstyle(files: Sequence[CheckedFile], version: str) -> str:
    """The XML of Checkstyle, which most servers for continuous integration read."""
    from xml.sax.saxutils import quoteattr

    severities = {Gravity.NOTE: "info", Gravity.WARNING: "warning", Gravity.ERROR: "error"}
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', f"<checkstyle version={quoteattr(version)}>"]
    for file in files:
        lines.append(f"  <file name={quoteattr(xml_text(file.name))}>")
        for alert in file.alerts:
            line, column, _, _ = region_of(file, alert)
            lines.append(
                f'    <error line="{line}" column="{column}" severity="{severities[gravity_of(alert)]}" '
                f"message={quoteattr(xml_text(message_of(alert)))} source={quoteattr(f'emend.{alert.rule}')}/>"
            )
        lines.append("  </file>")
    return "\n".join((*lines, "</checkstyle>"))


def xml_text(text: str) -> str:
    """Text without the characters that XML 1.0 cannot hold."""
    return "".join(sign for sign in text if sign in "\t\n\r" or (sign >= " " and sign not in "\ufffe\uffff"))


def _github(files: Sequence[CheckedFile], version: str) -> str:
    """Commands of a GitHub workflow, which shows them beside the lines of a pull request."""
    return "\n".join(_commands(files))


def _commands(files: Sequence[CheckedFile]) -> Iterator[str]:
    commands = {Gravity.NOTE: "notice", Gravity.WARNING: "warning", Gravity.ERROR: "error"}
    for file in files:
        for alert in file.alerts:
            line, column, end_line, end_column = region_of(file, alert)
            fields: dict[str, object] = {"file": file.name, "line": line, "endLine": end_line}
            if line == end_line:  # GitHub takes columns within one line only
                fields |= {"col": column, "endColumn": end_column}
            fields["title"] = f"{alert.short_message} ({alert.rule})"
            shown = ",".join(f"{key}={_escaped(str(value), ',:')}" for key, value in fields.items())
            yield f"::{commands[gravity_of(alert)]} {shown}::{_escaped(message_of(alert))}"


def _escaped(text: str, more: str = "") -> str:
    for sign in "%\r\n" + more:
        text = text.replace(sign, f"%{ord(sign):02X}")
    return text


def region_of(file: CheckedFile, alert: Alert) -> tuple[int, int, int, int]:
    """Line and column of the first code point of an alert, and of the one after the last."""
    lines = file.lines
    return (
        lines.number(alert.offset),
        lines.column(alert.offset),
        lines.number(alert.end),
        lines.column(alert.end),
    )


def message_of(alert: Alert) -> str:
    """What is wrong, and what could stand there."""
    if not alert.replacements:
        return alert.message
    shown = ", ".join(f"“{one}”" if one else "nothing" for one in alert.replacements)
    return f"{alert.message} Instead: {shown}."


EXCHANGED: Mapping[str, Callable[[Sequence[CheckedFile], str], str]] = {
    "json": _listed,
    "sarif": _sarif,
    "github": _github,
    "checkstyle": _checkstyle,
}
"""Each makes a document of files, with the version of Emend."""
