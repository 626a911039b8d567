"""How much a stretch of English tells of the past and of the present, by its verbs and words of time."""

import re
from functools import lru_cache
from typing import NamedTuple

from models.english_forms import all_inflections, all_lemmas

__all__ = ["HELPERS", "Times", "is_of_meetings", "is_saying", "times_told"]

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
_REPEATED = frozenset(
    {"mondays", "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays", "sundays", "weekends", "weekdays",
     "mornings", "evenings", "nights"}
)  # fmt: skip
"""What happens at these times happens each time: *on Sundays*."""
_ONCE, _IN_EACH = frozenset({"once", "twice", "times"}), frozenset({"a", "an", "per", "each"})
"""What happens *twice a day* does so still, mostly."""
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
HELPERS = _PRESENT_WORDS | _PAST_WORDS | {"be", "been", "being", "to", "get", "got"}
"""Behind these a form in *-ed* is no past tense."""


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


def times_told(text: str) -> Times:
    """What a text tells; it may be a part of a sentence."""
    words = [word.lower().replace("\u2019", "'") for word in _WORD.findall(text)]
    past = present = plain = bare = frequent = said = says = 0
    for before, word, behind in zip(["", *words], words, [*words[1:], ""], strict=False):
        if word in _SHOWING and behind == "that":
            present += 1
        elif word in _TIMES_PAST or (before == "last" and word in _SPANS_PAST):
            past += 1
        elif word in _TIMES_PRESENT or word in _REPEATED or (before in _ONCE and word in _IN_EACH):
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
