"""The model card of the model of confused words."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from training.choice.card import choice_card
from training.choice.figures import PairFigures
from training.config.recipe import Recipe
from training.runs.licences import texts_of

__all__ = ["card", "summary"]


def summary(figures: Mapping[str, PairFigures], words: int) -> str:
    """What all pairs reach together, in one line; ``words`` is the length of the text that was measured on."""
    recall = sum(one.recall for one in figures.values()) / max(1, len(figures))
    false = sum(one.false for one in figures.values())
    return (
        f"{len(figures)} pairs, mean recall {recall:.1%}, {false} words of the text taken for others "
        f"({1000 * false / max(1, words):.2f} of 1,000; slips of the text itself among them)"
    )


def card(recipe: Recipe, data: Path, record: Mapping[str, Any], figures: Mapping[str, PairFigures]) -> str:
    """Write the card."""
    texts = set(texts_of(recipe, data))
    if recipe.confusions.corrected:
        texts.update(source.name for source in recipe.prepare.pairs)
    rows = [
        f"| {key} | {one.recall:.0%} of {one.slips} | {one.false} of {one.places} |"
        for key, one in sorted(figures.items())
    ]
    about = (
        f"Says which word of a set (`models/languages/{recipe.language}/confusions.toml`) fits its place, for the "
        f"language `{recipe.language}`. A wide and deep network (`models/confusions/choice.py`), trained on right text "
        "alone."
    )
    reached = (
        f"{summary(figures, record['words_held_out'])}. On lines that neither weights nor thresholds have seen: of the "
        "places where the word that is meant stands, in how many it would be noticed if the other one stood there, and "
        "how many places of the other one are taken for it."
    )
    table = ["| written > meant | noticed | false |", *rows]
    return choice_card(recipe, data, record, "confusions", about, texts, reached, table)
