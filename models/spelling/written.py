"""The words of a sentence as they are written: tokens cut them into smaller pieces than a dictionary has."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from models.text.characters import APOSTROPHES, HYPHENS
from models.text.tokens import Token, TokenKind

__all__ = ["WordPart", "WrittenWord", "cut_words", "written_words"]

_NEGATION = re.compile(rf"n[{APOSTROPHES}]t", re.IGNORECASE)
_GERSHAYIM = ('"', "\u05f4", "\u201d")
"""Marks that stand inside of Hebrew acronyms: ``צה"ל``."""
_EDGES = APOSTROPHES + HYPHENS


@dataclass(frozen=True, slots=True)
class WordPart:
    """A piece of text that a dictionary may have; offsets as those of the tokens."""

    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class WrittenWord:
    """What stands between spaces and punctuation: ``well-known``, ``won't``, ``l'homme``.

    Attributes:
        whole: all of it.
        parts: what is left when hyphens and clitics are taken away: ``well``, ``known``; ``won't``; ``homme``.
    """

    whole: WordPart
    parts: tuple[WordPart, ...]


def written_words(tokens: Sequence[Token]) -> Iterator[WrittenWord]:
    """The words of a sentence in order, without those that touch a number, an address, code or another such thing."""
    group: list[Token] = []
    spoilt = False
    for at, token in enumerate(tokens):
        if group and token.start != group[-1].end:
            if not spoilt:
                yield from _word(group)
            group, spoilt = [], False
        if token.kind is TokenKind.WORD or (token.kind is TokenKind.PUNCT and token.text in HYPHENS):
            group.append(token)
        elif group and token.text in _GERSHAYIM and _is_inside(tokens, at):
            group.append(token)
            spoilt = True
        elif token.kind is TokenKind.PUNCT:
            if not spoilt:
                yield from _word(group)
            group, spoilt = [], False
        else:
            group.append(token)
            spoilt = True
    if not spoilt:
        yield from _word(group)


def _is_inside(tokens: Sequence[Token], at: int) -> bool:
    """Whether a token has words directly on both sides."""
    around = tokens[at - 1 : at + 2]
    return (
        len(around) == 3
        and all(token.kind is TokenKind.WORD for token in around[::2])
        and around[0].end == around[1].start
        and around[1].end == around[2].start
    )


def cut_words(written: Iterable[WrittenWord], cut: Callable[[str], Iterable[tuple[int, int]]]) -> Iterator[WrittenWord]:
    """The words of a script that puts no spaces between them: written ones, cut into pieces."""
    for one in written:
        for part in one.parts:
            for start, end in cut(part.text):
                word = WordPart(part.text[start:end], part.start + start, part.start + end)
                yield WrittenWord(word, (word,))


def _word(group: Sequence[Token]) -> Iterator[WrittenWord]:
    """The word that tokens without a space between them are, if any."""
    parts: list[WordPart] = []
    run: list[Token] = []
    for token in group:
        if token.kind is TokenKind.WORD:
            run.append(token)
        else:
            parts += _parts(run)
            run = []
    parts += _parts(run)
    if parts:
        whole = WordPart("".join(token.text for token in group), group[0].start, group[-1].end)
        yield WrittenWord(whole, tuple(parts))


def _parts(run: Sequence[Token]) -> list[WordPart]:
    """What a dictionary may have of tokens without a hyphen token between them."""
    if not run:
        return []
    clitics = [token.text[0] in _EDGES or token.text[-1] in _EDGES for token in run]
    if any(clitics) and not any(_NEGATION.fullmatch(token.text) for token in run):
        return [
            WordPart(token.text, token.start, token.end)
            for token, clitic in zip(run, clitics, strict=True)
            if not clitic
        ]
    return [WordPart("".join(token.text for token in run), run[0].start, run[-1].end)]
