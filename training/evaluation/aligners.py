"""What extracts and types edits, loaded once and only where a metric needs it."""

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from models.aligner.aligner import Aligner
    from models.aligner.annotator import Annotator
    from models.syntax.pipeline import Syntax


@cache
def aligner() -> "Aligner":
    """Return what aligns natural text.

    Raises:
        ModelError: the syntax pipeline cannot be loaded.
    """
    from models.aligner.aligner import Aligner

    return Aligner(syntax())


@cache
def annotator() -> "Annotator":
    """Return what aligns documents of the pipeline; raises like ``aligner``."""
    from models.aligner.annotator import Annotator

    return Annotator(syntax())


@cache
def syntax() -> "Syntax":
    """Return the shipped pipeline; raises like ``aligner``."""
    from models.syntax.pipeline import load_syntax

    return load_syntax()
