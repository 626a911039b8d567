"""Writes ``models/languages/<code>/cases.txt``: the cases behind prepositions that take two, counted in right texts.

A phrase counts where only one of the two cases is possible. How the counts are used: ``models/agreement/choosing.py``.
"""

import lzma
import math
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from textwrap import wrap
from typing import Annotated

import typer

from models.agreement.choosing import base_of, clues
from models.agreement.inflected.grammar import grammar
from models.agreement.phrases import Phrasing
from models.agreement.table import Governed, agreement_table
from models.language_folders import FOLDER
from models.languages.tags import languages
from models.text.tokens import tokenize

_LEAST = 5
"""Times that a word must stand with a preposition."""
_MOST_WEIGHT = 3

Clue = tuple[str, str]


class CaseCounts:
    """The phrases behind a preposition, by their case and what tells it."""

    def __init__(self, governed: Governed) -> None:
        self.cases = governed.offered
        self.phrases: Counter[str] = Counter()
        self.clues: dict[str, Counter[Clue]] = {case: Counter() for case in self.cases}

    def rows(self, preposition: str) -> Iterator[str]:
        """The lines of the file."""
        first, second = self.cases
        total = {case: self.phrases[case] for case in self.cases}
        yield f"{preposition} {first} {second} {math.log(total[first] / total[second]):.1f}"
        weights: dict[tuple[str, int], list[str]] = {}
        for kind, word in sorted(self.clues[first] | self.clues[second]):
            weight = self._weight((kind, word))
            if weight:
                weights.setdefault((kind, weight), []).append(word)
        for (kind, weight), words in sorted(weights.items()):
            yield from wrap(f"{preposition} {kind} {weight}: {' '.join(words)}", 10**6)

    def _weight(self, clue: Clue) -> int:
        """The logarithm of the odds of a clue in the two cases, with two phrases more of each kind."""
        first, second = self.cases
        if self.clues[first][clue] + self.clues[second][clue] < _LEAST:
            return 0
        whole = self.phrases.total()
        odds = [
            math.log((self.clues[case][clue] + 2 * self.phrases[case] / whole) / (self.phrases[case] + 2))
            for case in self.cases
        ]
        return max(-_MOST_WEIGHT, min(_MOST_WEIGHT, round(odds[0] - odds[1])))


def main(
    language: Annotated[str, typer.Argument(help="BCP 47 code without region.")],
    files: Annotated[list[Path], typer.Argument(help="Right texts; they may be compressed (``.xz``).")],
) -> None:
    """Count, and write the file."""
    phrasing = _phrasing(language)
    governed = agreement_table(language).behind_prepositions()
    counts = {word: CaseCounts(found) for word, found in governed.items() if len(found.offered) == 2}
    counts = {word: counts[base_of(word, counts)] for word in counts}
    for path in files:
        with lzma.open(path, "rt", encoding="utf-8") as lines:
            for line in lines:
                _count([token.text for token in tokenize(line.strip(), language)], counts, phrasing)
    sources = ", ".join(path.name.partition(".")[0] for path in files)
    name = languages()[language].name
    head = f"# Cases behind prepositions of {name}: counted by scripts/count_cases.py in {sources}."
    known = [word for word, count in counts.items() if word == base_of(word, counts) and len(count.phrases) == 2]
    rows = [row for word in sorted(known) for row in counts[word].rows(word)]
    text = "\n".join([*wrap(head, 120, subsequent_indent="# "), "", *rows])
    (FOLDER / language / "cases.txt").write_text(text + "\n", encoding="utf-8")


def _phrasing(language: str) -> Phrasing:
    """The noun phrases of a language, whose words a dictionary of its own or the spelling dictionary knows."""
    if find_spec(f"models.agreement.{language}.phrases") is None:
        return grammar(language).phrasing
    phrasing: Phrasing = import_module(f"models.agreement.{language}.phrases").PHRASING
    return phrasing


def _count(words: list[str], counts: dict[str, CaseCounts], phrasing: Phrasing) -> None:
    """Add the phrases of a text whose case is sure."""
    for at, word in enumerate(words[:-1]):
        count = counts.get(word.lower())
        phrase = phrasing.phrase(words, at + 1, governed=True) if count else None
        if count is None or phrase is None:
            continue
        cases = {noun.case for noun in phrase.agreeing} & set(count.cases)
        if len(cases) == 1:
            [case] = cases
            count.phrases[case] += 1
            found = clues(words, at, phrase, phrasing.readings)
            count.clues[case].update({(kind, one) for kind, ones in found.items() for one in ones})


if __name__ == "__main__":
    typer.run(main)
