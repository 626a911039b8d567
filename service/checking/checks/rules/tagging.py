"""The tags of sentences, from the English syntax pipeline."""

from collections.abc import Sequence

from service.checking.checks.rules.engine import Tagger
from service.checking.checks.rules.view import View
from service.checking.resources import Resources

__all__ = ["tagger_of"]


def tagger_of(resources: Resources) -> Tagger:
    """A tagger that loads the pipeline when it is first called."""

    def tag(views: Sequence[View]) -> list[list[str]]:
        syntax = resources.syntax
        with syntax.zone():
            docs = syntax.tag(syntax.doc(view.texts, [*view.spaced[1:], False]) for view in views)
            return [[token.tag_ for token in doc] for doc in docs]

    return tag
