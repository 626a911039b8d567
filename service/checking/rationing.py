"""How much may be spent on each sentence of a text, so that no text costs without bound, whatever stands in it."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from models.wanted import require_wanted
from service.checking.sentences import Care, SentenceText

__all__ = ["FULL", "SOME", "rationed"]

FULL = 40_000
"""Effort in a text, in code points of prose, that is spent with full care: on 400 misspelled words of English, which is
more than one of twenty-five in a text of 60,000 characters, or on 66 of a language without counted frequencies."""
SOME = 80_000
"""Effort from which on nothing is searched."""


def rationed(sentences: Sequence[SentenceText], effort: Callable[[SentenceText], int]) -> list[SentenceText]:
    """Give the sentences of a text the care that is left for them, those at the beginning first.

    Args:
        sentences: those of one text, at full care.
        effort: what a sentence costs beyond what its length tells.
    """
    spent = 0
    given: list[SentenceText] = []
    known: dict[SentenceText, SentenceText] = {}
    for sentence in sentences:
        if (found := known.get(sentence)) is None:
            require_wanted()
            own = effort(sentence)
            spent += own
            care = Care.LITTLE if own and spent > SOME else Care.SOME if own and spent > FULL else Care.FULL
            found = sentence
            if own:
                found = replace(sentence, care=care, effort=0 if care is Care.LITTLE else own)
            known[sentence] = found
        given.append(found)
    return given
