"""The result of ``emend check`` as it is printed."""

import json
from collections import Counter
from collections.abc import Sequence
from enum import StrEnum

from service.project.checking.checked import CheckedFile
from service.project.levels import Gravity, gravity_of

__all__ = ["ResultForm", "document", "total"]


class ResultForm(StrEnum):
    """What a result can be printed as."""

    TEXT = "text"
    JSON = "json"
    SARIF = "sarif"
    GITHUB = "github"
    CHECKSTYLE = "checkstyle"
    GITLAB = "gitlab"
    JUNIT = "junit"
    RESPONSE = "response"


def document(files: Sequence[CheckedFile], form: ResultForm) -> str:
    """All files in a form that is no text."""
    from importlib.metadata import version

    from service.commands.showing.ci_reports import CI_REPORTS
    from service.commands.showing.exchange import EXCHANGED

    if form is ResultForm.RESPONSE:
        return "\n".join(json.dumps(one, ensure_ascii=False, indent=2) for file in files for one in file.responses)
    return {**EXCHANGED, **CI_REPORTS}[form](files, version("emend"))


def total(files: Sequence[CheckedFile], fixed: int) -> str:
    """The last line of a text."""
    alerts = [alert for file in files for alert in file.alerts]
    done = f"{fixed} fixed, " if fixed else ""
    if not alerts:
        return f"{fixed} fixed, no alerts left." if fixed else "No alerts."
    counts = Counter(gravity_of(alert) for alert in alerts)
    kinds = ", ".join(_counted(counts[gravity], gravity.label) for gravity in reversed(Gravity) if counts[gravity])
    if len(files) == 1:
        return f"{done}{_counted(len(alerts), 'alert')}{' left' if fixed else ''}."
    held = sum(bool(file.alerts) for file in files)
    return f"{done}{_counted(len(alerts), 'alert')} in {held} of {_counted(len(files), 'file')}: {kinds}."


def _counted(number: int, name: str) -> str:
    return f"{number:,} {name}{'' if number == 1 else 's'}"
