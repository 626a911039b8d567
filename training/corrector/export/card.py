"""A model card written from the record of a training run."""

from collections.abc import Mapping, Sequence
from typing import Any

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


def model_card(record: Mapping[str, Any], manifest: Mapping[str, Any], size: int) -> str:
    """Write the card.

    Args:
        record: the run's ``run.json``: ``date``, ``machine``, ``recipe``, ``steps``, ``tokens``, ``seconds``, ``data``
            (a list of ``name``, ``licence`` and perhaps ``sentences``) and ``scores`` (by test set); what is not there
            is left out, and anything else it has is listed.
        manifest: the model's ``emend.json``.
        size: bytes of the weights.
    """
    parts = [
        f"# {manifest['name']}",
        f"Corrects sentences in the {_languages(manifest)}. Engine: {manifest['engine']}"
        f"{_quantization(manifest)}; weights {size / 1e6:.1f} MB.",
        *training_table(record),
        *data_table(record.get("data")),
        *_scores(record.get("scores")),
        *_thresholds(manifest),
    ]
    return "\n\n".join(parts) + "\n"


def _languages(manifest: Mapping[str, Any]) -> str:
    several = ", ".join(f"`{code}`" for code in manifest.get("languages", ()))
    return f"languages {several}" if several else f"language `{manifest['language']}`"


def _quantization(manifest: Mapping[str, Any]) -> str:
    return f", {manifest['quantization']}" if "quantization" in manifest else ""


def training_table(record: Mapping[str, Any]) -> list[str]:
    """What the record of a run says, a line each, with a heading."""
    lines = []
    for key, value in record.items():
        if key not in {"data", "scores", "name", "language"} and not isinstance(value, dict | list):
            lines.append(f"| {_TITLES.get(key, key)} | {_value(key, value)} |")
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
        f"| {entry['name']} | {entry.get('licence', 'not recorded')} | {_value('', entry.get('sentences', ''))} |"
        for entry in entries
    ]
    return ["## Data", "\n".join(rows)]


def _scores(scores: Any) -> list[str]:
    if not scores:
        return []
    rows = ["| test set | figure | value |", "|---|---|---|"]
    for name, figures in scores.items():
        values = figures if isinstance(figures, Mapping) else {"": figures}
        rows += [f"| {name} | {figure} | {_value('', value)} |" for figure, value in values.items()]
    return ["## Scores", "\n".join(rows)]


def _thresholds(manifest: Mapping[str, Any]) -> list[str]:
    if "threshold" not in manifest:
        return ["## Thresholds\n\nNot tuned: the defaults of the corrector apply."]
    tuned_on = manifest.get("tuned_on") or "data that was not recorded"
    text = f"An edit counts from a probability of {manifest['threshold']} on, tuned on {tuned_on}."
    learner = manifest.get("learner")
    return [
        "## Thresholds",
        text,
        *_table(manifest.get("thresholds") or {}),
        *(["In a text of a learner:", *_table(learner)] if learner else []),
    ]


def _table(thresholds: Mapping[str, Any]) -> list[str]:
    rows = [f"| {key} | {value} |" for key, value in thresholds.items()]
    return ["\n".join(["| | |", "|---|---|", *rows])] if rows else []


def _value(key: str, value: Any) -> str:
    if key == "seconds" and isinstance(value, int | float):
        return f"{value / 3600:.1f} hours" if value >= 3600 else f"{value / 60:.1f} minutes"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return f"{value:,}"
    return f"{value:.4g}" if isinstance(value, float) else str(value)
