"""The lists of a sentence that have three members or more, and whether a comma stands before the last one."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from spacy.tokens import Doc
from spacy.tokens import Token as Parsed

from models.syntax.pipeline import Syntax
from models.text.tokens import Token, tokenize

__all__ = ["Listed", "lists_of"]

_FEWEST = 3
_NOUNS = {"NN": "noun", "NNS": "noun", "NNP": "name", "NNPS": "name"}
_OPENING = frozenset({"IN", "TO", "WDT", "WP", "WRB", "VBG"})
_JOINING = frozenset({"and", "or"})
_SUBJECTS = frozenset({"nsubj", "nsubjpass", "expl", "csubj"})


@dataclass(frozen=True, slots=True)
class Listed:
    """A list.

    Attributes:
        start: where the word before the conjunction begins (code points of the sentence).
        end: where it ends, or the comma behind it.
        word: that word.
        conjunction: *and* or *or*.
        comma: whether the comma stands there.
    """

    start: int
    end: int
    word: str
    conjunction: str
    comma: bool


def lists_of(sentence: str, syntax: Syntax) -> tuple[Listed, ...]:
    """The lists of an English sentence whose members are of one kind, no clauses, and without a conjunction inside."""
    tokens = tokenize(sentence)
    spaces = [one.end < two.start for one, two in pairwise(tokens)]
    with syntax.zone():
        [doc] = syntax.parse([syntax.doc([token.text for token in tokens], [*spaces, False])])
        return tuple(found for parsed in doc if (found := _list_at(parsed, doc, tokens)) is not None)


def _list_at(joining: Parsed, doc: Doc, tokens: Sequence[Token]) -> Listed | None:
    """The list whose last member a conjunction joins."""
    if joining.dep_ != "cc" or joining.lower_ not in _JOINING:
        return None
    members = _members(joining.head)
    if len(members) < _FEWEST or not members[-2].i < joining.i < members[-1].i:
        return None
    comma = doc[joining.i - 1].text == ","
    before = joining.i - 2 if comma else joining.i - 1
    if not _is_alike(members) or not _is_plain(members, joining) or not doc[before].text[-1].isalnum():
        return None
    if not all(_only_a_comma(doc, one.i, two.i) for one, two in pairwise(members[:-1])):
        return None
    return Listed(tokens[before].start, tokens[joining.i - 1].end, tokens[before].text, joining.lower_, comma)


def _members(one: Parsed) -> list[Parsed]:
    """The members of a list in their order, given one; the parser hangs them on the first or on each other."""
    while one.dep_ == "conj":
        one = one.head
    found = [one]
    for member in found:
        found += [child for child in member.children if child.dep_ == "conj"]
    return sorted(found, key=lambda member: member.i)


def _is_alike(members: Sequence[Parsed]) -> bool:
    """Whether all are common nouns, all are names, or all are words with the same tag.

    Where they are not, the first is mostly no member: *two students, Ann and Tom*; *like a swan, tall and graceful*.
    """
    return len({_NOUNS.get(member.tag_, member.tag_) for member in members}) == 1


def _is_plain(members: Sequence[Parsed], joining: Parsed) -> bool:
    """Whether the list stands in no opening phrase (*In May, June and Ann met*) and its members are no clauses."""
    first = members[0]
    opening = first.sent.start
    if first.head.i == opening and first.dep_ == "pobj":
        return False
    if first.tag_.startswith("VB") and first.i > opening and first.nbor(-1).tag_ in ("TO", "WRB", "IN"):
        return False
    for member in members:
        for child in member.children:
            if child.dep_ == "cc" and child.i != joining.i:
                return False
            if child.dep_ in _SUBJECTS and member is not first:
                return False
    return True


def _only_a_comma(doc: Doc, one: int, two: int) -> bool:
    """Whether between two members a comma stands and behind it nothing that begins another phrase."""
    commas = [at for at in range(one + 1, two) if doc[at].text == ","]
    return len(commas) == 1 and not any(
        token.tag_ in _OPENING or token.lower_ == "such" for token in doc[commas[0] + 1 : two]
    )
