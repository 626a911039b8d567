"""The subject to the left of a verb and its number, in plain cases that the words tell without a parser.

Such a subject is a noun with its article and a few words between (*my two little sisters*), perhaps with a phrase of a
preposition behind it (*the teachers at my school*), where a sentence or clause begins, or the noun before *who*.
"""

from collections.abc import Sequence
from typing import NamedTuple

from models.forms.paradigms import Paradigms
from models.forms.table import FormsTable

__all__ = ["NAME", "SINGULAR", "SUBJECTS", "Subject", "SubjectFinder"]

_WHERE = ("", "-far", "-who")
_NUMBERS = ("singular", "plural")
NAME = "name"
SUBJECTS = (NAME, *(f"{number}{where}" for where in _WHERE for number in _NUMBERS))
"""Kinds of subjects: a name that begins a sentence; a noun in either number, right before the verb, before a phrase of
a preposition, or before *who*, *which* or *that*."""
SINGULAR = frozenset(kind for kind in SUBJECTS if not kind.startswith("plural"))

_QUOTES = frozenset("“\"‘'«")
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


class SubjectFinder:
    """Finds the subjects of verbs in one language."""

    def __init__(self, table: FormsTable, paradigms: Paradigms) -> None:
        """Take the words of the language, and which of them are nouns, in which number."""
        self._words = table.subjects
        self._classes = table.classes
        self._no_modifiers = self._words.no_modifiers
        self._no_names = self._words.indefinite | self._no_modifiers
        self._plural = tuple(self._words.plural_endings)
        self._singular = tuple(self._words.singular_endings)
        self._paradigms = paradigms

    def subject_of(self, before: Sequence[str]) -> Subject | None:
        """The subject that ends right before a verb.

        Args:
            before: the words to the left of the verb, adverbs left out, as `models.choice.pieces.pieces` gives them.
        """
        known = self._words
        words = [*_BEGIN, *before] if len(before) < _FARTHEST else [*_CUT, *before[-_FARTHEST:]]
        if words[-1] in known.relatives:
            rest, _ = self._without_phrase(words[:-1])
            return None if rest[-1] in known.between_nouns else self._subject(words[-2], "-who")
        if words[-2] == "" and self._may_be_name(words[-1]):
            return Subject(NAME, words[-1])
        if words[-2] == known.of and words[-1] in known.owners:
            subject, (rest, determined) = self._subject(words[-3], "-far"), self._without_phrase(words[:-2])
        else:
            subject, (rest, determined) = self._subject(words[-1], ""), self._without_phrase(words)
            if subject and rest[-1] in known.prepositions and rest[-2] not in known.amounts:
                subject, (rest, determined) = self._subject(rest[-2], "-far"), self._without_phrase(rest[:-1])
        if subject is None:
            return None
        if rest[-1] in _QUOTES:
            rest = rest[:-1]
        if rest[-1] in known.asking and (rest[-2] == "" or rest[-2] in known.questions):
            return Subject("", rest[-1])
        begins = rest[-1] == "" or rest[-1] in known.beginnings or (determined and rest[-1] in known.pauses)
        if subject.kind in SINGULAR:
            begins = begins and rest[-1] not in known.joining and (determined or subject.word in known.indefinite)
        return subject if begins else None

    def _subject(self, noun: str, where: str) -> Subject | None:
        tags = {"NN"} if noun in self._words.indefinite else self._tags(noun) & {"NN", "NNS"}
        return Subject(_NUMBERS["NNS" in tags] + where, noun) if len(tags) == 1 else None

    def _may_be_name(self, word: str) -> bool:
        if word in self._no_names or self._paradigms.of(word):
            return False
        return word.isalpha() and (not word.endswith(self._plural) or word.endswith(self._singular))

    def _without_phrase(self, words: Sequence[str]) -> tuple[Sequence[str], bool]:
        """What is left of words without the noun at their end and what belongs to it; whether it has a determiner."""
        determiners = self._words.determiners
        end = len(words) - 1
        least = end - _MODIFIERS
        while end > least and words[end - 1] not in self._no_modifiers and words[end - 1][:1].isalpha():
            end -= 1
        determined = words[end - 1] in determiners
        while words[end - 1] in determiners:
            end -= 1
        return words[:end], determined

    def _tags(self, word: str) -> set[str]:
        """The tags that a word may have."""
        return {tag for form in self._paradigms.of(word) for tag in self._classes.tags_of(form.name)}
