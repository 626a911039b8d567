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


def diagnostics_of(alerts: Sequence[Alert], places: TextPlaces, shown: Mapping[str, str]) -> list[types.Diagnostic]:
    """The diagnostics of a text; ``shown`` gives the severity of each level of alerts, ``none`` for not at all."""
    found = (diagnostic_of(alert, places, shown) for alert in alerts)
    return [one for one in found if one is not None]


def diagnostic_of(alert: Alert, places: TextPlaces, shown: Mapping[str, str]) -> types.Diagnostic | None:
    """The diagnostic of an alert; None where alerts of its level are not shown."""
    severity = _SEVERITIES.get(shown[gravity_of(alert).label])
    if severity is None:
        return None
    return types.Diagnostic(
        range=places.range(alert.offset, alert.end),
        message=alert.message,
        severity=severity,
        code=alert.rule,
        source=SOURCE,
        data={"category": str(alert.category), "replacements": list(alert.replacements)},
    )
