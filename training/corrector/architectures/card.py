"""The model card of a corrector, written from the record of its run."""

from collections.abc import Mapping
from typing import Any

from training.runs.tables import data_table, shown_value, training_table


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


def _scores(scores: Any) -> list[str]:
    if not scores:
        return []
    rows = ["| test set | figure | value |", "|---|---|---|"]
    for name, figures in scores.items():
        values = figures if isinstance(figures, Mapping) else {"": figures}
        rows += [f"| {name} | {figure} | {shown_value('', value)} |" for figure, value in values.items()]
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
