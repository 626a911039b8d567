"""A second look at what a model of many languages is not sure of: with which change is it most at ease?

Such a model writes a correction from left to right and hardly knows, when it chooses a word, what comes of it; read
once more as a whole, the right sentence is the one that it would leave as it is. What may be meant is what it proposes
itself, the words that are taken for the one that stands there (``kin.txt`` in the folder of a language, a group a
line), that word in the place of its neighbour, and the two as one word.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise

from models.corrector.protocol import Correction, Ease, Edit, Replacement
from models.corrector.rewordings import Rewording
from models.language_folders import data_file

__all__ = ["Rereading", "kin"]

_SUSPECTED = 0.3
"""Words that the model suspects less are left alone."""
_PLACES = 2
"""So many words of a sentence are looked at beyond what is proposed, those that are suspected most."""
_MOST = 16
"""So many readings of a sentence are read."""
_WORD = re.compile(r"\w+(?:['’-]\w+)*")
_ALTERNATIVES = 4

Knows = Callable[[str], bool]


@cache
def kin(code: str) -> dict[str, tuple[str, ...]]:
    """The words that each word of ``kin.txt`` is taken for; nothing where a language has no such file."""
    path = data_file(code, "kin.txt")
    found: dict[str, dict[str, None]] = {}
    for line in path.read_text(encoding="utf-8").splitlines() if path else ():
        group = line.partition("#")[0].split()
        for word in group:
            found.setdefault(word, {}).update(dict.fromkeys(other for other in group if other != word))
    return {word: tuple(others) for word, others in found.items()}


class Rereading:
    """Weighs what may be meant in sentences of one language."""

    def __init__(self, language: str, knows: Callable[[], Knows] | None = None) -> None:
        """Take what tells whether a word is known; without it none is joined or left out."""
        self._kin = kin(language)
        self._knows = knows

    @classmethod
    def of(cls, language: str, knows: Callable[[], Knows] | None = None) -> "Rereading | None":
        """The one for a language; None where it has no words that are taken for one another."""
        return cls(language, knows) if kin(language) else None

    def weigh(self, corrections: Sequence[Correction], ease: Ease) -> list[Correction]:
        """The same sentences with the edits that are likeliest now, each with a probability and its alternatives."""
        found = [_edits(own) for own in self.readings(corrections, ease)]
        return [
            one if edits is None else replace(one, edits=edits) for one, edits in zip(corrections, found, strict=True)
        ]

    def readings(self, corrections: Sequence[Correction], ease: Ease) -> list[list[Rewording]]:
        """What may be meant in each sentence, with what the model says to each."""
        offers = [list(self._offers(one))[:_MOST] for one in corrections]
        texts = [
            text
            for one, own in zip(corrections, offers, strict=True)
            if own
            for text in (one.source, *(reading.made(one.source) for reading in own))
        ]
        texts = list(dict.fromkeys(texts))
        eases = dict(zip(texts, ease(texts), strict=True)) if texts else {}
        return [list(_weighed(one.source, own, eases)) for one, own in zip(corrections, offers, strict=True)]

    def _offers(self, correction: Correction) -> Iterator[Rewording]:
        source, seen = correction.source, set[tuple[int, int, str]]()
        for reading in (*_proposed(correction), *self._around(correction)):
            place = reading.start, reading.end, reading.text
            if (
                place not in seen
                and reading.text != source[reading.start : reading.end]
                and self._is_known(reading, source)
            ):
                seen.add(place)
                yield reading

    def _around(self, correction: Correction) -> Iterator[Rewording]:
        """What else may be meant by the words that are suspected most."""
        source = correction.source
        words = list(_WORD.finditer(source))
        suspected = {at: _suspicion(correction, words, at) for at in range(len(words))}
        places = sorted((at for at in suspected if suspected[at] >= 0), key=lambda at: -suspected[at])
        for at in places[:_PLACES]:
            word = words[at]
            for other in self._kin.get(word.group().lower(), ()):
                yield Rewording(word.start(), word.end(), _cased(word.group(), other), "kin")
            for left, right in pairwise(words[max(at - 1, 0) : at + 2]):
                if not source[left.end() : right.start()].isspace():
                    continue
                yield Rewording(left.start(), right.end(), self._swapped(left, right), "swapped")
                for joint in ("", "s"):
                    yield Rewording(left.start(), right.end(), left.group() + joint + right.group(), "joined")

    def _swapped(self, left: re.Match[str], right: re.Match[str]) -> str:
        first, last = right.group(), left.group()
        if left.start() == 0 and last.istitle() and last.lower() in self._kin:
            first, last = _cased(last, first), last.lower()
        return f"{first} {last}"

    def _is_known(self, reading: Rewording, source: str) -> bool:
        """Whether the words that a reading puts in are known."""
        if self._knows is None:
            return reading.kind != "joined"
        there = {word.lower() for word in _WORD.findall(source)}
        new = [word for word in _WORD.findall(reading.text) if word.lower() not in there]
        knows = self._knows() if new else None
        return knows is None or all(knows(word) for word in new)


def _edits(readings: Sequence[Rewording]) -> tuple[Edit, ...] | None:
    """The likeliest readings that do not overlap; None where none was asked for."""
    if not readings:
        return None
    ranked = sorted(((one.probability(), one) for one in readings), key=lambda pair: -pair[0])
    edits: list[Edit] = []
    for probability, one in ranked:
        if any(_overlap(one, edit) for edit in edits):
            continue
        others = [
            Replacement(other.text, likely)
            for likely, other in ranked
            if other is not one and (other.start, other.end) == (one.start, one.end)
        ]
        edits.append(Edit(one.start, one.end, one.text, probability, tuple(others[:_ALTERNATIVES])))
    return tuple(sorted(edits, key=lambda edit: (edit.start, edit.end)))


def _proposed(correction: Correction) -> Iterator[Rewording]:
    for edit in correction.edits:
        for one in (Replacement(edit.replacement, edit.probability), *edit.alternatives):
            kind = "inserted" if edit.start == edit.end else "proposed" if one.text.strip() else "deleted"
            yield Rewording(edit.start, edit.end, one.text, kind, one.probability)


def _suspicion(correction: Correction, words: Sequence[re.Match[str]], at: int) -> float:
    """How much a word is suspected: what an edit would change at least is; below 0 for others."""
    start, end = words[at].span()
    found = [one.probability for one in correction.suspicions if one.start < end and start < one.end]
    if found and max(found) >= _SUSPECTED:
        return max(found)
    before = words[at - 1].end() if at else 0
    touched = any(
        (edit.start < end and start < edit.end) or (edit.start == edit.end and before <= edit.start <= start)
        for edit in correction.edits
    )
    return 0.0 if touched else -1.0


def _weighed(source: str, readings: Sequence[Rewording], eases: dict[str, float | None]) -> Iterator[Rewording]:
    before = eases.get(source)
    read = [(one, after) for one in readings if (after := eases[one.made(source)]) is not None]
    if before is None:
        return
    for at, (one, after) in enumerate(read):
        others = [other for place, (_, other) in enumerate(read) if place != at]
        gain = after - before
        yield replace(one, gain=gain, ease=after, lead=gain - (max(others) - before if others else 0.0))


def _overlap(reading: Rewording, edit: Edit) -> bool:
    if reading.start == reading.end or edit.start == edit.end:
        return reading.start <= edit.end and edit.start <= reading.end
    return reading.start < edit.end and edit.start < reading.end


def _cased(model: str, word: str) -> str:
    return word[0].upper() + word[1:] if model[:1].isupper() else word
