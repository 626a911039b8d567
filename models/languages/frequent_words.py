"""Which languages have the words of a text, within one slip, among their most frequent and among those of chats.

A model of short letter sequences takes *grasias x todo* or *nn ce la faccio* for a neighbour of the language, where one
word that only this one has would tell. Words without their accents count nearly as much: hurried writers leave them
out.
"""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from heapq import nlargest
from pathlib import Path

from models.language_folders import data_file, language_tables, words_in
from models.languages.by_ear import SOUNDS, respelled
from models.prepared import mapped, prepared
from models.spelling.lists.ranks import ranks
from models.spelling.loading import ENGLISH, load_lexicon
from models.spelling.words import deletions as index
from models.spelling.words.deletions import DeletionIndex, deletions
from models.spelling.words.lexicon import FILE_NAME

__all__ = ["as_meant", "frequent_words", "languages_with"]

_MOST_FREQUENT = 3_000
"""So many words of each language are known."""
_MOST_HEARD = 3_000
"""Of so many of them it is known how they are spelled by ear."""
_MOST_WORDS = 12
"""Words of a text that are looked at."""
_FEW_WORDS = 5
"""Of more words each one weighs less: letters tell longer texts, and lists of neighbours differ by their lengths."""
_EXACT, _BARE, _SLIP, _HEARD, _CHAT = 1.4, 1.1, 0.9, 1.5, 1.7
"""Natural logarithms for a word that a language has, for one without its accents, for one that is a slip away, for one
that is spelled by ear, and for one of its chats.

These, what follows and the numbers of words above were tuned on the even half of `tests/models/languages/short.tsv`, on
340 short texts of our own (`more_short.tsv`) and on 4,000 pieces of written lines that are held out from training; most
of them may be a third larger or smaller without another outcome there.
"""
_BY_LENGTH = (0.6, 0.8, 1.0, 1.0, 1.2, 1.3)
"""What a word of one letter, of two and so on weighs: short ones are words of many languages."""
_UNLISTED = 0.8
"""What a word that some language has speaks for one without any list, as a share."""
_SHORTEST, _LONGEST = 5, 24
"""Letters of words that are looked for with a slip."""
_REMEMBERED = 20_000
_WORD = re.compile(r"[^\W\d_]+")
_WHOLE = str.maketrans("łøđı", "lodi")
"""Letters whose stroke or dot is no accent by Unicode."""


def frequent_words(text: str, candidates: Iterable[str]) -> dict[str, float]:
    """Logarithmic weights of some languages by the first words of a text."""
    weights = dict.fromkeys(candidates, 0.0)
    shares = _Lists.get().shares
    words = _WORD.findall(text.lower())[:_MOST_WORDS]
    share = min(1.0, _FEW_WORDS / len(words)) if words else 0.0
    for word in words:
        found = _gains(word)
        most = max(found.values(), default=0.0)
        if most:
            for tag in weights:
                weights[tag] += share * max(found.get(tag, 0.0), _UNLISTED * (1 - shares.get(tag, 0.0)) * most)
    return weights


def as_meant(text: str) -> dict[str, str]:
    """A short text in small letters as each language spells it that has some of its words only by ear; else nothing."""
    lower = text.lower()
    words = _WORD.findall(lower)
    if len(words) > _MOST_WORDS:
        return {}
    lists = _Lists.get()
    found: dict[str, dict[str, str]] = {}
    for word in set(words):
        bare = _bare(word)
        known = {*lists.with_word(word), *lists.with_bare(bare)}
        for tag, right in lists.meant(bare).items():
            if tag not in known:
                found.setdefault(tag, {})[word] = right
    return {
        tag: _WORD.sub(lambda word, right=right: right.get(word[0], word[0]), lower)  # type: ignore[misc]
        for tag, right in found.items()
    }


def languages_with(word: str) -> frozenset[str]:
    """The languages among whose most frequent words a word in small letters is."""
    return frozenset(_Lists.get().with_word(word))


