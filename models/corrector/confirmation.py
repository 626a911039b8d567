"""What a model proposes without being sure, and is much more at ease with once it reads the sentence so changed.

A model writes a correction from left to right and is unsure where several words would do; read as a whole, the right
sentence is one that it would leave as it is. A proposal below the thresholds counts where the log probability that
the sentence stays as it is grows far enough with it.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from models.corrector.protocol import Correction, Ease, Edit, Replacement

__all__ = ["Confirmation"]

_LEAST_GAIN = {"cs": 5.0}
"""By language, chosen on even halves: with 3.5, five right ones in 2,500 clean Czech sentences were changed; with 5.0,
one of 3,000 (*octnul se* for *se octnul*), and some 20 errors in 747 sentences of learners and 280 slips count."""
_LEAST = 0.2
_SURE = 0.6
"""Proposals of so much are not looked at; they count anyway."""
_CONFIRMED, _BESIDE = 0.75, 0.2
"""What a proposal that is confirmed counts, and the others of its place."""
_WORD = re.compile(r"\w+")
_SPEAKING = frozenset({"jsem", "jsi", "bych", "bys", "abych", "abys", "kdybych", "kdybys"})
_BETWEEN = re.compile(r"[\w\s]+")


@dataclass(frozen=True, slots=True)
class _Reading:
    """A sentence with one of the replacements of an edit."""

    edit: Edit
    text: str
    sentence: str


class Confirmation:
    """Reads sentences once more with what is proposed for them in one language."""

    def __init__(self, gain: float) -> None:
        """Take by how much the log probability that a sentence stays as it is must grow."""
        self._gain = gain

    @classmethod
    def of(cls, language: str) -> "Confirmation | None":
        """The one for a language; None where it was not tuned."""
        gain = _LEAST_GAIN.get(language)
        return None if gain is None else cls(gain)

    def weigh(self, corrections: Sequence[Correction], ease: Ease) -> list[Correction]:
        """The same sentences, in which edits that are confirmed are sure."""
        offered = [list(_readings(one)) for one in corrections]
        texts = [
            text
            for one, own in zip(corrections, offered, strict=True)
            if own
            for text in (one.source, *(reading.sentence for reading in own))
        ]
        texts = list(dict.fromkeys(texts))
        eases = dict(zip(texts, ease(texts), strict=True)) if texts else {}
        return [self._confirmed(one, own, eases) if own else one for one, own in zip(corrections, offered, strict=True)]

    def _confirmed(
        self, correction: Correction, readings: Sequence[_Reading], eases: dict[str, float | None]
    ) -> Correction:
        before = eases[correction.source]
        best: dict[Edit, tuple[float, str]] = {}
        for reading in readings:
            after = eases[reading.sentence]
            if before is not None and after is not None and after - before >= self._gain:
                best[reading.edit] = max(best.get(reading.edit, (0.0, "")), (after - before, reading.text))
        edits = (_sure(edit, best[edit][1]) if edit in best else edit for edit in correction.edits)
        return replace(correction, edits=tuple(edits))


def _readings(correction: Correction) -> Iterator[_Reading]:
    """The sentence with each replacement of words that is neither sure nor improbable."""
    source = correction.source
    for edit in correction.edits:
        if edit.probability >= _SURE:
            continue
        old = source[edit.start : edit.end]
        for one in (Replacement(edit.replacement, edit.probability), *edit.alternatives):
            if one.probability >= _LEAST and _are_words(old, one.text) and not _is_of_speaker(source, old, one.text):
                yield _Reading(edit, one.text, source[: edit.start] + one.text + source[edit.end :])


def _are_words(old: str, new: str) -> bool:
    """Whether words are replaced by other words, and no mark is."""
    written, meant = _WORD.findall(old), _WORD.findall(new)
    if not written or not meant or [one.lower() for one in written] == [one.lower() for one in meant]:
        return False
    return _BETWEEN.sub("", old) == _BETWEEN.sub("", new)


def _is_of_speaker(source: str, old: str, new: str) -> bool:
    """Whether nothing but the gender of somebody changes who says “I” or is spoken to: “jsem viděla”."""
    speaks = not _SPEAKING.isdisjoint(_WORD.findall(source.lower()))
    return speaks and (old == f"{new}a" or new == f"{old}a")


def _sure(edit: Edit, text: str) -> Edit:
    others = [one for one in (Replacement(edit.replacement, 0.0), *edit.alternatives) if one.text != text]
    beside = tuple(replace(one, probability=min(one.probability or edit.probability, _BESIDE)) for one in others)
    return replace(edit, replacement=text, probability=_CONFIRMED, alternatives=beside)
