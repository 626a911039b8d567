"""Where a form that looks wrong is right all the same: how much surer one has to be, by the words to the left."""

import math
from collections.abc import Sequence

from models.forms.cues import Cue
from models.forms.paradigms import Form
from models.forms.subjects import SUBJECTS
from models.forms.table import FormsTable

__all__ = ["Guards"]

_SINGULAR_NOUNS = frozenset({"NN", "NN+VB"})
_QUOTES = frozenset("“\"‘'")
_COORDINATED = 2.5
"""Log-odds that have to be added where the subject may be two things; with less, half of the alerts on *A, B of C and D
argue* were wrong."""
_NAMED = 1.0
"""Log-odds that have to be added where a name or a word that is not known may be the subject: *Afrikaans is*."""
_BARE = 1.5
"""Log-odds that have to be added for the plural of a noun that may lack its article: *creates new constraint*."""
_NEAR, _FAR = 4, 14


class Guards:
    """Says how sure one has to be in one language."""

    def __init__(self, table: FormsTable) -> None:
        """Take its words."""
        self._words = table.guards
        self._classes = table.classes
        self._wishes = tuple(self._words.wishes)

    def caution(
        self, before: Sequence[str], behind: Sequence[str], word: str, written: Form, meant: Form, cue: Cue, *,
        nominal: bool,
    ) -> float:  # fmt: skip
        """What has to be added to the log-odds that are enough; infinite where no odds are.

        Args:
            before: the words to the left, as `models.choice.pieces.pieces` gives them.
            behind: those to the right.
            word: the one in question.
            written: its form.
            meant: the form that may be meant.
            cue: what asks for a form.
            nominal: whether the place is one of a noun.
        """
        words, plural, singular = self._words, self._classes.plural_verbs, self._classes.singular_verbs
        if (
            word in words.one_thing
            or (nominal and behind[:1] == ["-"])
            or not words.dialect.isdisjoint(before)
            or not words.dialect.isdisjoint(behind)
        ):
            return math.inf
        if written.kind in words.spoken and not _QUOTES.isdisjoint(before):
            return math.inf
        agreement = {written.kind, meant.kind} & plural and {written.kind, meant.kind} & singular
        if written.kind in plural and meant.kind in singular:
            if self._wished(before[-_FAR:]):
                return math.inf
            if not words.joining.isdisjoint(before[-_FAR:]):
                return _COORDINATED
        subject = [cue.word] if cue.kind in SUBJECTS else before[-_NEAR:]
        if (agreement and not words.either_number.isdisjoint(subject)) or word in words.either_number:
            return math.inf
        if (agreement and before[-1:] == [words.added]) or (
            nominal and meant.kind in _SINGULAR_NOUNS and words.added in before[-_NEAR:]
        ):
            return _COORDINATED
        if not cue.kind and words.named.get(written.kind) == meant.kind:
            return _NAMED
        bare = not cue.kind or cue.kind in words.no_article
        return _BARE if nominal and bare and "NNS" in meant.kind else 0.0

    def _wished(self, before: Sequence[str]) -> bool:
        """Whether a wish, an order or a condition stands before: *suggest that*, *whether*."""
        begins = [word.startswith(self._wishes) for word in before]
        if not any(begins):
            return False
        clause = self._words.wished_clauses
        return not clause.isdisjoint(before[begins.index(True) :]) or not self._words.wished.isdisjoint(before)
