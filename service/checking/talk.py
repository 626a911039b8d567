"""Whether a text without speakers is talk all the same: messages a line each, or one after the other in a paragraph.

Small letters and open ends alone make no talk, as notes and lists have them; words of talk, emoji, questions that get
an answer and the like must be there, too.
"""

import re
from functools import cache
from typing import NamedTuple

from models.text.blocks import remembered
from models.text.document import Document
from models.text.lexicon import known, words_of

__all__ = ["is_talk", "names_in_small_letters", "words_of_talk"]

_FEWEST_LINES = 4
"""So many lines, at least, are messages of a chat."""
_SMALL = 0.4
"""Such a share of them, at least, begins with a small letter: one of two writers may begin with capitals."""
_OPEN = 0.4
"""Such a share of them, at least, has no end mark."""
_SIGNS_OF_LINES, _SIGNS_OF_PROSE = 2, 3
"""So many signs of talk, at least, have lines or a paragraph."""
_WORDS_OF_LINES, _WORDS_OF_PROSE = 40, 25
"""So many words, at most, stand for each sign."""
_NAME = 3
"""Letters of a name, at least, that is taken for no slip where it is written in small letters."""
_CAPITALS = 0.05
"""Such a share of the words of a paragraph of talk, at most, begins with a capital."""
_LINE = re.compile(r"^[ \t]*+(?:[-*•>][ \t]++)*+(.*\S)", re.MULTILINE)
_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_ENDED = re.compile(r"[.:;]['\"”»)\]]*(?:\s*\d{1,2}[:.]\d\d)?\Z")
_ASKED = re.compile(r"\?\W*(?:\d{1,2}[:.]\d\d\W*)?\Z")
"""A question, which programs let the time follow."""
_EMOJI = re.compile(r"[\u2600-\u27bf\U0001f300-\U0001faff]|(?<!\w)[:;=]-?[()DPp/|](?!\w)")
_LOUD = re.compile(r"[!?]{2,}|([^\W\d_])\1\1", re.IGNORECASE)


def words_of_talk(language: str) -> frozenset[str]:
    """The words of chats in a language (BCP 47 code); empty where none are known."""
    code = known(language)
    return words_of(code, "chat") if code else frozenset()


@cache
def names_in_small_letters(language: str) -> frozenset[str]:
    """Names of people as chats of a language (BCP 47 code) write them; so short ones that may be slips are none."""
    code = known(language)
    return frozenset(name.casefold() for name in words_of(code, "names") if len(name) >= _NAME) if code else frozenset()


def is_talk(document: Document) -> bool:
    """Whether a text is a chat, by how its messages begin and end and by the signs of talk in it."""
    lines = [match[1] for match in _LINE.finditer(document.text)]
    firsts = [first[0] for line in lines if (first := _WORD.search(line)) is not None]
    if not firsts or (firsts[0].isupper() and len(firsts) < _FEWEST_LINES):
        return False
    found = [_signs_of(block) for _, block in document.blocks]
    words, capitals = sum(one.words for one in found), sum(one.capitals for one in found)
    talked = frozenset().union(*(one.different for one in found)) & words_of_talk(document.language)
    emoji = frozenset().union(*(one.emoji for one in found))
    signs = len(talked) + len(emoji) + sum(one.loud for one in found)
    if len(lines) >= _FEWEST_LINES:
        signs += sum(_ASKED.search(line) is not None for line in lines[:-1])
        small = sum(letter.islower() for letter in firsts)
        ended = sum(_ENDED.search(line) is not None for line in lines)
        written_so = small >= _SMALL * len(firsts) and ended <= (1 - _OPEN) * len(lines)
        return written_so and signs >= max(_SIGNS_OF_LINES, words / _WORDS_OF_LINES)
    return capitals <= _CAPITALS * words and signs >= max(_SIGNS_OF_PROSE, words / _WORDS_OF_PROSE)


class _Signs(NamedTuple):
    """What a block has that may be a sign of talk.

    Attributes:
        words: number of its words.
        capitals: how many of them begin with a capital.
        different: its words in small letters; each counts once in a text, as do emoji.
        emoji: its emoji.
        loud: number of its stretched words and loud marks.
    """

    words: int
    capitals: int
    different: frozenset[str]
    emoji: frozenset[str]
    loud: int


@remembered
def _signs_of(block: str) -> _Signs:
    words = _WORD.findall(block)
    return _Signs(
        len(words),
        sum(word[0].isupper() for word in words),
        frozenset(word.casefold() for word in words),
        frozenset(_EMOJI.findall(block)),
        sum(1 for _ in _LOUD.finditer(block)),
    )
