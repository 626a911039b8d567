"""Sentences with exact offsets, from tokens."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from models.text.boundaries import Boundaries
from models.text.lines import BREAKS, line_starts
from models.text.overlong import LONGEST, cuts
from models.text.tokens import Token, tokenize
from models.text.turns import turns_of

__all__ = ["Sentence", "sentences_of", "split_sentences"]


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence: ``text[start:end]`` without the whitespace around it, and its tokens (offsets of the whole text).

    ``continues``: whether it goes on with the one before, from which it was cut because both together are too long.
    """

    start: int
    end: int
    tokens: tuple[Token, ...]
    continues: bool = False


def split_sentences(text: str, language: str = "en") -> list[Sentence]:
    """Cut a text into sentences; every character that is not whitespace is in exactly one.

    The speaker of a turn (``mia:``) is a sentence of its own. A sentence of more than ``overlong.LONGEST`` code points
    comes in pieces.

    Args:
        text: Any string.
        language: BCP 47 code; decides abbreviations and the like.
    """
    return sentences_of(text, tokenize(text, language), language)


def sentences_of(text: str, tokens: Sequence[Token], language: str = "en") -> list[Sentence]:
    """Group the tokens of a text (offsets from 0) into sentences."""
    if not tokens:
        return []
    ends = Boundaries(text, tokens, language).ends()
    if any(mark in text for mark in BREAKS):
        starts = [token.start for token in tokens]
        ends.update(bisect_left(starts, offset) for offset in line_starts(text))
        ends.update(bisect_left(starts, offset) for turn in turns_of(text) for offset in (turn.start, turn.end))
    ends.discard(0)
    ends.add(len(tokens))
    sentences: list[Sentence] = []
    first = 0
    for end in sorted(ends):
        overlong = tokens[end - 1].end - tokens[first].start > LONGEST
        inner = list(cuts(tokens, first, end)) if overlong else []
        for begin, stop in pairwise([first, *inner, end]):
            group = tuple(tokens[begin:stop])
            sentences.append(Sentence(group[0].start, group[-1].end, group, continues=begin != first))
        first = end
    return sentences
