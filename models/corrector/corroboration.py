"""What the morphology of a language says of a corrector's edits: do fewer words conflict with their neighbours?

A model of many languages is seldom sure of an ending. What it holds to be possible and what makes words agree that did
not is right far more often than what one of both says alone (stacking: Wolpert, 1992).
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

from models.agreement.inflected.conflicts import conflicts
from models.agreement.inflected.grammar import InflectedGrammar, grammar
from models.agreement.wrong import has_words
from models.corrector.easier import with_easier
from models.corrector.protocol import Correction, Ease, Edit, Replacement
from models.corrector.transducer.judgement import shifted
from models.text.tokens import tokenize

__all__ = ["Corroboration"]

_LANGUAGES = frozenset({"uk"})
_LEAST = 0.1
"""Less probable changes are let alone, even if words agree with them.

Of 993 everyday Ukrainian slips (lists that were tuned on) 46 of the 67 changes of 0.1 to 0.55 with which fewer words
conflict are right, most others stand at a slip all the same; of the other changes 86 of 258. In 3,000 sentences of
clean text there are 7 of the former, a third of them at errors of the text, and 560 of the latter.
"""
_FOR = 2.4
"""What is added to the log odds where fewer words conflict: those of 0.1 count for learners then."""
_POINTING = frozenset({"це", "те", "все", "цей", "той"})
"""Pronouns that may stand alone, and mean what no word beside them tells."""


class Corroboration:
    """Weighs the probabilities of edits of one language by the morphology of the words."""

    def __init__(self, language: str) -> None:
        """Take the language; its dictionary is read when the first edit is weighed."""
        self._language = language

    @classmethod
    def of(cls, language: str) -> "Corroboration | None":
        """The one for a language; None where nothing of it has been chosen, or its words are not known."""
        return cls(language) if language in _LANGUAGES and has_words(language) else None

    def weigh(self, corrections: Sequence[Correction], ease: Ease) -> list[Correction]:
        """The same corrections with the probabilities of their edits weighed; then those that read far more easily."""
        weighed = [
            replace(one, edits=tuple(self._weighed(one.source, edit) for edit in one.edits))
            if any(_probability(edit) >= _LEAST for edit in one.edits)
            else one
            for one in corrections
        ]
        return with_easier(weighed, ease, self._is_form)

    def _is_form(self, word: str, other: str) -> bool:
        """Whether a word may be a form of another one, and would mean what that does.

        Another tense than the past is another meaning, and an adjective in the instrumental tells what became of
        something.
        """
        own, others = self._grammar.readings(word), self._grammar.readings(other)
        past = bool(others) and all(one.tense == "past" for one in others)
        if past and all(one.tense in ("pres", "futr") for one in own):
            return False
        if others and all(one.kind == "ADJF" and one.case in ("ablt", "loct", "datv") for one in others):
            return False
        lemmas = [{one.lemma.lower() for one in readings} for readings in (own, others)]
        return bool(lemmas[0] & lemmas[1] - _POINTING - self._grammar.listed("opening_titles"))

    def _weighed(self, source: str, edit: Edit) -> Edit:
        if _probability(edit) < _LEAST:
            return edit
        readings = [Replacement(edit.replacement, edit.probability), *edit.alternatives]
        left = {one.text: self._left(source, edit, one.text) for one in readings}
        least = min(*left.values(), self._conflicts(source) - 1)
        readings = [
            replace(one, probability=shifted(one.probability, _FOR)) if left[one.text] <= least else one
            for one in readings
        ]
        first, *others = sorted(readings, key=lambda one: -one.probability)
        return replace(edit, replacement=first.text, probability=first.probability, alternatives=tuple(others))

    def _left(self, source: str, edit: Edit, text: str) -> int:
        """How many words still conflict with a reading: very many where it puts in one that is not known, or a mark."""
        unknown = any(
            one.text.isalpha() and not self._grammar.readings(one.text) for one in tokenize(text, self._language)
        )
        if unknown or not any(map(str.isalpha, text)):
            return len(source)
        return self._conflicts(source[: edit.start] + text + source[edit.end :])

    def _conflicts(self, text: str) -> int:
        return conflicts(self._grammar, [one.text for one in tokenize(text, self._language)])

    @cached_property
    def _grammar(self) -> InflectedGrammar:
        return grammar(self._language)


def _probability(edit: Edit) -> float:
    return max(edit.probability, *(one.probability for one in edit.alternatives), 0.0)
