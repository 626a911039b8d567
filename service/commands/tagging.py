"""The tagger for commands that need nothing else of the models."""

from collections.abc import Sequence
from functools import cache

from service.checking.checks.rules.engine import Tagger
from service.checking.checks.rules.tagging import tagger_of
from service.checking.checks.rules.view import View
from service.checking.resources import Resources
from service.commands.without import without

__all__ = ["load_inflections", "tag"]


def load_inflections() -> None:
    """Have the library of inflections without spaCy, which it would load for a hook that is not used."""
    with without("spacy"):
        import lemminflect  # noqa: F401


def tag(views: Sequence[View]) -> list[list[str]]:
    """The tags of sentences; spaCy is loaded for the first ones, without PyTorch, which is not needed here."""
    with without("torch"):
        return _tagger()(views)


@cache
def _tagger() -> Tagger:
    return tagger_of(Resources())
