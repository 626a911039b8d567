"""Edits that a model is not sure of and that it is at ease with: the second look at what would only be suspected.

Where the probability of a span is shared out among several readings none of them counts, and the writer is told that
something is wrong. Read once more as a whole, the sentence with the likeliest of them often is one that the model would
leave as it is, and the one that stands there is not: then that reading is told.
"""

import re
from collections.abc import Sequence
from dataclasses import replace

from models.corrector.analysis import Analysis
from models.corrector.protocol import Correction, Ease, Edit, Suspicion
from models.english_forms import all_lemmas

__all__ = ["confirmed"]

_PROBABILITY, _GAIN, _EASE = 0.3, 4.0, -1.0
"""The least probability of such an edit, what the log probability that the sentence stays as it is must grow by, and
what it must be then. Chosen on 70 texts with errors marked, and on the even half of written lines."""
_WORDS = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?(?: [^\W\d_]+(?:['’][^\W\d_]+)?)?")
_EITHER = frozenset({"which", "that", "who"})
"""Words of which one is as right as the other in many places."""
_FREE = frozenset({"to", "of", "for", "in", "on", "at", "by"})
"""Words that may be taken for too many others (*to times*)."""


def confirmed(analyses: Sequence[Analysis], ease: Ease) -> list[Analysis]:
    """The same analyses with the edits in place of the suspicions that a second look confirms."""
    corrections = [one for own in analyses for one in (own.correction, own.learner and own.learner.correction) if one]
    asked = [
        (one, suspicion.edit) for one in corrections for suspicion in one.suspicions if _may_count(one, suspicion.edit)
    ]
    texts = list(dict.fromkeys(text for one, edit in asked if edit for text in (one.target, _with(one, edit).target)))
    eases = dict(zip(texts, ease(texts), strict=True)) if texts else {}
    if not eases:
        return list(analyses)

    def look(one: Correction) -> Correction:
        for suspicion in one.suspicions:
            edit = suspicion.edit
            if edit is None or not _may_count(one, edit):
                continue
            before, after = eases.get(one.target), eases.get(_with(one, edit).target)
            if before is not None and after is not None and after >= _EASE and after - before >= _GAIN:
                told = _with(one, edit)
                left = (other for other in one.suspicions if not _is_told(edit, other))
                return replace(told, suspicions=tuple(left))
        return one

    return [
        replace(
            own,
            correction=look(own.correction),
            learner=own.learner and replace(own.learner, correction=look(own.learner.correction)),
        )
        for own in analyses
    ]


def _may_count(correction: Correction, edit: Edit | None) -> bool:
    if edit is None or edit.probability < _PROBABILITY:
        return False
    written, put = correction.source[edit.start : edit.end].strip(), edit.replacement.strip()
    if not _WORDS.fullmatch(written) or not (_WORDS.fullmatch(put) or not put):
        return False
    if len(put.split()) > len(written.split()) or written.lower() in _FREE:
        return False
    if not all(all_lemmas(word.lower()) for word in written.split()):
        return False  # what a misspelled word is meant for the speller knows better (*drawed*)
    if {written.lower(), put.lower()} <= _EITHER and "who" not in (written.lower(), put.lower()):
        return False
    return not any(other.start <= edit.end and edit.start <= other.end for other in correction.edits)


def _with(correction: Correction, edit: Edit) -> Correction:
    edits = sorted((*correction.edits, edit), key=lambda one: (one.start, one.end))
    return replace(correction, edits=tuple(edits))


def _is_told(edit: Edit, suspicion: Suspicion) -> bool:
    return edit.start <= suspicion.end and suspicion.start <= edit.end
