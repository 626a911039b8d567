"""What was measured on a set, and tables of it."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from models.errors import InputError
from training.evaluation.scores import Scores


@dataclass(frozen=True, slots=True)
class SetResult:
    """A system's figures on one set; its metric says which there are (GLEU in points, alarms per 1,000 words)."""

    system: str
    set_name: str
    metric: str
    half: str
    sentences: int
    scores: Scores | None = None
    by_type: dict[str, Scores] = field(default_factory=dict)
    gleu: float | None = None
    false_alarms: float | None = None

    @property
    def headline(self) -> str:
        """The figure of its metric, for people."""
        if self.scores:
            return f"F0.5 {100 * self.scores.f05:.1f}"
        return f"GLEU {self.gleu:.1f}" if self.gleu is not None else f"{self.false_alarms:.2f} per 1,000 words"

    def as_dict(self) -> dict[str, Any]:
        """Return the figures for JSON, with precision, recall and F0.5 in points."""
        record = {key: value for key, value in asdict(self).items() if value not in (None, {})}
        if self.scores:
            record["scores"] = _figures(self.scores)
            record["by_type"] = {kind: _figures(scores) for kind, scores in self.by_type.items()}
        return record


def read_figures(path: Path) -> dict[str, dict[str, float]]:
    """Return the figures of a ``results.json`` by set and half, for a model card.

    Raises:
        InputError: the file is missing or no list of results.
    """
    try:
        entries = json.loads(path.read_text(encoding="utf-8"))
        return {f"{entry['set_name']} ({entry['half']} half)": _shown(entry) for entry in entries}
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise InputError(f"{path}: no results of the evaluate step") from error


def _shown(entry: dict[str, Any]) -> dict[str, float]:
    scores = entry.get("scores", {})
    figures = {"precision": scores.get("precision"), "recall": scores.get("recall"), "F0.5": scores.get("f05")}
    figures |= {"GLEU": entry.get("gleu"), "false alarms per 1,000 words": entry.get("false_alarms")}
    return {name: value for name, value in figures.items() if value is not None}


def table(results: Iterable[SetResult]) -> str:
    """Return a table, a system and set a line: sentences, metric, P, R, F0.5, GLEU or false alarms per 1,000 words."""
    head = f"{'set':20} {'half':5} {'sentences':>9}  {'system':16} {'metric':14} {'P':>6} {'R':>6} {'F0.5':>6}  other"
    return "\n".join([head, *(_line(result) for result in results)])


def type_table(result: SetResult) -> str:
    """Return a table of the scores by type, commonest types first."""
    lines = [f"{'type':12} {'needed':>7} {'made':>7} {'P':>6} {'R':>6} {'F0.5':>6}"]
    for kind, scores in sorted(result.by_type.items(), key=lambda item: -(item[1].tp + item[1].fn)):
        needed, made = scores.tp + scores.fn, scores.tp + scores.fp
        lines.append(f"{kind:12} {needed:7} {made:7} {_points(scores)}")
    return "\n".join(lines)


def _line(result: SetResult) -> str:
    start = f"{result.set_name:20} {result.half:5} {result.sentences:9}  {result.system:16} {result.metric:14}"
    if result.scores:
        return f"{start} {_points(result.scores)}"
    other = f"GLEU {result.gleu:.2f}" if result.gleu is not None else f"{result.false_alarms:.2f} per 1,000 words"
    return f"{start} {'':6} {'':6} {'':6}  {other}"


def _points(scores: Scores) -> str:
    return f"{100 * scores.precision:6.2f} {100 * scores.recall:6.2f} {100 * scores.f05:6.2f}"


def _figures(scores: Scores) -> dict[str, float]:
    return {
        "tp": scores.tp,
        "fp": scores.fp,
        "fn": scores.fn,
        "precision": round(100 * scores.precision, 2),
        "recall": round(100 * scores.recall, 2),
        "f05": round(100 * scores.f05, 2),
    }