@lru_cache(_REMEMBERED)
def _gains(word: str) -> dict[str, float]:
    """What a word in small letters says for each language that has it."""
    lists = _Lists.get()
    bare = _bare(word)
    weight = _BY_LENGTH[min(len(word), len(_BY_LENGTH)) - 1]
    gains = dict.fromkeys(lists.near(bare), _SLIP * weight)
    gains |= dict.fromkeys(lists.meant(bare), _HEARD * weight)
    gains |= dict.fromkeys(lists.with_bare(bare), _BARE * weight)
    gains |= dict.fromkeys(lists.with_word(word), _EXACT * weight)
    return gains | {tag: max(_CHAT, gains.get(tag, 0.0)) for tag in _of_chats().get(word, ())}


@cache
def _of_chats() -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for code in language_tables():
        for word in words_in(data_file(code, "chat.txt")):
            found.setdefault(word, []).append(code)
    return {word: tuple(tags) for word, tags in found.items()}


def _bare(word: str) -> str:
    """A word in small letters without its accents."""
    if word.isascii():
        return word
    parts = unicodedata.normalize("NFD", word)
    return "".join(part for part in parts if not unicodedata.combining(part)).translate(_WHOLE)


def _tables(tags: Iterable[str]) -> tuple[dict[str, int], dict[str, int], dict[str, str], dict[str, float]]:
    """Words as they are and without accents, with bits for languages; by ear, with what is meant; what lists fill.

    What is meant stands as ``es:voy it:...``; of two words that are spelled alike it is the more frequent one.
    """
    written: dict[str, int] = {}
    without: dict[str, int] = {}
    heard: dict[str, str] = {}
    shares = {}
    for place, tag in enumerate(tags):
        words = _frequent(tag)
        shares[tag] = len(words) / _MOST_FREQUENT
        for word in words:
            for masks, form in ((written, word), (without, _bare(word))):
                masks[form] = masks.get(form, 0) | 1 << place
        meant = {_bare(form): word for word in reversed(words[:_MOST_HEARD]) for form in respelled(word, tag)}
        for form, word in meant.items():
            heard[form] = f"{heard[form]} {tag}:{word}" if form in heard else f"{tag}:{word}"
    return written, without, heard, shares


def _frequent(tag: str) -> list[str]:
    if tag == "en":
        lexicon = load_lexicon()
        return nlargest(_MOST_FREQUENT, filter(str.isalpha, lexicon.words()), key=lexicon.zipf)
    little = words_in(data_file(tag, "function_words.txt"))  # which lists of formal text may lack
    return list(dict.fromkeys((*little, *ranks(tag))))[:_MOST_FREQUENT]


class _Lists:
    """The frequent words of all languages, each with those that have it, and by deletion; read once.

    Attributes:
        shares: what part of the words that are wanted of each language is listed.
    """

    def __init__(self) -> None:
        files = {code: path for code in language_tables() if (path := data_file(code, "ranked.txt"))}
        files["en"] = ENGLISH / FILE_NAME
        self._tags = tuple(files)
        little = (data_file(code, "function_words.txt") for code in files)
        sources, given = [*files.values(), *filter(None, little), SOUNDS, Path(__file__)], " ".join(files)
        self._written, self._without, self._heard, self.shares = prepared(
            "frequent-words", sources, lambda: _tables(files), given
        )
        words = tuple(self._without)

        def table() -> bytes:
            return DeletionIndex.table_of(words, _SHORTEST, _LONGEST)

        kept = mapped("frequent-words-deletions", [*sources, Path(index.__file__)], table, given)
        self._deletes = DeletionIndex(words, kept)

    @staticmethod
    @cache
    def get() -> "_Lists":
        """The one that all share."""
        return _Lists()

    def with_word(self, word: str) -> list[str]:
        """The languages that have a word."""
        return self._named(self._written.get(word, 0))

    def with_bare(self, bare: str) -> list[str]:
        """The languages that have a word which is this one without its accents."""
        return self._named(self._without.get(bare, 0))

    def meant(self, bare: str) -> dict[str, str]:
        """The languages that have a word which is spelled so by ear, with the word."""
        return dict(one.split(":", 1) for one in self._heard.get(bare, "").split())

    def near(self, bare: str) -> list[str]:
        """The languages that have a word from which another is one slip away."""
        if not _SHORTEST <= len(bare) <= _LONGEST:
            return []
        mask = 0
        for key in {bare, *deletions(bare)}:
            for word in self._deletes.of(key):
                mask |= self._without[word]
        return self._named(mask)

    def _named(self, mask: int) -> list[str]:
        return [tag for place, tag in enumerate(self._tags) if mask >> place & 1] if mask else []
