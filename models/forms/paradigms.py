"""Which words are forms of one word, and what class of form each is: ``forms.tsv`` of the model's folder."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

__all__ = ["NONE", "Paradigms", "WordForm", "line_of"]

NONE = -1
"""Stands behind the forms of a word that has fewer than another one."""
_OF_BASE = frozenset({"NN", "VB"})


class WordForm(NamedTuple):
    """One form of a word.

    Attributes:
        number: of the form among all forms of all words.
        lemma: number of the word.
        name: of the class: the tags of the Penn Treebank that it may have (``NNS+VBZ``), or the form itself.
        spellings: how it is written in lower case, the most frequent way first.
    """

    number: int
    lemma: int
    name: str
    spellings: tuple[str, ...]

    @property
    def kind(self) -> str:
        """The class without the tags that few words share with the base form: ``put`` is of the kind of ``walk``."""
        return _kind_of(self.name)


@cache
def _kind_of(name: str) -> str:
    tags = name.split("+")
    return "+".join(tag for tag in tags if tag in _OF_BASE) if "VB" in tags else name


class Paradigms:
    """The words that are known in all their forms.

    Attributes:
        lemmas: the words, by number.
        forms: all forms, by number.
        classes: names of the classes, by number.
        class_of: the class of each form.
        kinds: names of the kinds of forms, by number.
        kind_of: the kind of each form.
        of_lemma: the forms of each word, `NONE` behind them, shape (lemmas, most forms of any).
    """

    def __init__(self, lines: Iterable[str]) -> None:
        """Take lines with a word, a tab, and its forms, each ``class:spelling,spelling``, with blanks between."""
        self.lemmas: list[str] = []
        self.forms: list[WordForm] = []
        rows: list[list[int]] = []
        self._of_word: dict[str, list[WordForm]] = {}
        for line in lines:
            lemma, _, listed = line.rstrip("\n").partition("\t")
            rows.append([])
            for entry in listed.split(" "):
                name, _, spellings = entry.partition(":")
                form = WordForm(len(self.forms), len(self.lemmas), name, tuple(spellings.split(",")))
                self.forms.append(form)
                rows[-1].append(form.number)
                for spelling in form.spellings:
                    self._of_word.setdefault(spelling, []).append(form)
            self.lemmas.append(lemma)
        self.classes: list[str] = sorted({form.name for form in self.forms})
        numbers = {name: number for number, name in enumerate(self.classes)}
        self.class_of: NDArray[np.int64] = np.array([numbers[form.name] for form in self.forms], dtype=np.int64)
        self.kinds: list[str] = sorted({form.kind for form in self.forms})
        by_kind = {name: number for number, name in enumerate(self.kinds)}
        self.kind_of: NDArray[np.int64] = np.array([by_kind[form.kind] for form in self.forms], dtype=np.int64)
        width = max(map(len, rows), default=1)
        padded = [row + [NONE] * (width - len(row)) for row in rows]
        self.of_lemma: NDArray[np.int64] = np.array(padded, dtype=np.int64).reshape(len(rows), width)

    def of(self, word: str) -> Sequence[WordForm]:
        """What forms a word in lower case may be, one for each word it may belong to."""
        return self._of_word.get(word, ())

    def words(self) -> Iterator[tuple[str, Sequence[WordForm]]]:
        """All spellings with the forms that they may be."""
        yield from self._of_word.items()

    def lines(self) -> Iterator[str]:
        """What they can be made from again."""
        for number, lemma in enumerate(self.lemmas):
            forms = [self.forms[at] for at in self.of_lemma[number].tolist() if at != NONE]
            yield line_of(lemma, {form.name: form.spellings for form in forms}) + "\n"


def line_of(lemma: str, spellings: Mapping[str, Sequence[str]]) -> str:
    """The line of a word, given the spellings of each class of its forms."""
    return f"{lemma}\t" + " ".join(f"{name}:{','.join(known)}" for name, known in spellings.items())
