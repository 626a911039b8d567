"""Nouns in the plural behind words that take one thing at a time: “tout renseignements”, “qualsiasi informazioni”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.romance.grammar import RomanceGrammar
from models.agreement.romance.inflection import inflected

__all__ = ["unsure_numbers"]

_LEAST = 1.5
"""What is to be gained."""


def unsure_numbers(grammar: RomanceGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """Plurals behind “each”, “any” and the like."""
    for at in range(len(words) - 1):
        noun = words[at + 1]
        if words[at].lower() not in grammar.words("one_at_a_time") or not noun.islower() or noun in grammar.particles:
            continue
        cells = grammar.nouns.cells(noun)
        if not cells or {cell[1] for cell in cells} != {"p"} or (grammar.code == "fr" and noun.endswith(("x", "z"))):
            continue
        forms = dict.fromkeys(_singular(grammar, noun, cell) for cell in sorted(cells))
        replacements = tuple(form for form in forms if form and form != noun)
        if replacements:
            yield Disagreement(at + 1, at + 2, replacements, AgreementReason.CONCORD, words[at].lower(), True, _LEAST)


def _singular(grammar: RomanceGrammar, noun: str, cell: str) -> str:
    single = f"{cell[0]}s"
    return inflected(grammar.code, noun, single, lambda form: single in grammar.nouns.cells(form))
