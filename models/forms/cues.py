"""What asks for a form to the left of a word: a helping verb, a preposition, an article, a pronoun."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from models.forms.paradigms import Paradigms
from models.forms.subjects import SUBJECTS, subject_of

__all__ = ["CUES", "NO_CUE", "Cue", "Cues", "cues_of"]

BASE, TO, HAVE, BE = "base", "to", "have", "be"
ONE, MANY, THE, NUMBER = "one", "many", "the", "number"
PRONOUN, THIRD, PREPOSITION, ONE_OF = "pronoun", "third", "preposition", "one-of"

_WORDS: Mapping[str, str] = {
    BASE: "can could will would shall should may might must cannot can't couldn't won't wouldn't shan't shouldn't "
    "mustn't do does did don't doesn't didn't let's",
    TO: "to",
    HAVE: "have has had having haven't hasn't hadn't",
    BE: "am is are was were be been being isn't aren't wasn't weren't",
    ONE: "a an one each every this another",
    MANY: "many several few these those both various two three four five six seven eight nine ten twelve twenty",
    NUMBER: "0",
    THE: "the my your his her its our their",
    PRONOUN: "i you we they",
    THIRD: "he she it",
    PREPOSITION: "about after at before besides between by despite for from in into like of on than through upon "
    "while with without",
}
CUES = ("", *_WORDS, ONE_OF, *SUBJECTS)
"""All kinds of cues, none first."""
_BEFORE_NOUNS = frozenset([ONE, MANY, NUMBER, THE, ONE_OF])
"""Kinds that may be those of a subject to the left of a verb, too."""
_CUE_OF = {word: cue for cue, words in _WORDS.items() for word in words.split()}
_ENDINGS = {"'ll": BASE, "'d": BASE, "'ve": HAVE, "'m": BE, "'re": BE}
_WITH_IS = frozenset(["it", "he", "she", "that", "there", "here", "what", "who", "where", "how"])
"""Words whose *'s* is a verb rather than that of an owner."""
_SKIPPED = frozenset(
    ["not", "never", "always", "also", "just", "only", "still", "ever", "already", "even", "often", "sometimes", "soon"]
)
_PARTS = frozenset(
    ["one", "some", "many", "most", "all", "several", "few", "lot", "lots", "number", "couple", "both", "none", "kinds"]
)
"""Words before ``of`` after which there is more than one, or much."""
_COUNTED = frozenset(["one", "many", "several", "few", "number", "couple", "both"])
"""Those after which there is more than one."""
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


def cues_of(before: Sequence[str], paradigms: Paradigms) -> Cues:
    """What asks for a form before a word: the nearest word that does; of a verb its subject, where it is seen.

    Args:
        before: the words to the left of it, as `models.confusions.context.pieces` gives them.
        paradigms: tell which words are nouns.
    """
    nearest = _nearest(before)
    if nearest.kind and nearest.kind not in _BEFORE_NOUNS:
        return Cues(nearest, nearest)
    end = len(before)
    while end and _is_adverb(before[end - 1]):
        end -= 1
    subject = subject_of(before[:end], paradigms)
    return Cues(nearest, Cue(subject.kind or _kind(subject.word), subject.word) if subject else nearest)


def _is_adverb(word: str) -> bool:
    return word in _SKIPPED or (word.endswith("ly") and word != "family")


def _nearest(before: Sequence[str]) -> Cue:
    """The nearest word that asks for a form.

    Adverbs are passed over, and after a question's helping verb its subject (*did you*); an article or number may
    stand before other words, too (*three new*). A helping verb that begins a question asks for a subject first.
    """
    near = before[: -_FAR - 1 : -1]
    direct = True
    for at, word in enumerate(near):
        cue = _kind(word)
        if cue in (BASE, HAVE, BE) and word in _CUE_OF and len(before) == at + 1:
            return NO_CUE
        if cue in (PRONOUN, THIRD) and direct:
            helper = next((one for one in near[at + 1 : at + 2] if _CUE_OF.get(one) in (BASE, HAVE)), "")
            return Cue(_CUE_OF[helper], helper) if helper else Cue(cue, word)
        if cue in (ONE, MANY, NUMBER, THE) or (cue and direct):
            return _part(before[: len(before) - at]) or Cue(cue, word)
        if cue or not word[0].isalpha():
            return NO_CUE
        direct = direct and _is_adverb(word)
    return NO_CUE


def _kind(word: str) -> str:
    if word.endswith("'s"):
        return BE if word[:-2] in _WITH_IS else THE
    return _CUE_OF.get(word) or next((kind for ending, kind in _ENDINGS.items() if word.endswith(ending)), "")


def _part(before: Sequence[str]) -> Cue | None:
    """The cue of ``one of the``, given the words up to the article or ``of``."""
    at = -1 if before[-1] == "of" else -2
    if len(before) > -at and before[at] == "of" and before[at - 1] in _PARTS:
        part = before[at - 1]
        return Cue(ONE_OF if part in _COUNTED else MANY, f"{part} of")
    return None
