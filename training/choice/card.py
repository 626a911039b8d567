"""The model card of a model of choice."""

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from training.config.recipe import Recipe
from training.runs.licences import licences
from training.runs.tables import data_table, training_table

__all__ = ["choice_card"]


def choice_card(
    recipe: Recipe, data: Path, record: Mapping[str, Any], kind: str, about: str, texts: Collection[str],
    figures: str, table: Sequence[str],
) -> str:  # fmt: skip
    """Write a card.

    Args:
        recipe: what the model was made by.
        data: where the corpora are.
        record: what is kept of the training.
        kind: how its folder ends.
        about: what it does.
        texts: names of the corpora that it read.
        figures: what it reaches, in words.
        table: the same for each pair, the head first.
    """
    used = [entry for entry in licences(recipe, data) if entry["name"] in texts]
    columns = table[0].count("|") - 1
    parts = [
        f"# {recipe.language}-{kind}",
        about,
        *training_table(record),
        *data_table(used),
        "## Figures",
        figures,
        "\n".join([table[0], "|" + "---|" * columns, *table[1:]]),
    ]
    return "\n\n".join(parts) + "\n"
