"""Whether a text tells of what was or of what is, as the verbs and words of time around one of its places say.

What is spoken tells nothing of the story that it is spoken in, and the story nothing of what is spoken.
"""

import re
from collections.abc import Hashable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import accumulate

import numpy as np
import numpy.typing as npt

from service.checking.notes import is_headed_as_minutes
from service.checking.reading import Reading
from service.checking.times_told import Times, times_told

__all__ = ["Narration"]

_OF_FINDINGS = frozenset({"analysis", "conclusion", "conclusions", "discussion", "evaluation", "recommendations"})
"""Headings of what tells of what was done, but in the present tense."""
_QUOTE = re.compile(r'["\u201c\u201d]')
_OWN, _NEAR, _FAR = 3, 2, 1
"""What a verb counts in the sentence itself, in those next to it and in those farther off. These, the sizes below and
those of `Tenses` were chosen on 892 verbs that lost their endings in passages of edited text in which every fourth verb
had lost its own: 715 first suggestions were right and 803 are; of 898 others 726 were and 814 are."""
_REMEMBERED = 4_000
"""Sentences of which it is remembered what they tell: who types has those around checked again with each letter."""
_NEXT, _FARTHEST = 2, 12
"""How many sentences off is next to it, and how many at most are looked at on either side."""


@dataclass(frozen=True)
class Narration:
    """The time that an English text tells of.

    Attributes:
        reading: the text.
    """

    reading: Reading

    def around(self, place: int, start: int, end: int) -> tuple[Times, Times]:
        """What the sentence itself tells but for a stretch of it, and all of it together with those around.

        Args:
            place: that of the sentence.
            start: where the stretch begins in it (code points).
            end: where it ends.
        """
        own, spoken = _besides(self.reading.sentences[place].text, start, end, self._spoken[place])
        if spoken:
            return own, Times().of(_OWN, own)
        return own, self._others[place].of(_OWN, own)._replace(frequent=_OWN * own.frequent)

    def context(self, place: int) -> Hashable:
        """All that of the rest of the text decides what is told of a sentence."""
        return self._others[place], self._spoken[place], self.reports, self.is_of_findings(place)

    @cached_property
    def _others(self) -> list[Times]:
        """What the sentences around each one tell, but for what is spoken in them."""
        spoken = zip(self.reading.sentences, self._spoken, strict=True)
        own = [_outside(one.text, within=within) for one, within in spoken]
        before: npt.NDArray[np.int_] = np.cumsum([Times(), *own], axis=0)
        here = np.arange(len(own))

        def told(reach: int) -> npt.NDArray[np.int_]:
            """What is told so many sentences before and behind each one, itself included."""
            last: npt.NDArray[np.int_] = before[np.minimum(here + reach + 1, len(own))]
            return last - before[np.maximum(here - reach, 0)]

        counted = _FAR * told(_FARTHEST) + (_NEAR - _FAR) * told(_NEXT) - _NEAR * told(0)
        return [Times._make(one) for one in counted.tolist()]

    def is_of_findings(self, place: int) -> bool:
        """Whether a sentence stands below a heading such as *Conclusion*."""
        before = (self.reading.sentences[at] for at in range(place - 1, max(place - _FARTHEST, 0) - 1, -1))
        heading = next((one.text for one in before if one.label), "")
        return not _OF_FINDINGS.isdisjoint(re.findall(r"\w+", heading.lower()))

    def quotes(self, place: int) -> bool:
        """Whether something is spoken in a sentence."""
        return _QUOTE.search(self.reading.sentences[place].text) is not None

    @cached_property
    def reports(self) -> bool:
        """Whether the text is minutes, which tell in the past what was said."""
        return is_headed_as_minutes(self.reading.document)

    @cached_property
    def _spoken(self) -> list[bool]:
        """Of each sentence whether it begins within quotation marks that were opened in its paragraph."""
        text, starts = self.reading.document.text, self.reading.starts()
        if not _QUOTE.search(text):
            return [False] * len(starts)
        parts = [text[start:end] for start, end in zip([0, *starts], starts, strict=False)]
        return [count % 2 == 1 for count in accumulate(parts, _counted, initial=0)][1:]


def _counted(before: int, part: str) -> int:
    """How many quotation marks of a paragraph stand before the end of a part, if so many do before its start."""
    line = part.rfind("\n")
    return len(_QUOTE.findall(part)) + before if line < 0 else len(_QUOTE.findall(part[line:]))


def _turns(text: str) -> bool:
    """Whether quotation marks in a text are opened and not closed, or the other way round."""
    return len(_QUOTE.findall(text)) % 2 == 1


def _told(text: str, *, within: bool, spoken: bool) -> str:
    """What is told in a part of a sentence, or what is spoken in it: people speak of now where a story is of the past.

    Args:
        text: the part.
        within: whether it begins within quotation marks.
        spoken: whether what is spoken is wanted.
    """
    return " ".join(_QUOTE.split(text)[int(within != spoken) :: 2])


@lru_cache(_REMEMBERED)
def _outside(text: str, *, within: bool) -> Times:
    return times_told(_told(text, within=within, spoken=False))


@lru_cache(_REMEMBERED)
def _besides(text: str, start: int, end: int, within: bool) -> tuple[Times, bool]:
    """What a sentence tells but for a stretch of it, and whether that is spoken."""
    spoken = within != _turns(text[:start])
    before = times_told(_told(text[:start], within=within, spoken=spoken))
    return before.of(1, times_told(_told(text[end:], within=spoken, spoken=spoken))), spoken
