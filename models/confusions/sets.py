"""Sets of words that are taken for one another: ``confusions.toml`` in the folder of a language."""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from models.choice.pieces import split
from models.language_folders import data_file
from models.prepared import prepared

__all__ = ["CONFUSED_WORDS", "WORD", "Candidate", "Confusion", "Confusions", "confusions", "set_names"]

WORD = re.compile(r"\w+(?:['’]\w+)*")
"""What may be a word of a set."""
_WRITTEN, _WORDS, _NAME, _CATEGORY, _MESSAGE, _RARE, _MARGIN, _STEMS, _PARADIGM = _KEYS = (
    "written", "words", "name", "category", "message", "rare", "margin", "stems", "paradigm",
)  # fmt: skip
"""Keys of a set that are no words: the only words of it that are slips; words that need no meaning; its name, category
and message; whether it is rare; by how much its thresholds are raised; what its words are the endings of; the paradigm
that its words are forms of."""
CONFUSED_WORDS = "CONFUSED_WORDS"
"""The category of a set that names none; others are about grammar."""
_NO_ENDING = "-"
_NO_FORM = "-"
"""Stands in a row of a paradigm for a form that a word has not, or that means something else, too."""

Paradigms = Mapping[str, Sequence[Mapping[str, str]]]
"""By name the words of a kind, each as its forms by what they are called, the lemma first."""


@dataclass(frozen=True, slots=True)
class Confusion:
    """One word that may stand for another.

    Attributes:
        written: the word that stands there, lower case, with a straight apostrophe.
        meant: the word that may be meant.
        written_gloss: what the one means, in a few words.
        meant_gloss: what the other means.
        name: of the set.
        category: key of the alert's category.
        message: what the alert says, with ``{written}`` and ``{meant}``; empty where the meanings say it all.
        rare: whether it is a slip of the fingers rather than of the mind.
        margin: by how much the log-odds have to be above those of other sets: where names and words of other languages
            mislead.
        written_target: what a model chooses among in place of the word that stands there: the word, its ending with
            the name of the set, which all stems share, or its form with the name of the paradigm.
        meant_target: the same of the word that may be meant.
        lemma: what stands for all words of its stem or row: the stem with the first ending of the set, or the first
            form; empty if it has none.
        nouns: whether the written and the meant word always have a capital, as German nouns do.
    """

    written: str
    meant: str
    written_gloss: str
    meant_gloss: str
    name: str
    category: str = CONFUSED_WORDS
    message: str = ""
    rare: bool = False
    margin: float = 0.0
    written_target: str = ""
    meant_target: str = ""
    lemma: str = ""
    nouns: tuple[bool, bool] = (False, False)

    def __post_init__(self) -> None:
        """A word is its own target where none is given."""
        object.__setattr__(self, "written_target", self.written_target or self.written)
        object.__setattr__(self, "meant_target", self.meant_target or self.meant)

    @property
    def key(self) -> str:
        """How a model names the pair."""
        return f"{self.written_target}>{self.meant_target}"


@dataclass(frozen=True, slots=True)
class Candidate:
    """A word of a sentence that may stand for another: ``text[start:end]`` and what to write instead."""

    start: int
    end: int
    replacement: str
    confusion: Confusion

    def swapped(self, text: str) -> str:
        """The sentence with the other word in it."""
        return text[: self.start] + self.replacement + text[self.end :]


class Confusions:
    """The sets of a language.

    Attributes:
        of: the pairs by the word that is written.
        targets: what a model chooses among, in alphabetical order, with the words that each stands for and the lemma
            of each of these.
        whole: words with an apostrophe that are not split there, as they are in the sets; None where the language
            splits none.
        lemmas: whether any of the words has one.
    """

    def __init__(
        self, sets: Sequence[Mapping[str, Any]], paradigms: Sequence[Mapping[str, Any]] = (), *, elision: bool = False
    ) -> None:
        """Take the tables of the file, and whether an apostrophe ends a word of the language (``l'eau``).

        A pair that two sets have belongs to the first.
        """
        pairs: dict[tuple[str, str], Confusion] = {}
        for confusion in _pairs(sets, {str(table[_NAME]): _rows(table) for table in paradigms}):
            pairs.setdefault((confusion.written, confusion.meant), confusion)
        self.of: dict[str, list[Confusion]] = {}
        words: dict[str, dict[str, str]] = {}
        for confusion in pairs.values():
            self.of.setdefault(confusion.written, []).append(confusion)
            words.setdefault(confusion.written_target, {})[confusion.written] = confusion.lemma
            words.setdefault(confusion.meant_target, {})[confusion.meant] = confusion.lemma
        self.targets = {target: words[target] for target in sorted(words)}
        known = {word for of in words.values() for word in of}
        self.whole = frozenset(word for word in known if "'" in word) if elision else None
        self.lemmas = any(lemma for of in words.values() for lemma in of.values())

    def candidates(self, text: str, start: int, end: int) -> list[Candidate]:
        """The words that may be meant by ``text[start:end]``, in its letter case."""
        word = text[start:end]
        plain = word.replace("’", "'")
        if plain[1:] != plain[1:].lower():
            return []
        name = start > 0 and word[:1].isupper()
        first = word[:1].isupper() and not any(map(str.isalpha, text[:start]))
        return [
            Candidate(start, end, _like(word, confusion, first=first), confusion)
            for confusion in self.of.get(plain.lower(), ())
            if not (name and confusion.lemma)
        ]

    def found(self, text: str) -> Iterator[Candidate]:
        """The words of a text that may stand for others, in order."""
        for match in WORD.finditer(text):
            for piece, start in split(match[0].lower().replace("’", "'"), match.start(), self.whole):
                yield from self.candidates(text, start, start + len(piece))


