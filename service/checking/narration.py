"""Whether a text tells of what was or of what is, as the verbs and words of time around one of its places say.

What is spoken tells nothing of the story that it is spoken in, and the story nothing of what is spoken.
"""

import re
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import accumulate
from typing import NamedTuple

from models.english_forms import all_inflections, all_lemmas
from service.checking.notes import is_headed_as_minutes
from service.checking.reading import Reading

__all__ = ["HELPERS", "Narration", "Times", "is_of_meetings", "is_saying"]

_WORD = re.compile(r"[^\W\d_]+(?:['\u2019][^\W\d_]+)*")
_PAST_WORDS = frozenset({"was", "were", "had", "did", "wasn't", "weren't", "hadn't", "didn't", "couldn't"})
_PRESENT_WORDS = frozenset(
    {"am", "is", "are", "has", "have", "does", "do", "isn't", "aren't", "hasn't", "haven't", "doesn't", "don't", "can",
     "can't", "will", "won't", "i'm", "it's", "he's", "she's", "that's", "there's", "we're", "they're", "you're"}
)  # fmt: skip
_TIMES_PAST = frozenset({"yesterday", "ago"})
_SPANS_PAST = frozenset({"week", "month", "year", "night", "summer", "time"})
"""Behind *last* these are times past."""
_TIMES_PRESENT = frozenset(
    {"usually", "always", "often", "sometimes", "never", "every", "normally", "today", "nowadays"}
)
_SINGULARS = frozenset(
    {"he", "she", "it", "this", "that", "who", "which", "there", "everybody", "everyone", "nobody", "somebody",
     "someone"}
)  # fmt: skip
_PRONOUNS = frozenset({"he", "she", "it", "nobody", "everybody", "who"})
_SUBJECTS = frozenset({"i", "you", "we", "they"})
_SAYING = frozenset(
    {"add", "admit", "agree", "announce", "answer", "apologise", "apologize", "argue", "ask", "claim", "complain",
     "confirm", "explain", "inform", "insist", "mention", "note", "point", "promise", "propose", "remark", "remind",
     "reply", "report", "request", "say", "shout", "state", "suggest", "tell", "thank", "warn", "whisper"}
)  # fmt: skip
_OF_MEETINGS = frozenset(
    {"accept", "approve", "begin", "close", "decide", "elect", "end", "introduce", "offer", "open", "present", "show",
     "start", "volunteer", "vote", "welcome"}
)  # fmt: skip
_SHOWING = frozenset({"show", "shows", "suggest", "suggests", "indicate", "indicates", "mean", "means"})
"""Before *that* these are verbs, and what follows is so still."""
_OF_FINDINGS = frozenset({"analysis", "conclusion", "conclusions", "discussion", "evaluation", "recommendations"})
"""Headings of what tells of what was done, but in the present tense."""
_QUOTE = re.compile(r'["\u201c\u201d]')
HELPERS = _PRESENT_WORDS | _PAST_WORDS | {"be", "been", "being", "to", "get", "got"}
"""Behind these a form in *-ed* is no past tense."""
_OWN, _NEAR, _FAR = 3, 2, 1
"""What a verb counts in the sentence itself, in those next to it and in those farther off. These, the sizes below and
those of `Tenses` were chosen on 892 verbs that lost their endings in passages of edited text in which every fourth verb
had lost its own: 715 first suggestions were right and 803 are; of 898 others 726 were and 814 are."""
_REMEMBERED = 4_000
"""Sentences of which it is remembered what they tell: who types has those around checked again with each letter."""
_NEXT, _FARTHEST = 2, 12
"""How many sentences off is next to it, and how many at most are looked at on either side."""


