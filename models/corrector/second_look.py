"""More evidence on what a model is not sure of: each language has the kind that was tuned for it.

``rereading`` weighs what else may be meant (Dutch, Swedish), ``corroboration`` asks the morphology of the words
(Ukrainian).
"""

from collections.abc import Callable

from models.corrector.corroboration import Corroboration
from models.corrector.protocol import SecondLook
from models.corrector.rereading import Knows, Rereading

__all__ = ["second_look"]


def second_look(language: str, knows: Callable[[], Knows] | None = None) -> SecondLook | None:
    """The one for a language; None where none was tuned.

    Args:
        language: its code.
        knows: gives what tells whether a word of it is known; without it no words are joined or left out.
    """
    return Rereading.of(language, knows) or Corroboration.of(language)
