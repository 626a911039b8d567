"""The card of a model of commas."""

from collections.abc import Mapping, Sequence
from typing import Any

from training.commas.texts import false_a_thousand
from training.commas.thresholds import CommaFigures
from training.runs.tables import data_table, training_table

__all__ = ["card"]


def card(language: str, record: Mapping[str, Any], data: Sequence[Mapping[str, str]], figures: CommaFigures) -> str:
    """Write a card.

    Args:
        language: code.
        record: what is kept of the training.
        data: the corpora with their licences.
        figures: what the thresholds reach on the odd half of the held-out documents.
    """
    rows = [
        f"| {kind} | {found:,} of {commas:,} | {100 * found / commas:.1f} | {false:,} |"
        for kind, (found, commas, false) in figures.of_kind.items()
    ]
    parts = [
        f"# {language}-commas",
        "Says whether a comma, nothing or the end of a sentence belongs in a gap between two words, for the language "
        f"`{language}`. A wide and deep network (`models/commas/choice.py`), trained on right text alone.",
        *training_table(record),
        f"    python -m training.commas {language} --data DATA",
        *data_table(data),
        "## Figures",
        f"{figures.summary}. Measured on {figures.words:,} words of the odd half of the documents that were held out; "
        f"thresholds were chosen on the even half for {false_a_thousand(language)} alerts of 1,000 words at most. By "
        "kind of place (`models/commas/places.py`); a splice is a comma between two sentences that were joined by it.",
        "\n".join(["| place | found | % | alerts of right text |", "|---|---|---|---|", *rows]),
    ]
    return "\n\n".join(parts) + "\n"