class Times(NamedTuple):
    """How much tells of the past and of the present.

    Attributes:
        past: verbs in the past tense.
        present: verbs in the present tense, but for plain forms.
        plain: plain forms behind *I*, *we* and the like.
        bare: plain forms that lack an ending, behind *he* and the like.
        frequent: words that say how often something happens, which mostly tell of the present.
        said: verbs of saying in the past tense.
        says: such verbs in the present tense.
    """

    past: int = 0
    present: int = 0
    plain: int = 0
    bare: int = 0
    frequent: int = 0
    said: int = 0
    says: int = 0

    def of(self, weight: int, other: "Times") -> "Times":
        """These together with others that count so much."""
        return Times._make([mine + weight * its for mine, its in zip(self, other, strict=True)])

    @property
    def now(self) -> float:
        """What tells of the present: a plain form counts half, and nothing where the writer leaves endings out."""
        return self.present + (0 if self.bare else self.plain / 2)


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
        return own, self._others(place).of(_OWN, own)._replace(frequent=_OWN * own.frequent)

    def _others(self, place: int) -> Times:
        """What the sentences around one tell."""
        if place not in self._known:
            told, last = self._told_before, len(self.reading.sentences)
            edges = (told[at] for at in (
                max(place - _FARTHEST, 0), max(place - _NEXT, 0), place, place + 1, min(place + _NEXT + 1, last),
                min(place + _FARTHEST + 1, last),
            ))  # fmt: skip
            self._known[place] = Times._make(
                _FAR * (last_far - far) + (_NEAR - _FAR) * (last_near - near) - _NEAR * (behind - here)
                for far, near, here, behind, last_near, last_far in zip(*edges, strict=True)
            )
        return self._known[place]

    @cached_property
    def _known(self) -> dict[int, Times]:
        return {}

    @cached_property
    def _told_before(self) -> list[Times]:
        """What all sentences before each one tell, but for what is spoken in them."""
        told = (
            _outside(one.text, within=within) for one, within in zip(self.reading.sentences, self._spoken, strict=True)
        )
        return list(accumulate(told, lambda times, more: times.of(1, more) if any(more) else times, initial=Times()))

    def is_of_findings(self, place: int) -> bool:
        """Whether a sentence stands below a heading such as *Conclusion*."""
        before = (self.reading.sentences[at] for at in range(place - 1, max(place - _FARTHEST, 0) - 1, -1))
        heading = next((one.text for one in before if one.label), "")
        return not _OF_FINDINGS.isdisjoint(_WORD.findall(heading.lower()))

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
    return _times(_told(text, within=within, spoken=False))


@lru_cache(_REMEMBERED)
def _besides(text: str, start: int, end: int, within: bool) -> tuple[Times, bool]:
    """What a sentence tells but for a stretch of it, and whether that is spoken."""
    spoken = within != _turns(text[:start])
    before = _times(_told(text[:start], within=within, spoken=spoken))
    return before.of(1, _times(_told(text[end:], within=spoken, spoken=spoken))), spoken


def _times(text: str) -> Times:
    words = [word.lower().replace("\u2019", "'") for word in _WORD.findall(text)]
    past = present = plain = bare = frequent = said = says = 0
    for before, word, behind in zip(["", *words], words, [*words[1:], ""], strict=False):
        if word in _SHOWING and behind == "that":
            present += 1
        elif word in _TIMES_PAST or (before == "last" and word in _SPANS_PAST):
            past += 1
        elif word in _TIMES_PRESENT:
            frequent += 1
        elif word in _PAST_WORDS or (before not in HELPERS and _is_past(word, before)):
            past += 1
            said += is_saying(word)
        elif word in _PRESENT_WORDS or _is_third(word, before):
            present += 1
            says += is_saying(word)
        elif before in _SUBJECTS:
            plain += _is_plain(word)
        elif before in _PRONOUNS:
            bare += _is_plain(word)
    return Times(past, present, plain, bare, frequent, said, says)


@lru_cache(10_000)
def is_of_meetings(word: str) -> bool:
    """Whether a word is a form of a verb of what is done at meetings, or of saying."""
    return is_saying(word) or not _OF_MEETINGS.isdisjoint(all_lemmas(word, "VERB").get("VERB", ()))


@lru_cache(10_000)
def is_saying(word: str) -> bool:
    """Whether a word is a form of a verb of saying."""
    return not _SAYING.isdisjoint(all_lemmas(word, "VERB").get("VERB", ()))


def _is_past(word: str, before: str) -> bool:
    """Whether a word is the past tense of a verb and no base form, nor a noun (*thought*) but behind a pronoun."""
    return _is_form(word, "VBD") and (
        word.endswith("ed") or before in _SUBJECTS or before in _SINGULARS or not _is_noun(word)
    )


def _is_third(word: str, before: str) -> bool:
    """Whether a word is a verb in the third person, by itself or as the word before it is a subject."""
    return word.endswith("s") and _is_form(word, "VBZ") and (before in _SINGULARS or not _is_noun(word))


@lru_cache(10_000)
def _is_plain(word: str) -> bool:
    """Whether a word is a plain form of a verb."""
    return word in all_lemmas(word, "VERB").get("VERB", ())


@lru_cache(10_000)
def _is_form(word: str, tag: str) -> bool:
    lemmas = all_lemmas(word, "VERB").get("VERB", ())
    return any(word != one and word in all_inflections(one, "VERB").get(tag, ()) for one in lemmas)


@lru_cache(10_000)
def _is_noun(word: str) -> bool:
    return bool(all_lemmas(word, "NOUN").get("NOUN"))