def set_names(code: str) -> frozenset[str]:
    """The names of the sets of a language, without the sets themselves, which take more time and memory."""
    path = data_file(code, "confusions.toml")

    def work_out() -> list[str]:
        return sorted({_name(entry, _words(entry)) for entry in _table(code).get("set", [])})

    return frozenset(prepared(f"set-names-{code}", [path, Path(__file__)], work_out)) if path else frozenset()


@cache
def confusions(code: str) -> Confusions:
    """The sets of a language (BCP 47 without region), read once; none where its folder has no file."""
    table = _table(code)
    return Confusions(table.get("set", []), table.get("paradigm", []), elision=bool(table.get("elision")))


def _table(code: str) -> dict[str, Any]:
    path = data_file(code, "confusions.toml")
    return tomllib.loads(path.read_text(encoding="utf-8")) if path else {}


def _words(entry: Mapping[str, Any]) -> dict[str, str]:
    """The words of a set with their meanings."""
    words = dict.fromkeys(str(entry.get(_WORDS, "")).split(), "")
    return words | {word: str(gloss) for word, gloss in entry.items() if word not in _KEYS}


def _name(entry: Mapping[str, Any], words: Mapping[str, str]) -> str:
    return str(entry.get(_NAME, "-".join(words)))


def _rows(paradigm: Mapping[str, Any]) -> list[dict[str, str]]:
    forms = str(paradigm["forms"]).split()
    rows = (zip(forms, str(row).split(), strict=True) for row in paradigm.get("rows", []))
    return [{form: word for form, word in row if word != _NO_FORM} for row in rows] + [
        {form: word for form, word in zip(forms, _with_stem(stem, endings).values(), strict=True) if word}
        for kind in paradigm.get("kinds", [])
        for endings in [str(kind["endings"]).split()]
        for stem in _stems(kind)
    ]


def _pairs(sets: Sequence[Mapping[str, Any]], paradigms: Paradigms) -> Iterator[Confusion]:
    for entry in sets:
        words = _words(entry)
        others: dict[str, Any] = {key: str(entry[key]) for key in (_CATEGORY, _MESSAGE) if key in entry}
        others |= {_RARE: bool(entry.get(_RARE)), _MARGIN: float(entry.get(_MARGIN, 0))}
        name = _name(entry, words)
        of = str(entry.get(_PARADIGM, name))
        rows = paradigms[of] if _PARADIGM in entry else [_with_stem(stem, words) for stem in _stems(entry)]
        for written in entry.get(_WRITTEN, words):
            for meant in words:
                if meant == written:
                    continue
                nouns = written[0].isupper(), meant[0].isupper()
                pair = Confusion(
                    written.lower(), meant.lower(), words[written], words[meant], name, nouns=nouns, **others
                )
                forms = replace(pair, written_target=f"{of}/{pair.written}", meant_target=f"{of}/{pair.meant}")
                if not rows:
                    yield pair
                for row in rows:
                    if written in row and meant in row:
                        yield _of_row(row, forms)


def _stems(entry: Mapping[str, Any]) -> list[str]:
    return str(entry.get(_STEMS, "")).split()


def _with_stem(stem: str, endings: Iterable[str]) -> dict[str, str]:
    return {ending: stem + ending.strip(_NO_ENDING) for ending in endings}


def _of_row(row: Mapping[str, str], forms: Confusion) -> Confusion:
    """The pair of words of a row that a pair of forms, or of endings, makes; its first word is the lemma."""
    return replace(forms, written=row[forms.written], meant=row[forms.meant], lemma=next(iter(row.values())))


def _like(word: str, confusion: Confusion, *, first: bool) -> str:
    """The word that is meant with the apostrophe and first letter of the one that stands there.

    A noun has a capital; what stands where a noun was written has one only as the first word of its sentence.
    """
    text = confusion.meant.replace("'", "’") if "’" in word else confusion.meant
    written_noun, meant_noun = confusion.nouns
    capital = meant_noun or (first if written_noun else word[:1].isupper())
    return text[:1].upper() + text[1:] if capital else text
