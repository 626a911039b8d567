"""Alerts -> diagnostics."""

from collections.abc import Mapping, Sequence

from lsprotocol import types

from service.checking.alerts import Alert
from service.lsp.positions import TextPlaces
from service.project.levels import gravity_of

__all__ = ["SOURCE", "diagnostic_of", "diagnostics_of"]

SOURCE = "Emend"
_SEVERITIES = {
    "error": types.DiagnosticSeverity.Error,
    "warning": types.DiagnosticSeverity.Warning,
    "information": types.DiagnosticSeverity.Information,
    "hint": types.DiagnosticSeverity.Hint,
}


def diagnostics_of(
    alerts: Sequence[Alert], places: TextPlaces, shown: Mapping[str, str], pages: Mapping[str, str]
) -> list[types.Diagnostic]:
    """The diagnostics of a text.

    Args:
        alerts: what was found in it.
        places: its places.
        shown: the severity of each level of alerts, ``none`` for not at all.
        pages: the addresses of the pages about rules.
    """
    found = (diagnostic_of(alert, places, shown, pages) for alert in alerts)
    return [one for one in found if one is not None]


def diagnostic_of(
    alert: Alert, places: TextPlaces, shown: Mapping[str, str], pages: Mapping[str, str]
) -> types.Diagnostic | None:
    """The diagnostic of an alert; None where alerts of its level are not shown. See ``diagnostics_of``."""
    severity = _SEVERITIES.get(shown[gravity_of(alert).label])
    if severity is None:
        return None
    page = pages.get(alert.rule)
    return types.Diagnostic(
        range=places.range(alert.offset, alert.end),
        message=alert.message,
        severity=severity,
        code=alert.rule,
        code_description=None if page is None else types.CodeDescription(page),
        source=SOURCE,
        data={"category": str(alert.category), "replacements": list(alert.replacements)},
    )
