"""The model card of the model of forms."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from training.choice.card import choice_card
from training.choice.figures import PairFigures
from training.config.recipe import Recipe
from training.runs.licences import texts_of

__all__ = ["card", "summary"]


def summary(figures: Mapping[str, PairFigures], frequent: Mapping[str, int], words: int) -> str:
    """What all pairs reach together, in one line.

    Args:
        figures: by pair.
        frequent: how often each pair stands in the corrections.
        words: of the text that was measured on.
    """
    total = sum(frequent.values())
    recall = sum(frequent[key] * one.recall for key, one in figures.items()) / max(1, total)
    false = sum(one.false for one in figures.values())
    return (
        f"{len(figures)} pairs of forms, recall {recall:.1%} of all slips by their frequency, {false} words of the "
        f"text taken for others ({1000 * false / max(1, words):.2f} of 1,000; slips of the text itself among them)"
    )


def card(
    recipe: Recipe, data: Path, record: Mapping[str, Any], figures: Mapping[str, PairFigures],
    frequent: Mapping[str, int],
) -> str:  # fmt: skip
    """Write the card."""
    pairs = [source.name for source in recipe.prepare.pairs]
    rows = [
        f"| {key} | {frequent[key]} | {one.recall:.0%} of {one.slips} | {one.false} of {one.places} |"
        for key, one in sorted(figures.items(), key=lambda item: -frequent[item[0]])
    ]
    about = (
        f"Says which form of a word fits its place, for the language `{recipe.language}`: verbs that agree with their "
        "subject and follow their helping verb, nouns in the right number. A deep and wide network "
        "(`models/forms/choice.py`), trained on right text alone; `forms.tsv` lists the words that it knows, with "
        "their forms, from the dictionary of lemminflect (MIT)."
    )
    reached = (
        f"{summary(figures, frequent, record['words_held_out'])}. On lines that neither weights nor thresholds have "
        "seen: of the places where the form that is meant stands, in how many it would be noticed if the other one "
        "stood there, and how many places of the other one are taken for it. A form is named by the tags of the Penn "
        "Treebank that it may have; how often it stands for the other one was counted in the authentic corrections, "
        "which weights the thresholds."
    )
    table = ["| written > meant | corrections | noticed | false |", *rows]
    return choice_card(recipe, data, record, "forms", about, {*texts_of(recipe, data), *pairs[:1]}, reached, table)
