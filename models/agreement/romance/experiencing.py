"""Verbs whose subject stands behind them and whose object feels it: “me gusta las flores”, “mi piacciono il calcio”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.romance.grammar import RomanceGrammar

__all__ = ["wrong_experiences"]

_SINGULAR, _PLURAL = 2, 5


def wrong_experiences(grammar: RomanceGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """Such verbs of another number than the noun behind them."""
    for at in range(1, len(words) - 2):
        if words[at - 1].lower() not in grammar.words("feeling") or words[at] in grammar.nouns.adjectives:
            continue
        readings = [one for one in grammar.verbs.readings(words[at]) if one.is_finite and one.tense != "imperative"]
        persons = {one.person for one in readings}
        if not readings or len(persons) != 1 or not {one.lemma for one in readings} <= grammar.words("felt"):
            continue
        person = _person(grammar, words, at + 1)
        if persons <= {_SINGULAR, _PLURAL} and person is not None and person not in persons:
            if person == _SINGULAR and at > 2 and grammar.readings(words[at - 2].lower()):
                continue
            forms = [grammar.verbs.form(one.lemma, one.tense, person) for one in readings]
            yield from grammar.found(at, list(dict.fromkeys(filter(None, forms))), AgreementReason.SUBJECT, words[at])


def _person(grammar: RomanceGrammar, words: Sequence[str], at: int) -> int | None:
    """The person of the phrase that begins at a word, if it is no adverb, and nothing is joined to it."""
    start = at
    while at < len(words) and words[at] in grammar.words("degrees") | grammar.words("inner_adverbs") | {
        "mucho",
        "molto",
    }:
        at += 1
    at = grammar.possessed(words, at) if at < len(words) else at
    if at + 1 >= len(words) or at > start + 1:
        return None
    noun = words[at + 1]
    if words[at] in grammar.words("numerals"):
        return _PLURAL if {cell[1] for cell in grammar.nouns.cells(noun)} == {"p"} else None
    cells = grammar.noun(noun) & grammar.determiner(words[at])
    if noun in grammar.words("stressed_a"):
        cells = grammar.noun(noun)
    numbers = {cell[1] for cell in cells}
    if len(numbers) != 1 or not noun.islower() or noun in grammar.words("times") | grammar.words("many"):
        return None
    if numbers == {"s"}:
        if grammar.words("contracted") - grammar.words("owners") & {words[at]}:
            return None
        rest = words[at + 2 : at + 8]
        return None if set(rest) & (grammar.words("and") | {"ni", "né", "nem", "como", "que", "che"}) else _SINGULAR
    return _PLURAL
