"""Whether English words on either side of a gap are clauses: each has a subject and a finite verb of its own."""

from collections.abc import Sequence

from spacy.tokens import Doc, Token

from models.syntax.pipeline import Syntax
from service.checking.sentences import SentenceText

__all__ = ["are_clauses"]

_SAYING = frozenset((
    "add", "admit", "agree", "announce", "answer", "ask", "assume", "begin", "believe", "bet", "continue", "cry",
    "declare", "exclaim", "explain", "fear", "feel", "guess", "hope", "imagine", "insist", "interrupt", "know", "mean",
    "murmur", "observe", "presume", "promise", "remark", "remember", "repeat", "reply", "say", "see", "shout",
    "suppose", "swear", "tell", "think", "understand", "whisper", "wonder", "write",
))  # fmt: skip
"""Verbs that are put in: ``It is late, I think, and cold``."""
_SUBJECT = frozenset(("nsubj", "nsubjpass", "expl"))
_FINITE = frozenset(("VBD", "VBZ", "VBP", "MD"))
_FEWEST_WORDS = 2
_MOST_WORDS = 60


def are_clauses(syntax: Syntax, sentence: SentenceText, first: tuple[int, int], second: int) -> bool:
    """Whether two parts of a sentence could be sentences, by their trees.

    Args:
        syntax: the English pipeline.
        sentence: with both.
        first: where one part begins and ends.
        second: where the other one begins.
    """
    tokens = [one for one in sentence.tokens if one.text != ","]
    sides = ([one.text for one in tokens if first[0] <= one.start and one.end <= first[1]],
             [one.text for one in tokens if one.start >= second])  # fmt: skip
    if min(map(len, sides)) < _FEWEST_WORDS or max(map(len, sides)) > _MOST_WORDS:
        return False
    with syntax.zone():
        before, behind = syntax.parse(syntax.doc(side) for side in sides)
        return _is_clause(before) and _is_clause(behind) and not _is_put_in(behind) and _begins_with_subject(behind)


def _is_clause(doc: Doc) -> bool:
    """Whether its root is a finite verb with a subject before it, which nothing subordinates."""
    root = next((token for token in doc if token.dep_ == "ROOT"), None)
    if root is None:
        return False
    own: Sequence[Token] = [root, *(one for one in root.children if one.dep_ in ("aux", "auxpass", "cop"))]
    return (
        any(one.tag_ in _FINITE for one in own)
        and any(one.dep_ in _SUBJECT and one.i < root.i for one in root.children)
        and not any(one.dep_ == "mark" for one in root.children)
    )


def _begins_with_subject(doc: Doc) -> bool:
    """Whether nothing stands before the subject of its root."""
    return any(one.head.dep_ == "ROOT" and one.dep_ in _SUBJECT and one.left_edge.i == 0 for one in doc)


def _is_put_in(doc: Doc) -> bool:
    """Whether it says who says or thinks what stands before it."""
    return any(one.dep_ == "ROOT" and one.lemma_ in _SAYING for one in doc)
