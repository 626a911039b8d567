"""Adjectives and participles of relative clauses, and superlatives of several, that do not go with their noun."""

from collections.abc import Callable, Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.romance.agreeing import in_cell
from models.agreement.romance.grammar import RomanceGrammar
from models.agreement.romance.inflection import inflected
from models.agreement.romance.phrases import predicate

__all__ = ["wrong_relative_predicates", "wrong_superlatives"]

_SUBJECTS = {"fr": "qui", "es": "que", "it": "che", "pt": "que"}
_NOT_BEFORE = frozenset(
    {"de", "du", "des", "d'", "di", "del", "della", "do", "da", "dos", "das", "y", "e", "et", "ou", "o"}
)
"""What may join the noun to another one, of which the clause may speak: “la liste des élèves qui est prévue”."""
_SEVERAL = frozenset({"les", "des", "mes", "tes", "ses", "nos", "vos", "leurs"})
_DEGREES = frozenset({"plus", "moins"})


def wrong_relative_predicates(grammar: RomanceGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """What a relative clause says of a noun right before it: “la sortie qui est prévu”."""
    relative = _SUBJECTS[grammar.code]
    for at in range(2, len(words) - 2):
        if words[at] != relative:
            continue
        cells, noun = _antecedent(grammar, words, at)
        place = at + 1
        while place < len(words) - 1 and words[place] in ("ne", "n'", "n’", "no", "non", "não"):
            place += 1
        verbs = grammar.verbs.readings(words[place]) if words[place] in grammar.words("copulas") else ()
        person = 5 if {cell[1] for cell in cells} == {"p"} else 2
        if not cells or not any(one.is_finite and one.person == person for one in verbs):
            continue
        place += 1
        while place < len(words) - 1 and words[place] in grammar.words("inner_adverbs") | grammar.words("degrees"):
            place += 1
        if place < len(words):
            yield from predicate(grammar, words, place, cells, noun)


def _antecedent(grammar: RomanceGrammar, words: Sequence[str], at: int) -> tuple[frozenset[str], str]:
    """The gender and number of the noun phrase that ends at a place, and its noun; none where it may be another one."""
    for size in (2, 3):
        start = at - size
        if start < 0 or not grammar.determiner(words[start]):
            continue
        noun = words[start + 1]
        cells = grammar.noun(noun) & grammar.determiner(words[start]) if noun.islower() else frozenset()
        if size == 3:
            adjective = words[at - 1]
            rare = adjective.islower() and adjective not in grammar.particles and not grammar.readings(adjective)
            cells &= grammar.adjective_cells(adjective) or (cells if rare else frozenset())
        before = words[start - 1].lower() if start else ""
        genders = {cell[0] for cell in cells}
        if len(genders) == 1 and before not in _NOT_BEFORE and words[start].lower() not in _NOT_BEFORE:
            return cells, noun
    return frozenset(), ""


def wrong_superlatives(grammar: RomanceGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """French adjectives and nouns behind “les plus”: “une des plus belle ville”, “dans les plus bref délais”."""
    if grammar.code != "fr":
        return
    for at in range(len(words) - 3):
        if words[at].lower() not in _SEVERAL or words[at + 1] not in _DEGREES:
            continue
        before = words[at - 1] if at else ""
        if before.islower() and grammar.nouns.cells(before) and before not in grammar.particles:
            continue  # “les modules les plus bas”
        adjective, noun = words[at + 2], words[at + 3]
        own = grammar.adjective_cells(adjective)
        cells = grammar.noun(noun) if noun.islower() and noun not in grammar.particles else frozenset()
        if not own or not cells or grammar.finite(noun) or any(cell[1] == "p" for cell in own & cells):
            continue
        if noun in grammar.nouns.adjectives or (
            words[at].lower() == "des" and words[max(at - 1, 0) : at] not in (["un"], ["une"])
        ):
            continue  # “des plus nombreux”
        for cell in sorted({f"{cell[0]}p" for cell in cells}):
            several = noun if cell in cells else inflected(grammar.code, noun, cell, _is_in(grammar, cell))
            form = in_cell(grammar, adjective, cell)
            if several and form and (form, several) != (adjective, noun):
                yield Disagreement(at + 2, at + 4, (f"{form} {several}",), AgreementReason.CONCORD, noun)
                break


def _is_in(grammar: RomanceGrammar, cell: str) -> Callable[[str], bool]:
    return lambda form: cell in grammar.nouns.cells(form)
