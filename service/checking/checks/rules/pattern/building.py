"""Nodes for what a pattern names: literals, tags, and choices between them."""

from functools import lru_cache

from models.syntax.tags import PENN_TAGS
from models.text.tokens import tokenize
from service.checking.checks.rules.pattern.conditions import Condition
from service.checking.checks.rules.pattern.errors import PatternError
from service.checking.checks.rules.pattern.nodes import Choice, Node, OneToken, Sequence
from service.checking.checks.rules.view import APOSTROPHES

_REMEMBERED = 10_000
"""Literals that are read once for all the patterns that have them."""
_FOLLOWED = " x"
"""A literal is cut into tokens as in the middle of a sentence, where ``e.g.`` keeps its full stop."""


@lru_cache(_REMEMBERED)
def literal(word: str, language: str, spaced: bool, *, exact: bool) -> Node:
    """A word or sign as such, of several tokens where it is cut into several.

    Raises:
        PatternError: it is cut into others than its own.
    """
    tokens = tokenize(word + _FOLLOWED, language)[:-1]
    if not tokens or tokens[-1].end != len(word):
        raise PatternError(f"“{word}” is not cut into tokens of its own")
    parts = []
    for at, token in enumerate(tokens):
        text = token.text.translate(APOSTROPHES)
        condition = Condition(exact=frozenset({text})) if exact else Condition(words=frozenset({text.lower()}))
        before = spaced if any(map(str.isalnum, text)) else around_signs(spaced)
        parts.append(OneToken((condition,), before if at == 0 else False))
    return parts[0] if len(parts) == 1 else Sequence(tuple(parts))


def choice(options: list[Node]) -> Node:
    """One of the options; those that are one token are told by one look at it."""
    if len(options) == 1:
        return options[0]
    tokens = [option for option in options if isinstance(option, OneToken)]
    if len(tokens) < len(options):
        return Choice(tuple(options))
    words: set[str] = set()
    others: list[Condition] = []
    for condition in (one for token in tokens for one in token.conditions):
        if condition.words and condition == Condition(words=condition.words):
            words |= condition.words
        else:
            others.append(condition)
    merged = [Condition(words=frozenset(words))] if words else []
    return OneToken((*merged, *others), tokens[0].spaced)


def single(node: Node, what: str) -> OneToken:
    """A node that must be a single token; ``what`` of it is asked for that.

    Raises:
        PatternError: it is more.
    """
    if not isinstance(node, OneToken):
        raise PatternError(f"{what} belongs to a single token")
    return node


def around_signs(spaced: bool | None) -> bool | None:
    """Before what can be a sign, a space in the pattern means that there may be one in the text."""
    return None if spaced else spaced


def tags_of(tags: str) -> frozenset[str]:
    """The Penn Treebank tags that are named, with commas between them; ``*`` stands for any ending.

    Raises:
        PatternError: one is none.
    """
    found: set[str] = set()
    for tag in tags.split(","):
        meant = {known for known in PENN_TAGS if known.startswith(tag[:-1])} if tag.endswith("*") else {tag} & PENN_TAGS
        if not meant:
            raise PatternError(f"“/{tag}” is no Penn Treebank tag")
        found |= meant
    return frozenset(found)
