"""What ERRANT says of an edit before it asks for the dependency tree, which costs most of what typing it takes.

It looks at the tree of the words of an edit last: a misspelling, a plural or another order of words it knows by tags
and lemmas. So it is asked with words of which the tree is not there, and where it looks for it all the same it is asked
again, with the tree.
"""

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any

from spacy.tokens import Token

__all__ = ["TreeAskedError", "type_without_tree"]

_MARKS = frozenset({",", ".", ":", "HYPH", "-LRB-", "-RRB-", "``", "''"})
_ARTICLES = frozenset({"a", "an", "the"})
_VERBS = ("VB", "MD")


class TreeAskedError(Exception):
    """The type of an edit depends on the tree."""


class _UnknownLabel:
    """The label of a word whose tree is not there. Of some words it is known that it is not that of a helping verb."""

    def __init__(self, settled: bool) -> None:
        self._settled = settled

    def startswith(self, start: str) -> bool:
        """Whether it begins with ``aux``."""
        if not self._settled or start != "aux":
            raise TreeAskedError
        return False

    def __hash__(self) -> int:
        if not self._settled:  # else it is only looked for among labels of helping verbs, where it is not
            raise TreeAskedError
        return id(self)

    def __eq__(self, other: object) -> bool:
        raise TreeAskedError

    def __ne__(self, other: object) -> bool:
        raise TreeAskedError


class _Word:
    """A token as ERRANT sees it, without its tree."""

    def __init__(self, token: Token, settled: bool) -> None:
        self.text, self.lower, self.lower_ = token.text, token.lower, token.lower_
        self.lemma, self.tag_, self.pos = token.lemma, token.tag_, token.pos
        self.dep_ = _UnknownLabel(settled)

    @property
    def head(self) -> Token:
        """Not there."""
        raise TreeAskedError

    @property
    def children(self) -> Sequence[Token]:
        """Not there."""
        raise TreeAskedError


def type_without_tree(edit: Any, classify: Callable[[Any], Any]) -> str:
    """The type of an edit of ERRANT, with its operation.

    Args:
        edit: the edit; its words are tagged and have lemmas.
        classify: types an edit.

    Raises:
        TreeAskedError: only the trees of its words tell.
    """
    seen = copy(edit)
    kinds = {_kind(token) for tokens in (edit.o_toks, edit.c_toks) for token in tokens}
    settled = len(kinds) == 1 and "" not in kinds
    seen.o_toks, seen.c_toks = _words(edit.o_toks, settled), _words(edit.c_toks, settled)
    return str(classify(seen).type)


def _words(tokens: Sequence[Token], settled: bool) -> list[_Word]:
    return [_Word(token, settled) for token in tokens]


def _kind(token: Token) -> str:
    """Of words that the parser calls no helping verbs their kind, empty for the others.

    Of 78,000 words of learners and of commit histories that are of these kinds none was called one; but an article
    before a verb may be (*is the called*).
    """
    tag = token.tag_
    if tag in _MARKS:
        return "mark"
    if tag == "CC":
        return "conjunction"
    return "determiner" if tag == "PRP$" or (tag == "DT" and token.lower_ in _ARTICLES and not _leads(token)) else ""


def _leads(article: Token) -> bool:
    """Whether a verb stands right behind an article, or nothing."""
    return article.i + 1 == len(article.doc) or article.nbor().tag_.startswith(_VERBS)
