"""The words of a sentence as people count them, which is not how treebanks cut tokens."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from models.text.characters import APOSTROPHES, HAN, HYPHENS, KANA_1, KANA_2
from models.text.kinds import TokenKind
from models.text.tokens import Token

__all__ = ["Word", "words_of"]

_LETTERS = frozenset({TokenKind.WORD, TokenKind.ABBREVIATION, TokenKind.NUMBER})
_TECHNICAL = frozenset({TokenKind.URL, TokenKind.EMAIL, TokenKind.CODE, TokenKind.MENTION, TokenKind.HASHTAG})
_JOINERS = frozenset(HYPHENS + APOSTROPHES)
_CHARACTER = re.compile(f"[{HAN}{KANA_1}{KANA_2}]")


class Word(NamedTuple):
    """A word; a technical one (URL, e-mail address, code, ``@user``, ``#tag``) is counted, but not read as prose."""

    text: str
    technical: bool = False


def words_of(tokens: Sequence[Token]) -> Iterator[Word]:
    """The words of the tokens of a text.

    Tokens without a space between them are one word (``do|n't``, ``l'|homme``), also across a hyphen
    (``well|-|known``). Numbers are words; punctuation, symbols and emoji are none. Each Han or kana character is a
    word. In other scripts without spaces, such as Thai, what stands between two spaces is one.
    """
    parts: list[str] = []
    end = -1
    for token in tokens:
        if parts and (token.start != end or not (token.kind in _LETTERS or token.text in _JOINERS)):
            yield Word("".join(parts))
            parts = []
        end = token.end
        if token.kind in _TECHNICAL:
            yield Word(token.text, technical=True)
        elif token.kind in _LETTERS and _CHARACTER.match(token.text):
            if parts:
                yield Word("".join(parts))
                parts = []
            yield from map(Word, _CHARACTER.findall(token.text))
        elif token.kind in _LETTERS or parts:
            parts.append(token.text)
    if parts:
        yield Word("".join(parts))
