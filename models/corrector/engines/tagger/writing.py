"""Tags of the words of a sentence -> edits, with spaces where the language wants them.

A sentence is a row of atoms: the gap before the first word, the word, the gap behind it, the next word ... A tag gives
some of them another text, which makes an edit; tags that change the same atom make one together, so that edits never
overlap.
"""

import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import NamedTuple

from models.corrector.engines.tagger.tags import Tag, TagOperation, transformed
from models.corrector.protocol import Edit
from models.text.tokens import Token

__all__ = ["Decision", "edits_of"]

_CLINGS_LEFT = re.compile(r"[,.;:!?…%)\]}”»]|['’](?:s|re|ve|ll|d|m)?$|n['’]t$", re.IGNORECASE)
"""Marks and parts of words that are written without a space before them."""
_CLINGS_RIGHT = re.compile(r"[(\[{‘“„«¿¡$£€#]$")
"""Marks that are written without a space behind them."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What is to be done to a word, with the probability of that against leaving it as it is."""

    tag: Tag
    probability: float


def edits_of(
    text: str, tokens: Sequence[Token], decisions: Mapping[int, Decision], language: str = "en"
) -> tuple[Edit, ...]:
    """The edits that decisions make, each with the product of the probabilities of the decisions behind it.

    Args:
        text: the sentence.
        tokens: its words.
        decisions: by the position of the word, -1 for what is put before the first. One that cannot be carried out
            changes nothing: a form that the word does not have, a word that stands there already.
        language: of the sentence.
    """
    return _Row(text, tokens, language).edits(decisions) if tokens else ()


class _Change(NamedTuple):
    """Neighbouring atoms that get another text together."""

    atoms: set[int]
    probability: float


class _Row:
    """The atoms of a sentence, as they are and as they are to be; word n is atom 2n + 1."""

    def __init__(self, text: str, tokens: Sequence[Token], language: str) -> None:
        bounds = [0, *(bound for token in tokens for bound in (token.start, token.end)), len(text)]
        self._bounds = bounds
        self._old = [text[start:end] for start, end in pairwise(bounds)]
        self._new = list(self._old)
        self._text = text
        self._language = language
        self._last = 2 * len(tokens) - 1
        self._changes: list[_Change] = []

    def edits(self, decisions: Mapping[int, Decision]) -> tuple[Edit, ...]:
        """Carry out the decisions, words before gaps, and read off what has changed."""
        by_operation: dict[TagOperation, list[tuple[int, Decision]]] = {operation: [] for operation in TagOperation}
        for at, decision in sorted(decisions.items()):
            by_operation[decision.tag.operation].append((2 * at + 1, decision))
        for atom, one in by_operation[TagOperation.TRANSFORM]:
            self._replace(atom, transformed(self._old[atom], one.tag.argument, self._language), one.probability)
        for atom, one in by_operation[TagOperation.REPLACE]:
            self._replace(atom, one.tag.argument, one.probability)
        self._delete({atom: one.probability for atom, one in by_operation[TagOperation.DELETE]})
        for atom, one in by_operation[TagOperation.MERGE]:
            self._merge(atom, one.tag.argument, one.probability)
        for atom, one in by_operation[TagOperation.APPEND]:
            self._append(atom, one.tag.argument, one.probability)
        return tuple(self._changed())

    def _replace(self, atom: int, other: str | None, probability: float) -> None:
        """Write another word, nearer to the word before it where it is a mark and the old one was none."""
        word = self._old[atom]
        if other is None or other == word:
            return
        gap = self._old[atom - 1]
        if atom > 1:
            clung, clings = (bool(_CLINGS_LEFT.match(one)) for one in (word, other))
            if clings and not clung and gap.isspace():
                gap = ""
            elif clung and not clings and not gap and not _CLINGS_RIGHT.search(self._new[atom - 2]):
                gap = " "
        self._change({atom - 1: gap, atom: other}, probability)

    def _delete(self, gone: Mapping[int, float]) -> None:
        """Take words out, and of the gaps around each run of them one, so that single spaces are left."""
        for first, last in _runs(gone):
            before, behind = self._new[first - 1], self._new[last + 1]
            if last == self._last:
                before = "" if first > 1 else before
            elif first == 1 or (before and behind):
                behind = ""
            elif before and _CLINGS_LEFT.match(self._new[last + 2]):
                before = ""
            elif not before + behind and self._new[first - 2][-1:].isalnum() and self._new[last + 2][:1].isalnum():
                behind = " "
            emptied = dict.fromkeys(range(first, last + 1), "")
            probability = math.prod(gone[atom] for atom in range(first, last + 1, 2))
            self._change({first - 1: before, **emptied, last + 1: behind}, probability)

    def _merge(self, atom: int, joint: str, probability: float) -> None:
        """Write a word and the next as one; both belong to the edit."""
        if atom < self._last and self._new[atom] and self._new[atom + 2] and self._old[atom + 1] != joint:
            self._change({atom + 1: joint}, probability, atom, atom + 2)

    def _append(self, atom: int, word: str, probability: float) -> None:
        """Put a word or mark behind a word, or before the first one."""
        if any(self._old[one] == word for one in (atom, atom + 2) if 0 < one <= self._last):
            return
        gap = atom + 1
        left = self._new[atom] if atom > 0 else ""
        right = next(filter(None, self._new[atom + 2 :: 2]), "")
        space = self._new[gap] or ("" if not right or _CLINGS_LEFT.match(right) else " ")
        if not left:
            written = self._new[gap] + word + ("" if _CLINGS_LEFT.match(right) else " ")
        elif word == "-" and right:
            written = word
        else:
            before = "" if _CLINGS_LEFT.match(word) or _CLINGS_RIGHT.search(left) else " "
            written = before + word + ("" if right and _CLINGS_RIGHT.search(word) else space)
        self._change({gap: written}, probability)

    def _change(self, texts: Mapping[int, str], probability: float, *whole: int) -> None:
        """Give atoms other texts, by one decision; the ``whole`` ones belong to the change although they stay."""
        atoms = {*(atom for atom, text in texts.items() if self._new[atom] != text), *whole}
        for atom, text in texts.items():
            self._new[atom] = text
        shared = [change for change in self._changes if not atoms.isdisjoint(change.atoms)]
        self._changes = [change for change in self._changes if change not in shared]
        for change in shared:
            atoms |= change.atoms
            probability *= change.probability
        self._changes.append(_Change(atoms, probability))

    def _changed(self) -> Iterator[Edit]:
        """One edit for each change."""
        for atoms, probability in sorted(self._changes, key=lambda change: min(change.atoms)):
            start, end = self._bounds[min(atoms)], self._bounds[max(atoms) + 1]
            written = "".join(self._new[min(atoms) : max(atoms) + 1])
            if self._text[start:end] != written:
                yield _trimmed(self._text, Edit(start, end, written, probability))


def _runs(atoms: Iterable[int]) -> Iterator[tuple[int, int]]:
    """The first and last of words that follow on each other."""
    numbered = enumerate(sorted(atoms))
    for _, run in groupby(numbered, lambda pair: pair[1] - 2 * pair[0]):
        found = [atom for _, atom in run]
        yield found[0], found[-1]


def _trimmed(text: str, edit: Edit) -> Edit:
    """The edit without the space that both texts begin or end with."""
    start, end, written = edit.start, edit.end, edit.replacement
    while start < end and written and text[start] == written[0] and written[0].isspace():
        start, written = start + 1, written[1:]
    while start < end and written and text[end - 1] == written[-1] and written[-1].isspace():
        end, written = end - 1, written[:-1]
    return Edit(start, end, written, edit.probability)
