"""Contexts: under which keys an edit is remembered, from the least to the most specific."""

from collections.abc import Iterator

from training.noise.learnt.tokens import NUMBER, Tokens
from training.noise.tagging import ADJECTIVES, NOUNS, VERBS

Context = tuple[int, str, str]

_CONTENT = NOUNS | VERBS | ADJECTIVES | {"RB"}
_NUMBER_WORDS = frozenset(
    f" {word}"
    for word in (
        *("a", "an", "one", "each", "every", "this", "another"),
        *("these", "those", "many", "several", "few", "both", "various", "two", "three"),
    )
)
_AUXILIARY = frozenset({"BE", "HAVE", "DO"})
FINITE_NOW, FINITE_PAST = ("VB", "VBZ"), "VBD"


def is_content(tokens: Tokens, i: int) -> bool:
    """Whether a token is a word of an open class."""
    return 0 <= i < len(tokens) and tokens.tags[i] in _CONTENT


ALONE: Context = (0, "", "")
"""The key of a right side by itself."""


def contexts(tokens: Tokens, start: int, end: int) -> Iterator[Context]:
    """Yield the keys of tokens ``start`` to ``end``; a lone function word, mark or gap always has a content word."""
    before, after = tokens.text(start - 1), tokens.text(end)
    tag_before, tag_after = tokens.tag(start - 1), tokens.tag(end)
    length = end - start
    strong = length >= 2 or (length == 1 and is_content(tokens, start))
    if strong:
        yield ALONE
    elif length and tokens.tags[start] in _AUXILIARY:
        yield (1, tag_before, tag_after)
    if strong or is_content(tokens, end):
        yield (2, "", after)
    if length and (strong or is_content(tokens, start - 1)):
        yield (3, before, "")
    if strong or is_content(tokens, end):
        yield (4, tag_before, after)
    yield (5, before, tag_after)
    yield (6, before, after)


def inflection_contexts(tokens: Tokens, i: int) -> Iterator[Context]:
    """Yield the keys of a word for a change of its form.

    A noun's number is wrong beside a word that fixes it, before which adjectives are passed over.
    """
    tag = tokens.tags[i]
    if tag in ("NN", "NNS"):
        j = i - 1
        while j > 0 and i - j < 3 and tokens.tags[j] in ADJECTIVES:
            j -= 1
        if tokens.text(j) in _NUMBER_WORDS or tokens.tag(j) == NUMBER:
            yield (1, "number", tokens.text(j) if tokens.tag(j) != NUMBER else NUMBER)
        return
    before, tag_before, tag_after = tokens.text(i - 1), tokens.tag(i - 1), tokens.tag(i + 1)
    yield (1, tag_before, "")
    yield (2, tag_before, tag_after)
    yield (3, before, "")
    yield (4, before, tag_after)


def may_inflect(tag: str, wrong: str, tag_before: str) -> bool:
    """Whether such a change of form can be told from its sentence; one tense for the other mostly is right, too."""
    if tag in FINITE_NOW and wrong == FINITE_PAST:
        return tag == "VB" and tag_before in ("DO", "TO", "MD")
    return not (tag == FINITE_PAST and wrong in FINITE_NOW)
