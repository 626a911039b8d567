"""What asks for a form to the left of a word: a helping verb, a preposition, an article, a pronoun."""

from collections.abc import Sequence
from typing import NamedTuple

from models.forms.paradigms import Paradigms
from models.forms.subjects import SUBJECTS, SubjectFinder
from models.forms.table import FormsTable

__all__ = ["CUES", "NO_CUE", "Cue", "CueFinder", "Cues"]

BASE, TO, HAVE, BE = "base", "to", "have", "be"
ONE, MANY, THE, NUMBER = "one", "many", "the", "number"
PRONOUN, THIRD, PREPOSITION, ONE_OF = "pronoun", "third", "preposition", "one-of"
_OF_WORDS = (BASE, TO, HAVE, BE, ONE, MANY, NUMBER, THE, PRONOUN, THIRD, PREPOSITION)
"""Kinds of cues that words are, as `models.forms.table.CueWords` lists them."""
CUES = ("", *_OF_WORDS, ONE_OF, *SUBJECTS)
"""All kinds of cues, none first."""
_BEFORE_NOUNS = frozenset([ONE, MANY, NUMBER, THE, ONE_OF])
"""Kinds that may be those of a subject to the left of a verb, too."""
_FAR = 4


class Cue(NamedTuple):
    """What asks for a form: of which kind, and which word it is; both empty for nothing that is known."""

    kind: str
    word: str


NO_CUE = Cue("", "")


class Cues(NamedTuple):
    """What asks for the form of a word if it is a noun there, and if it is a verb."""

    noun: Cue
    verb: Cue


class CueFinder:
    """Finds what asks for forms in one language."""

    def __init__(self, table: FormsTable, paradigms: Paradigms) -> None:
        """Take the words of the language, and which of them are nouns."""
        self._words = table.cues
        self._cue_of: dict[str, str] = {word: kind for kind in _OF_WORDS for word in getattr(self._words, kind)}
        self._adverb_endings = tuple(self._words.adverb_endings)
        self._subjects = SubjectFinder(table, paradigms)

    def cues_of(self, before: Sequence[str]) -> Cues:
        """What asks for a form before a word: the nearest word that does; of a verb its subject, where it is seen.

        Args:
            before: the words to the left of it, as `models.choice.pieces.pieces` gives them.
        """
        nearest = self._nearest(before)
        if nearest.kind and nearest.kind not in _BEFORE_NOUNS:
            return Cues(nearest, nearest)
        end = len(before)
        while end and self._is_adverb(before[end - 1]):
            end -= 1
        subject = self._subjects.subject_of(before[:end])
        return Cues(nearest, Cue(subject.kind or self._kind(subject.word), subject.word) if subject else nearest)

    def _is_adverb(self, word: str) -> bool:
        words = self._words
        return word in words.adverbs or (word.endswith(self._adverb_endings) and word not in words.no_adverbs)

    def _nearest(self, before: Sequence[str]) -> Cue:
        """The nearest word that asks for a form.

        Adverbs are passed over, and after a question's helping verb its subject (*did you*); an article or number may
        stand before other words, too (*three new*). A helping verb that begins a question asks for a subject first.
        """
        near = before[: -_FAR - 1 : -1]
        direct = True
        for at, word in enumerate(near):
            cue = self._kind(word)
            if cue in (BASE, HAVE, BE) and word in self._cue_of and len(before) == at + 1:
                return NO_CUE
            if cue in (PRONOUN, THIRD) and direct:
                helper = next((one for one in near[at + 1 : at + 2] if self._cue_of.get(one) in (BASE, HAVE)), "")
                return Cue(self._cue_of[helper], helper) if helper else Cue(cue, word)
            if cue in (ONE, MANY, NUMBER, THE) or (cue and direct):
                return self._part(before[: len(before) - at]) or Cue(cue, word)
            if cue or not word[0].isalpha():
                return NO_CUE
            direct = direct and self._is_adverb(word)
        return NO_CUE

    def _kind(self, word: str) -> str:
        words = self._words
        if words.owner and word.endswith(words.owner):
            return BE if word.removesuffix(words.owner) in words.with_verb else THE
        return self._cue_of.get(word) or next((cue for end, cue in words.endings.items() if word.endswith(end)), "")

    def _part(self, before: Sequence[str]) -> Cue | None:
        """The cue of ``one of the``, given the words up to the article or ``of``."""
        words = self._words
        at = -1 if before[-1] == words.part else -2
        if len(before) > -at and before[at] == words.part and before[at - 1] in words.parts:
            part = before[at - 1]
            return Cue(ONE_OF if part in words.counted else MANY, f"{part} {words.part}")
        return None
