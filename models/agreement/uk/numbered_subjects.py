"""Verbs of the past in a gender beside how many there are: “кілька людей стояв”, “на столі лежала п'ять книжок”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import clause, is_governed
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_beside_numbers"]

_MANY = frozenset({"багато", "кілька", "декілька", "чимало", "безліч", "скільки", "стільки"})
_ONE = frozenset({"один", "одна", "одне", "одного", "одну"})


def wrong_beside_numbers(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The only verb of a clause whose subject is five or more of something, where it is masculine or feminine."""
    for at in range(len(words) - 2):
        if words[at].lower() not in grammar.listed("cardinals") | _MANY or is_governed(grammar, words, at + 1):
            continue
        before = words[at - 1].lower() if at else ""
        if before in grammar.prepositions or before in _ONE or before in grammar.listed("cardinals"):
            continue
        phrase = grammar.phrase(words, at + 1)
        if phrase is None or not any((one.case, one.number) == ("gent", "plur") for one in phrase.agreeing):
            continue
        if any(one.lemma in grammar.listed("times") | grammar.listed("measures") for one in phrase.nouns):
            continue
        places = clause(words, at)
        verbs = [place for place in places if any(one.kind == "VERB" for one in grammar.at(words, place))]
        if len(verbs) != 1 or not (verbs[0] == at - 1 or verbs[0] >= phrase.end):
            continue
        [verb] = verbs
        found = grammar.at(words, verb)
        if any(one.tense != "past" or one.number != "sing" or one.gender not in ("masc", "femn") for one in found):
            continue
        alone = grammar.listed("intransitive")
        if not all(grammar.names(one) & alone or grammar.words.is_reflexive(one.lemma) for one in found):
            continue
        if any(
            one.kind in ("NOUN", "NPRO") and one.case == "nomn"
            for place in places
            if not at <= place < phrase.end and place != verb and not is_governed(grammar, words, place)
            for one in grammar.at(words, place)
        ):
            continue
        forms = dict.fromkeys(form for one in found if (form := one.form("past", "sing", "neut")))
        cased = tuple(form.capitalize() if words[verb].istitle() else form for form in forms)
        if cased:
            yield Disagreement(verb, verb + 1, cased, AgreementReason.SUBJECT, words[at].lower())
