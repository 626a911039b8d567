"""Which of two German genitives is written: “Monats” rather than “Monates”."""

from models.text.lexicon import words_of
from service.checking.alerts import Alert
from service.checking.checks.correction.left_out import with_first

__all__ = ["with_usual_genitive"]


def with_usual_genitive(alert: Alert) -> Alert:
    """An alert with the genitive first that is more often written than its first replacement."""
    first = alert.replacements[0] if alert.replacements else ""
    if not first.endswith("es") or " " in first:
        return alert
    short, known = f"{first[:-2]}s", words_of("de", "ranked")
    if short in alert.replacements and short.lower() in known and first.lower() not in known:
        return with_first(alert, short)
    return alert
