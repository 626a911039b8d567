"""The subject to the left of a verb and its number, in plain cases that the words tell without a parser.

Such a subject is a noun with its article and a few words between (*my two little sisters*), perhaps with a phrase of a
preposition behind it (*the teachers at my school*), where a sentence or clause begins, or the noun before *who*.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from models.forms.paradigms import Paradigms

__all__ = ["NAME", "SINGULAR", "SUBJECTS", "Subject", "subject_of"]

_WHERE = ("", "-far", "-who")
_NUMBERS = ("singular", "plural")
NAME = "name"
SUBJECTS = (NAME, *(f"{number}{where}" for where in _WHERE for number in _NUMBERS))
"""Kinds of subjects: a name that begins a sentence; a noun in either number, right before the verb, before a phrase of
a preposition, or before *who*, *which* or *that*."""
SINGULAR = frozenset(kind for kind in SUBJECTS if not kind.startswith("plural"))

_LISTS: Mapping[str, str] = {
    "indefinite": "everyone everybody everything someone somebody something anyone anybody anything nobody nothing",
    "determiners": "the a an my your his her its our their this that these those every each another some any no most "
    "all many several few both various two three four five six seven eight nine ten twelve twenty 0 other more which "
    "whose what",
    # Behind them a clause may begin.
    "beginnings": "that because if when although though since but so where unless until whether as while think thinks "
    "thought believe believes hope hopes know knows say says said see sees",
    # Behind them, too, if the subject has a determiner: else they may stand within a list.
    "pauses": "and or , ; : ( – —",
    "asking": "do does did can could will would should must may might",
    "questions": "what where when why how who which whom",
    "prepositions": "of in at from for with on near behind about under between",
    "relatives": "who which that",
    # Before *of* they leave open how many there are.
    "amounts": "lot lots number majority couple rest pair group range variety series half percent kind kinds type "
    "types sort sorts plenty part parts set bit list class team",
    "others": "am is are was were be been being has have had having to i you he she it we they me him us them not "
    "cannot shall into onto by like without within after before during through over than then there here very too "
    "also only just even ever never always either neither nor yet isn't aren't wasn't weren't don't doesn't didn't "
    "can't couldn't won't wouldn't haven't hasn't hadn't let's",
}
_SETS = {name: frozenset(words.split()) for name, words in _LISTS.items()}
_DETERMINERS, _PREPOSITIONS, _BEGINNINGS = _SETS["determiners"], _SETS["prepositions"], _SETS["beginnings"]
_NO_MODIFIERS = frozenset().union(*(_SETS[name] for name in _SETS if name not in ("indefinite", "amounts")))
_PAUSES = _SETS["pauses"]
_AFTER_NOUNS = _PREPOSITIONS | {"by", "to", "into", "among", "through", "and", "or"}
"""Behind them a noun may belong to another one before, to which *who* or *that* may go back."""
_JOINING = frozenset(["and", "or"])
_QUOTES = frozenset("“\"‘'«")
_OWNERS = frozenset(["mine", "yours", "hers", "ours", "theirs"])
_MODIFIERS = 3
_FARTHEST = 12
_BEGIN = ("", "", "")
"""Stands before the first word of a sentence."""
_CUT = ("…", "…", "…")
"""Stands before the first word that is looked at where there are more."""


class Subject(NamedTuple):
    """A subject.

    Attributes:
        kind: one of `SUBJECTS`; empty behind the helping verb of a question.
        word: its noun, or that helping verb.
    """

    kind: str
    word: str


def subject_of(before: Sequence[str], paradigms: Paradigms) -> Subject | None:
    """The subject that ends right before a verb.

    Args:
        before: the words to the left of the verb, adverbs left out, as `models.confusions.context.pieces` gives them.
        paradigms: tell which words are nouns, and in which number.
    """
    words = [*_BEGIN, *before] if len(before) < _FARTHEST else [*_CUT, *before[-_FARTHEST:]]
    if words[-1] in _SETS["relatives"]:
        rest, _ = _without_phrase(words[:-1])
        return None if rest[-1] in _AFTER_NOUNS else _subject(words[-2], "-who", paradigms)
    if words[-2] == "" and _may_be_name(words[-1], paradigms):
        return Subject(NAME, words[-1])
    if words[-2] == "of" and words[-1] in _OWNERS:
        subject, (rest, determined) = _subject(words[-3], "-far", paradigms), _without_phrase(words[:-2])
    else:
        subject, (rest, determined) = _subject(words[-1], "", paradigms), _without_phrase(words)
        if subject and rest[-1] in _PREPOSITIONS and rest[-2] not in _SETS["amounts"]:
            subject, (rest, determined) = _subject(rest[-2], "-far", paradigms), _without_phrase(rest[:-1])
    if subject is None:
        return None
    if rest[-1] in _QUOTES:
        rest = rest[:-1]
    if rest[-1] in _SETS["asking"] and (rest[-2] == "" or rest[-2] in _SETS["questions"]):
        return Subject("", rest[-1])
    begins = rest[-1] == "" or rest[-1] in _BEGINNINGS or (determined and rest[-1] in _PAUSES)
    if subject.kind in SINGULAR:
        begins = begins and rest[-1] not in _JOINING and (determined or subject.word in _SETS["indefinite"])
    return subject if begins else None


def _subject(noun: str, where: str, paradigms: Paradigms) -> Subject | None:
    tags = {"NN"} if noun in _SETS["indefinite"] else _tags(noun, paradigms) & {"NN", "NNS"}
    return Subject(_NUMBERS["NNS" in tags] + where, noun) if len(tags) == 1 else None


def _may_be_name(word: str, paradigms: Paradigms) -> bool:
    if word in _SETS["indefinite"] | _NO_MODIFIERS or paradigms.of(word):
        return False
    return word.isalpha() and (not word.endswith("s") or word.endswith("ss"))


def _without_phrase(words: Sequence[str]) -> tuple[Sequence[str], bool]:
    """What is left of words without the noun at their end and what belongs to it, and whether it has a determiner."""
    end = len(words) - 1
    least = end - _MODIFIERS
    while end > least and words[end - 1] not in _NO_MODIFIERS and words[end - 1][:1].isalpha():
        end -= 1
    determined = words[end - 1] in _DETERMINERS
    while words[end - 1] in _DETERMINERS:
        end -= 1
    return words[:end], determined


def _tags(word: str, paradigms: Paradigms) -> set[str]:
    """The tags that a word may have."""
    return {tag for form in paradigms.of(word) for tag in _OF_CLASS.get(form.name, form.name).split("+")}


_OF_CLASS = {"person": "NN", "people": "NNS"}
"""The tags of forms that are classes of their own."""
