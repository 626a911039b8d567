"""The words of a language that are taken for one another, and where a text has one."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from models.choice.pieces import split
from models.confusions.confusion import Candidate, Confusion
from models.confusions.entries import pairs_of, table_of

__all__ = ["WORD", "Confusions", "confusions"]

WORD = re.compile(r"\w+(?:['’]\w+)*")
"""What may be a word of a set."""


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
        for confusion in pairs_of(sets, paradigms):
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


@cache
def confusions(code: str) -> Confusions:
    """The sets of a language (BCP 47 without region), read once; none where its folder has no file."""
    table = table_of(code)
    return Confusions(table.get("set", []), table.get("paradigm", []), elision=bool(table.get("elision")))


def _like(word: str, confusion: Confusion, *, first: bool) -> str:
    """The word that is meant with the apostrophe and first letter of the one that stands there.

    A noun has a capital; what stands where a noun was written has one only as the first word of its sentence.
    """
    text = confusion.meant.replace("'", "’") if "’" in word else confusion.meant
    written_noun, meant_noun = confusion.nouns
    capital = meant_noun or (first if written_noun else word[:1].isupper())
    return text[:1].upper() + text[1:] if capital else text
