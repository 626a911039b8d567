"""A row of the table of reasons."""

from collections.abc import Callable, Sequence, Set
from typing import NamedTuple

from models.aligner.grammar import TaggedWord
from service.checking.categories import Category
from service.checking.checks.correction.explaining.seen import Seen, words

__all__ = [
    "ADJECTIVE",
    "ADVERB",
    "ANY",
    "MISSING",
    "NOUN",
    "PREPOSITION",
    "PRONOUN",
    "REPLACED",
    "UNNECESSARY",
    "VERB",
    "Reason",
    "WordChange",
    "WordKind",
    "always",
]  # fmt: skip

ANY, MISSING, UNNECESSARY, REPLACED = "", "M", "U", "R"


class WordKind(NamedTuple):
    """A part of speech that messages name.

    Attributes:
        tags: how its Penn Treebank tags begin.
        but: words with such a tag that nobody would call so.
    """

    tags: tuple[str, ...]
    but: Set[str] = frozenset()

    def covers(self, words: Sequence[TaggedWord]) -> bool:
        """Whether all words are of it; false where there is none."""
        return bool(words) and all(
            word.tag.startswith(self.tags) and word.text.casefold() not in self.but for word in words
        )


_LINKING = words("that if whether because than as while although though unless since so")
_PLACES = words("in on at of to for by about from with up down out off over")
_NOBODY = words("nobody anybody somebody everybody none everyone anyone someone nothing anything something everything")

NOUN = WordKind(("NN",), _NOBODY)
VERB = WordKind(("VB", "MD"))
ADJECTIVE = WordKind(("JJ",))
ADVERB = WordKind(("RB",), _PLACES)
PREPOSITION = WordKind(("IN", "TO", "RP"), _LINKING)
PRONOUN = WordKind(("PRP", "WP", "WDT", "DT", "EX", "NN"))


def always(seen: Seen) -> bool:
    """Of every edit."""
    return True


class WordChange:
    """True of edits from a word of one set to a word of another."""

    def __init__(self, old: Set[str], new: Set[str]) -> None:
        """Take the words, in small letters with straight apostrophes."""
        self._old, self._new = old, new

    def __call__(self, seen: Seen) -> bool:
        """Whether an edit is such a change."""
        return seen.old != seen.new and seen.old in self._old and seen.new in self._new


class Reason(NamedTuple):
    """What an edit of a kind is told, where something is true of it.

    Attributes:
        kind: its type; None for any.
        operation: ``MISSING``, ``UNNECESSARY``, ``REPLACED`` or ``ANY``.
        key: the message.
        when: what must be true.
        says: the part of speech that the message gives to the words that should stand there, or to those that should
            not where none should: the tagger must say so, too.
    """

    kind: Category | None
    operation: str
    key: str
    when: Callable[[Seen], bool] = always
    says: WordKind | None = None

    def holds(self, category: Category, seen: Seen) -> bool:
        """Whether this is the reason of an edit."""
        return (
            self.kind in (None, category)
            and self.operation in (ANY, seen.edit.operation)
            and (self.says is None or self.says.covers(seen.edit.grammar.new or seen.edit.grammar.old))
            and self.when(seen)
        )
