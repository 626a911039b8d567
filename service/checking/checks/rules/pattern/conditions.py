"""What a pattern asks of one token."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

import re2

from models.text.articles import articles_for
from models.text.kinds import TokenKind
from service.checking.checks.rules.view import View

__all__ = ["CLASSES", "Condition", "TokenRegex"]

_MARKS = frozenset({TokenKind.PUNCT, TokenKind.SYMBOL, TokenKind.EMOJI})


class TokenRegex:
    """A regular expression (RE2, so linear in time) that a whole token must match; letter case does not count."""

    def __init__(self, source: str) -> None:
        """Compile it.

        Raises:
            re2.error: it is no regular expression.
        """
        options = re2.Options()
        options.log_errors = False
        self.source = f"(?i:{source})"
        self._regex = re2.compile(self.source, options)
        self.matches = lru_cache(4096)(self._matches)

    def _matches(self, text: str) -> bool:
        return self._regex.fullmatch(text) is not None


def _is_plain(view: View, at: int) -> bool:
    """A token that is no punctuation; a hyphen inside a compound is none."""
    return view.kinds[at] is not TokenKind.PUNCT or view.texts[at] in "-'"


def _is_heard_as(article: str, view: View, at: int) -> bool:
    """Whether it is an English word, no abbreviation in capitals, that wants this form of the article alone."""
    text = view.texts[at]
    is_word = len(text) > 1 and text.isalpha() and not text.isupper()
    return is_word and articles_for(text, view.sentence.language) == (article,)


CLASSES: dict[str, Callable[[View, int], bool]] = {
    "*": _is_plain,
    "any": lambda view, at: True,
    "word": lambda view, at: view.kinds[at] in (TokenKind.WORD, TokenKind.ABBREVIATION),
    "number": lambda view, at: view.kinds[at] is TokenKind.NUMBER,
    "mark": lambda view, at: view.kinds[at] in _MARKS,
    "title": lambda view, at: view.texts[at].istitle(),
    "caps": lambda view, at: len(view.texts[at]) > 1 and view.texts[at].isupper(),
    "lower": lambda view, at: view.texts[at].islower(),
    "vowel_sound": lambda view, at: _is_heard_as("an", view, at),
    "consonant_sound": lambda view, at: _is_heard_as("a", view, at),
}
"""What ``*`` and ``@name`` stand for."""


@dataclass(frozen=True, slots=True)
class Condition:
    """All of this must hold for a token; None or empty asks for nothing.

    Attributes:
        words: it is one of these, in any letter case.
        exact: it is one of these, letter case included.
        regex: it matches this as a whole.
        kind: the name of a class of ``CLASSES`` that it belongs to.
        tags: it has one of these tags.
        exceptions: none of these holds.
    """

    words: frozenset[str] = frozenset()
    exact: frozenset[str] = frozenset()
    regex: TokenRegex | None = None
    kind: str = ""
    tags: frozenset[str] = frozenset()
    exceptions: tuple["Condition", ...] = ()

    @property
    def needs_tags(self) -> bool:
        """Whether the sentence must be tagged to tell."""
        return bool(self.tags) or any(exception.needs_tags for exception in self.exceptions)

    def holds(self, view: View, at: int, unknown: bool = True) -> bool:
        """Whether it holds for a token; ``unknown`` is what a tag counts for in a sentence that is not tagged yet."""
        if self.words and view.words[at] not in self.words:
            return False
        if self.exact and view.texts[at] not in self.exact:
            return False
        if self.kind and not CLASSES[self.kind](view, at):
            return False
        if self.regex is not None and not self.regex.matches(view.texts[at]):
            return False
        if self.tags and not (unknown if view.tags is None else view.tags[at] in self.tags):
            return False
        return not any(exception.holds(view, at, not unknown) for exception in self.exceptions)
