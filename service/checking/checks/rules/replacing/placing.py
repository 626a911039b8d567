"""A replacement of some tokens -> the span of the alert and its replacements, so that applying one leaves clean text.

A superfluous word takes one adjacent space with it; at the start of a sentence the next word becomes the first; an
article before the span follows the sound of what comes after it.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from models.languages.tags import primary
from models.text.articles import article_for
from service.checking.checks.rules.replacing.letters import in_case_of
from service.checking.checks.rules.view import View

__all__ = ["Placed", "place"]

_ARTICLES = ("a", "an")
_OPENING = frozenset("\"'“”„‚‘«‹»([{¿¡—–/")
"""What stands without a space before the word that follows it."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A span of code points and what may stand there instead."""

    start: int
    end: int
    replacements: tuple[str, ...]


def place(view: View, first: int, end: int, replacements: Sequence[str]) -> Placed:
    """Fit replacements for tokens ``first`` to ``end - 1``, in their letter case, into the sentence."""
    start_at, end_at = view.starts[first], view.ends[end - 1]
    article = _article(view, first, end, replacements)
    if article is not None:
        return Placed(view.starts[first - 1], end_at, article)
    if "" not in replacements:
        return Placed(start_at, end_at, tuple(replacements))
    if first <= view.first and end < len(view) and view.spaced[end]:
        return _at_the_start(view, start_at, end, replacements)
    if first > 0 and _keeps_spaces(view, first, end):
        return Placed(start_at, end_at, tuple(replacements))
    if first > 0 and view.spaced[first]:
        space = view.sentence.text[view.ends[first - 1] : start_at]
        return Placed(start_at - len(space), end_at, tuple(one and space + one for one in replacements))
    if end < len(view) and view.spaced[end]:
        space = view.sentence.text[end_at : view.starts[end]]
        return Placed(start_at, end_at + len(space), tuple(one and one + space for one in replacements))
    return Placed(start_at, end_at, tuple(replacements))


def _keeps_spaces(view: View, first: int, end: int) -> bool:
    """Whether what is deleted stands by a space on one side only, which the words around it need."""
    if view.spaced[first]:
        return end < len(view) and not view.spaced[end] and view.is_word(end)  # the “d'” of “d'huile”
    return view.texts[first - 1][-1] not in _OPENING


def _at_the_start(view: View, start: int, end: int, replacements: Sequence[str]) -> Placed:
    """Without its first words, a sentence begins with the next one."""
    following = view.slice(end, end + 1)
    if not following[:1].islower():
        end_at = view.starts[end]
        space = view.sentence.text[view.ends[end - 1] : end_at]
        return Placed(start, end_at, tuple(one and one + space for one in replacements))
    capital = following[:1].upper() + following[1:]
    return Placed(start, view.ends[end], tuple(f"{one} {following}" if one else capital for one in replacements))


def _article(view: View, first: int, end: int, replacements: Sequence[str]) -> tuple[str, ...] | None:
    """The replacements with the article before them, where one of them changes it."""
    if first == 0 or view.words[first - 1] not in _ARTICLES or not view.spaced[first]:
        return None
    if primary(view.sentence.language) != "en" or view.words[first - 1] != _article_before(view, view.texts[first]):
        return None
    rest = view.slice(end, end + 1) if end < len(view) and view.spaced[end] else ""
    articles = [_article_before(view, one or rest) for one in replacements if one or rest]
    if len(articles) < len(replacements) or all(article == view.words[first - 1] for article in articles):
        return None
    written = view.slice(first - 1, first)
    return tuple(
        f"{in_case_of(article, written, begins=first - 1 <= view.first, capitals=view.in_capitals)} {one}".rstrip(" ")
        for article, one in zip(articles, replacements, strict=True)
    )


def _article_before(view: View, text: str) -> str:
    """The article; in a sentence all in capitals, capitals make no abbreviation."""
    return article_for(text.lower() if view.in_capitals else text, view.sentence.language)
