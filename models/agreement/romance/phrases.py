"""Determiner, noun and adjective of different gender or number, and predicates that do not go with their subject."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.romance.agreeing import in_cell, participle_cells, participle_in
from models.agreement.romance.grammar import RomanceGrammar
from models.agreement.romance.inflection import inflected
from models.agreement.romance.subjects import long_subject

__all__ = ["predicate", "wrong_phrases", "wrong_predicates"]


_TOLD_BY_VERB = 2.0
"""What it costs to choose another number than that of the verb behind the phrase."""


class _Fix(NamedTuple):
    cost: float
    text: str


def wrong_phrases(grammar: RomanceGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """Noun phrases whose words share no gender and number."""
    for at in range(len(words) - 1):
        asked = grammar.determiner(words[at])
        if not asked:
            continue
        noun = words[at + 1]
        cells = grammar.nouns.cells(noun)
        if not cells or not noun.islower() or (at and words[at - 1].lower() in grammar.words("not_before_determiners")):
            continue
        if words[at].lower() in grammar.words("loose") and grammar.readings(noun):
            continue
        if at and words[at] in grammar.words("prepositions_too"):
            continue
        if at > 1 and words[at - 1] in grammar.words("joins") and words[at - 2].lower() in grammar.words("tens"):
            continue  # “setenta y un años”
        if noun in grammar.particles or _is_listed(words, at + 2) or _goes_on(grammar, words, at, asked):
            continue
        if not asked & cells:
            yield from _wrong(grammar, words, at, asked, cells)
        else:
            yield from _wrong_adjective(grammar, words, at, asked & cells)


def _goes_on(grammar: RomanceGrammar, words: Sequence[str], at: int, asked: frozenset[str]) -> bool:
    """Whether the noun may be the next word, which agrees: “los ex presidentes”."""
    after = words[at + 2] if at + 2 < len(words) else ""
    if after in grammar.words("sure_verbs") | grammar.words("copulas"):
        return False
    return (
        bool(grammar.nouns.cells(after) & asked)
        and not grammar.nouns.cells(words[at + 1]) & asked
        and (after not in grammar.nouns.adjectives)
    )


def _is_listed(words: Sequence[str], at: int) -> bool:
    return words[at : at + 1] in (["-"], ["/"])


def _wrong(
    grammar: RomanceGrammar, words: Sequence[str], at: int, asked: frozenset[str], cells: frozenset[str]
) -> Iterator[Disagreement]:
    noun = words[at + 1]
    fixes: list[_Fix] = []
    behind = _adjective_behind(grammar, words, at + 2)
    for cell in ("ms", "fs", "mp", "fp"):
        form = noun if cell in cells else ""
        cost = 0.0
        if not form and any(own[0] == cell[0] for own in cells):
            form = inflected(grammar.code, noun, cell, _is_in(grammar, cell))
            cost = 1.0
        if not form:
            continue
        if cell not in asked:
            same = {one[1] for one in asked} == {cell[1]}
            cost += (1.1 if form == noun else 0.5) if same else _of_number(asked)
        cost += _TOLD_BY_VERB * (cell[1] not in _numbers_behind(grammar, words, at + (3 if behind else 2)))
        det = grammar.in_cell(words[at], cell, form)
        if not det:
            continue
        text = det + ("" if det.endswith("'") else " ") + form
        if behind:
            adjective = in_cell(grammar, behind, cell)
            if not adjective:
                continue
            cost += 0.5 * (adjective != behind)
            text += f" {adjective}"
        fixes.append(_Fix(cost, text))
    fixes.sort()
    if fixes:
        end = at + (3 if behind else 2)
        yield Disagreement(at, end, tuple(fix.text for fix in fixes[:3]), AgreementReason.CONCORD, noun)


def _is_in(grammar: RomanceGrammar, cell: str) -> Callable[[str], bool]:
    return lambda form: cell in grammar.nouns.cells(form)


def _numbers_behind(grammar: RomanceGrammar, words: Sequence[str], at: int) -> str:
    """The numbers that a verb behind the phrase, whose subject it may be, leaves."""
    if at < len(words) and grammar.is_adjective(words[at]) and not grammar.finite(words[at]):
        at += 1
    found = grammar.readings(words[at]) if at < len(words) else ()
    persons = {one.person for one in found if one.is_finite} & {2, 5}
    return "sp" if len(persons) != 1 else "s" if persons == {2} else "p"


def _of_number(asked: frozenset[str]) -> float:
    """What it costs to change the number of a determiner: little where that is all that it shows (“mi padres”)."""
    return 0.9 if len(asked) > 1 and len({cell[1] for cell in asked}) == 1 else 1.6


def _adjective_behind(grammar: RomanceGrammar, words: Sequence[str], at: int) -> str:
    word = words[at] if at < len(words) else ""
    if not word.islower() or word in grammar.particles or word in grammar.words("not_adjectives"):
        return ""
    if any(one.tense != "gerund" for one in grammar.verbs.readings(word)):
        return ""
    return word if grammar.is_adjective(word) and grammar.adjective_cells(word) else ""


def _wrong_adjective(
    grammar: RomanceGrammar, words: Sequence[str], at: int, cells: frozenset[str]
) -> Iterator[Disagreement]:
    """An adjective behind a noun and its determiner."""
    place = at + 2
    word = words[place] if place < len(words) else ""
    own = grammar.nouns.cells(word)
    if not own or own & cells or not grammar.is_adjective(word) or grammar.readings(word) or word in grammar.particles:
        return
    if word in grammar.words("not_adjectives") or words[at + 1] in grammar.nouns.adjectives:
        return
    if (at and words[at - 1].lower() in grammar.words("of") | grammar.words("and")) or words[
        at
    ].lower() in grammar.words("contracted"):
        return
    after = words[place + 1] if place + 1 < len(words) else ""
    if grammar.nouns.cells(after) & own or words[at + 1] in grammar.words("times"):
        return
    if {cell[0] for cell in cells} == {cell[0] for cell in own} and after in grammar.words("and"):
        return
    forms = [form for cell in sorted(cells) if (form := in_cell(grammar, word, cell))]
    yield from grammar.found(place, list(dict.fromkeys(forms)), AgreementReason.CONCORD, words[at + 1])


def wrong_predicates(grammar: RomanceGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """Adjectives and participles of another gender or number than the subject at the beginning."""
    for at in range(len(words) - 2):
        if not grammar.opens(words, at):
            continue
        cells, end = _subject(grammar, words, at)
        longer = (
            long_subject(grammar, words, at) if at == 0 or words[at - 1].lower() in grammar.words("clause") else None
        )
        if longer is not None and longer.cells:
            cells, end = longer.cells, longer.end
        if not cells:
            continue
        place = grammar.after_clitics(words, end)
        if place >= len(words) or words[place].lower() not in grammar.words("copulas"):
            continue
        verbs = grammar.verbs.readings(words[place].lower())
        plural = {cell[1] for cell in cells} == {"p"}
        if not any((one.person >= 3) == plural for one in verbs):
            continue
        place += 1
        while place < len(words) and words[place] in grammar.words("inner_adverbs") | grammar.words("degrees"):
            place += 1
        if place < len(words):
            yield from predicate(grammar, words, place, cells, words[end - 1])


def _subject(grammar: RomanceGrammar, words: Sequence[str], at: int) -> tuple[frozenset[str], int]:
    at = grammar.possessed(words, at)
    small = words[at].lower()
    for cell in ("ms", "fs", "mp", "fp", "p"):
        if small in grammar.words(f"pronouns_{cell}"):
            return (frozenset({cell}) if len(cell) == 2 else frozenset({"mp", "fp"})), at + 1
    contracted = grammar.words("contracted") - grammar.words("owners")
    asked = grammar.determiner(words[at]) if small not in contracted else frozenset()
    cells = grammar.noun(words[at + 1]) if words[at + 1].islower() else frozenset()
    if words[at + 1] not in grammar.words("stressed_a"):
        cells &= asked
    return cells if words[at + 1] not in grammar.words("many") else frozenset(), at + 2


def predicate(
    grammar: RomanceGrammar, words: Sequence[str], at: int, cells: frozenset[str], subject: str
) -> Iterator[Disagreement]:
    """An adjective or participle at a place, said of a subject of some gender and number."""
    word = words[at]
    after = words[at + 1] if at + 1 < len(words) else ""
    if not word.islower() or word in grammar.words("not_adjectives"):
        return
    participle = participle_cells(grammar, word)
    own = participle or (grammar.adjective_cells(word) if grammar.is_adjective(word) else frozenset())
    if not own or own & cells or (not participle and grammar.readings(word)):
        return
    if after.isalpha() and (grammar.nouns.cells(after) & own or after in grammar.nouns.adjectives):
        return
    if participle and after and (grammar.verb(after) and not grammar.finite(after)):
        return
    if participle and words[at - 1].lower() in grammar.words("having") and grammar.code == "fr":
        return
    forms = []
    for cell in sorted(cells, key=lambda cell: cell[0] == "f"):
        if participle:
            forms.append(participle_in(grammar, word, cell))
        else:
            forms.append(in_cell(grammar, word, cell))
    kept = list(dict.fromkeys(form for form in forms if form))
    yield from grammar.found(at, kept, AgreementReason.CONCORD, subject)
