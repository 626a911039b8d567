"""Subjects of more than an article and a noun: “Juan y María”, “el agua del mar”."""

from collections.abc import Sequence
from typing import NamedTuple

from models.agreement.romance.grammar import RomanceGrammar

__all__ = ["LongSubject", "long_subject"]

_FIRST, _SECOND, _THIRD = 0, 1, 2
_PLURAL = 3
"""What a person in the singular is less than in the plural."""


class LongSubject(NamedTuple):
    """What a verb and a predicate agree with.

    Attributes:
        end: the index behind its last word.
        person: from 0 to 5.
        cells: the genders and numbers that it may have.
        word: the word that stands for it.
    """

    end: int
    person: int
    cells: frozenset[str]
    word: str


def long_subject(grammar: RomanceGrammar, words: Sequence[str], at: int) -> LongSubject | None:
    """A subject that begins at a word, if it is longer than a determiner and a noun and beyond doubt."""
    first = _phrase(grammar, words, at)
    if first is None:
        return None
    joined = _joined(grammar, words, at, first)
    if joined is not None or (first.end < len(words) and words[first.end].lower() in grammar.words("and")):
        return joined
    inner = _inner(grammar, words, first)
    if inner:
        return first._replace(end=inner)
    is_named = first.end == at + 1 and bool(_gender(grammar, words[at]))
    return first if is_named or first.end > grammar.possessed(words, at) + 2 else None


def _phrase(grammar: RomanceGrammar, words: Sequence[str], at: int) -> LongSubject | None:
    """A pronoun, a name, or a determiner and a noun with an adjective that agrees."""
    if at >= len(words):
        return None
    word, small = words[at], words[at].lower()
    if (person := grammar.pronouns.get(small, grammar.objects_too.get(small))) is not None:
        return LongSubject(at + 1, person, frozenset(), small)
    if gender := _gender(grammar, word):
        return LongSubject(at + 1, _THIRD, frozenset({f"{gender}s"}), word)
    if _is_name(grammar, word, at):
        return LongSubject(at + 1, _THIRD, frozenset({"ms", "fs"}), word)
    at = grammar.possessed(words, at)
    small = words[at].lower()
    asked = (
        grammar.determiner(small) if small not in grammar.words("contracted") - grammar.words("owners") else frozenset()
    )
    noun = words[at + 1] if at + 1 < len(words) else ""
    if asked and _is_name(grammar, noun, at + 1) and grammar.words("articles_of_names") & {small}:
        return LongSubject(at + 2, _THIRD, asked, noun)
    if not asked or not noun.islower() or (noun in grammar.particles and noun not in grammar.words("stressed_a")):
        return None
    cells = grammar.noun(noun) & asked if noun not in grammar.words("stressed_a") else grammar.noun(noun)
    if not cells or noun in grammar.words("many") | grammar.words("times") or len({cell[1] for cell in cells}) != 1:
        return None
    end = at + 2
    after = words[end] if end < len(words) else ""
    if grammar.is_adjective(after) and not grammar.readings(after) and after not in grammar.particles:
        own = grammar.nouns.cells(after) & cells
        cells, end = (own, end + 1) if own else (cells, end)
    return LongSubject(end, _THIRD + _PLURAL * all(cell[1] == "p" for cell in cells), cells, noun)


def _joined(grammar: RomanceGrammar, words: Sequence[str], at: int, first: LongSubject) -> LongSubject | None:
    """Two phrases with “and” between them."""
    if first.end >= len(words) or words[first.end] not in grammar.words("joins"):
        return None
    second = _phrase(grammar, words, first.end + 1)
    if second is None:
        return None
    persons = {first.person % _PLURAL, second.person % _PLURAL}
    if _FIRST in persons:
        person = _FIRST + _PLURAL
    elif _SECOND in persons:
        if grammar.code != "it":
            return None
        person = _SECOND + _PLURAL
    else:
        person = _THIRD + _PLURAL
    if second.word == first.word:
        return None
    genders = {cell[0] for one in (first, second) for cell in one.cells}
    sure = genders == {"f"} and first.cells and second.cells
    cells = frozenset({"fp"}) if sure else frozenset({"mp", "fp"}) if len(genders) != 1 else frozenset({"mp"})
    return LongSubject(second.end, person, cells, " ".join(words[at : second.end]))


def _inner(grammar: RomanceGrammar, words: Sequence[str], head: LongSubject) -> int:
    """The index behind what stands with “de” behind a noun; 0 if nothing does."""
    at = head.end
    if at + 1 >= len(words) or not head.cells or not head.word.islower() or words[at] not in grammar.words("of_nouns"):
        return 0
    if words[at] in grammar.words("of_nouns_alone"):
        if _is_name(grammar, words[at + 1], at + 1) or (
            grammar.nouns.cells(words[at + 1])
            and words[at + 1] not in grammar.pronouns
            and words[at + 1] not in grammar.determiners
        ):
            return at + 2
        inner = _phrase(grammar, words, at + 1)
        return inner.end if inner is not None and inner.person % _PLURAL == _THIRD and inner.cells else 0
    at += words[at + 1] in grammar.words("owners") and at + 2 < len(words)
    noun = words[at + 1]
    return at + 2 if noun.islower() and grammar.nouns.cells(noun) else 0


def _gender(grammar: RomanceGrammar, word: str) -> str:
    return next((gender for gender in "fm" if word in grammar.words(f"names_{gender}")), "")


def _is_name(grammar: RomanceGrammar, word: str, at: int) -> bool:
    """Whether a word can but be a name; at the beginning of a sentence all have a capital."""
    return at > 0 and word.istitle() and len(word) > 2 and word.isalpha()
