"""The tables of a model card that every kind of model has: how it was trained, and on what."""

from collections.abc import Mapping, Sequence
from typing import Any

__all__ = ["data_table", "shown_value", "training_table"]

_TITLES = {
    "date": "Date",
    "machine": "Machine",
    "commit": "Commit",
    "recipe": "Recipe",
    "seed": "Seed",
    "parameters": "Parameters",
    "steps": "Steps",
    "tokens": "Target tokens",
    "seconds": "Time",
    "minutes": "Minutes",
    "examples": "Examples",
    "epochs": "Epochs",
    "words_held_out": "Words held out to measure on",
}


def training_table(record: Mapping[str, Any]) -> list[str]:
    """What the record of a run says, a line each, with a heading."""
    lines = []
    for key, value in record.items():
        if key not in {"data", "scores", "name", "language"} and not isinstance(value, dict | list):
            lines.append(f"| {_TITLES.get(key, key)} | {shown_value(key, value)} |")
    return ["## Training", "\n".join(["| | |", "|---|---|", *lines])] if lines else []


def data_table(data: Any) -> list[str]:
    """The corpora with their licences; each must have one, since it decides who may use the model."""
    if not data:
        return []
    rows = ["| corpus | licence | sentences |", "|---|---|---|"]
    entries: Sequence[Mapping[str, Any]] = (
        [
            {"name": name, **(entry if isinstance(entry, Mapping) else {"licence": entry})}
            for name, entry in data.items()
        ]
        if isinstance(data, Mapping)
        else data
    )
    rows += [
        f"| {entry['name']} | {entry.get('licence', 'not recorded')} | {shown_value('', entry.get('sentences', ''))} |"
        for entry in entries
    ]
    return ["## Data", "\n".join(rows)]


def shown_value(key: str, value: Any) -> str:
    """A figure as people read it: ``seconds`` as minutes or hours, large numbers with commas."""
    if key == "seconds" and isinstance(value, int | float):
        return f"{value / 3600:.1f} hours" if value >= 3600 else f"{value / 60:.1f} minutes"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return f"{value:,}"
    return f"{value:.4g}" if isinstance(value, float) else str(value)
