"""What a parser says of an edit: its words with their tags, the words beside it, the subject of its verb."""

from collections.abc import Set
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from spacy.tokens import Doc

__all__ = ["UNTAGGED", "EditGrammar", "TaggedWord", "VerbSubject", "grammar_of"]

_LONGEST_SUBJECT = 4
"""Words of a subject that is named whole, twice as many where several are joined; of a longer one it is its noun."""
_SUBJECTS = frozenset({"nsubj", "nsubjpass"})
_HELPING = frozenset({"aux", "auxpass"})
_GOVERNED = frozenset({"prep", "prt", "xcomp", "pcomp", "dative"})
_RELATIVES = frozenset({"who", "which", "that"})
_SINGULAR = frozenset({"he", "she", "it", "this", "that", "each", "either", "neither", "another"})
_PLURAL = frozenset({"we", "they", "these", "those", "both", "many", "few", "several", "people", "police"})
_EITHER = frozenset((
    "number", "lot", "lots", "majority", "minority", "couple", "rest", "variety", "half", "part", "group", "team",
    "family", "staff", "pair", "percent", "bunch", "range", "series", "means", "data", "media",
    "news", "politics", "physics", "economics", "mathematics", "maths", "none", "all", "most", "some", "any", "plenty",
))  # fmt: skip
"""Nouns and the like whose number does not follow from their form."""


class TaggedWord(NamedTuple):
    """A token and its Penn Treebank tag."""

    text: str
    tag: str


class VerbSubject(NamedTuple):
    """The subject of a verb: its words, and ``singular`` or ``plural`` where that is beyond doubt, else empty."""

    text: str
    number: str = ""


@dataclass(frozen=True, slots=True)
class EditGrammar:
    """What is known of the words of an edit and of those beside them.

    Attributes:
        old: those that stand there, as tagged in the source.
        new: those that should, as tagged in the target.
        before: the word of the target before them.
        after: the word of the target behind them.
        subject: of the verb among the new words.
        helper: the helping verb before that verb, or the *to* of its infinitive, with its *n't*.
        governor: the word that the first new word depends on, where that is a preposition, a particle or a verb.
        first: whether the edit is at the very beginning.
        known: whether all old words are in the dictionary.
        tagged: whether there was a tagger; without one all else is empty.
    """

    old: tuple[TaggedWord, ...] = ()
    new: tuple[TaggedWord, ...] = ()
    before: TaggedWord | None = None
    after: TaggedWord | None = None
    subject: VerbSubject | None = None
    helper: TaggedWord | None = None
    governor: TaggedWord | None = None
    first: bool = False
    known: bool = False
    tagged: bool = False

    def to(self, other: "EditGrammar") -> "EditGrammar":
        """That of this edit and a later one together."""
        return replace(
            self,
            old=self.old + other.old,
            new=self.new + other.new,
            after=other.after,
            subject=self.subject or other.subject,
            helper=self.helper or other.helper,
            governor=None,
            known=self.known and other.known,
            tagged=self.tagged and other.tagged,
        )


UNTAGGED = EditGrammar()
"""Of an edit in a language without a tagger."""


def grammar_of(edit: Any, target: Doc, dictionary: Set[str], *, tree: bool = True) -> EditGrammar:
    """The grammar of an edit of ERRANT.

    Args:
        edit: the edit; both of its sides are tagged.
        target: the side with the new words.
        dictionary: the words that are known.
        tree: whether the target has its tree; without it subject, helper and governor stay unknown.
    """
    start, end = edit.c_start, edit.c_end
    return EditGrammar(
        old=tuple(map(_tagged, edit.o_toks)),
        new=tuple(map(_tagged, edit.c_toks)),
        before=_tagged(target[start - 1]) if start else None,
        after=_tagged(target[end]) if end < len(target) else None,
        subject=next(filter(None, map(_subject, edit.c_toks)), None) if tree else None,
        helper=next(filter(None, (_helper(token, start) for token in edit.c_toks)), None) if tree else None,
        governor=_governor(target[start]) if tree and start < end else None,
        first=start == 0,
        known=all(not {token.text, token.lower_}.isdisjoint(dictionary) for token in edit.o_toks),
        tagged=True,
    )


def _tagged(token: Any) -> TaggedWord:
    return TaggedWord(token.text, token.tag_)


def _subject(token: Any) -> VerbSubject | None:
    """The subject of a verb, None where it has none."""
    verb = token.head if token.dep_ in _HELPING else token
    if not token.tag_.startswith(("VB", "MD")):
        return None
    found = _own_subject(verb)
    while found is None and verb.dep_ == "conj":
        verb = verb.head
        found = _own_subject(verb)
    if found is None or found.dep_ == "expl":
        return None
    if found.lower_ in _RELATIVES and verb.dep_ == "relcl":
        found = verb.head
        return VerbSubject(found.text, _number(found))
    return VerbSubject(_words(found), _number(found))


def _helper(token: Any, start: int) -> TaggedWord | None:
    """The last helping verb of a verb among the words before the edit, None where it has none."""
    if not token.tag_.startswith("VB"):
        return None
    before = [child for child in token.children if child.dep_ in _HELPING and child.i < start]
    if not before:
        return None
    last = before[-1]
    behind = token.doc[last.i + 1]
    return TaggedWord(last.text + (behind.text if behind.lower_ == "n't" and behind.i < start else ""), last.tag_)


def _governor(token: Any) -> TaggedWord | None:
    """The word before a token that it depends on as a preposition, particle or verb."""
    head = token.head
    return _tagged(head) if token.dep_ in _GOVERNED and head.i < token.i else None


def _own_subject(verb: Any) -> Any | None:
    return next((child for child in verb.children if child.dep_ in _SUBJECTS), None)


def _words(noun: Any) -> str:
    """The words of a noun phrase, or of a long one its noun."""
    first, last = noun.left_edge.i, noun.right_edge.i
    joined = any(child.dep_ == "conj" for child in noun.children)
    return str(noun.doc[first : last + 1].text) if last - first < (2 if joined else 1) * _LONGEST_SUBJECT else noun.text


def _number(noun: Any) -> str:
    """``singular`` or ``plural``, empty where the word does not tell."""
    word = noun.lower_
    if any(child.dep_ == "conj" for child in noun.children):
        joined = {child.lower_ for child in noun.children if child.dep_ == "cc"}
        return "plural" if joined == {"and"} else ""
    if word in _SINGULAR | _PLURAL:
        return "singular" if word in _SINGULAR else "plural"
    if word in _EITHER:
        return ""
    return {"NN": "singular", "NNP": "singular", "NNS": "plural", "NNPS": "plural"}.get(noun.tag_, "")
