"""“Який” as the object of a verb that takes another case: “люди, які я довіряла”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_relative_objects"]

_PERSONS = frozenset({"я", "ти", "ми", "ви", "він", "вона", "вони"})
_OBLIQUE = frozenset({"gent", "datv", "ablt"})
_DIRECT = frozenset({"nomn", "accs", "voct"})


def wrong_relative_objects(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The relative pronouns in the nominative or accusative before a person and a verb of an oblique case alone."""
    for at in range(2, len(words) - 2):
        relatives = [one for one in grammar.at(words, at) if one.lemma == "який"]
        bare = words[at] == "що" and at == 2 and not relatives
        if words[at - 1] != "," or words[at + 1] not in _PERSONS or not (relatives or bare):
            continue
        if any(one.case not in _DIRECT for one in relatives):
            continue
        place = at + 2
        while place < len(words) - 1 and words[place] in grammar.listed("adverbs") | {"не"}:
            place += 1
        verbs = grammar.at(words, place)
        names = {name for one in verbs for name in grammar.names(one)} & set(grammar.verbs)
        cases = {case for name in names for case in grammar.verbs[name].allowed}
        if not names or any(one.kind != "VERB" for one in verbs) or len(cases) != 1 or not cases <= _OBLIQUE:
            continue
        behind = words[place + 1] if place + 1 < len(words) else "."
        if behind[0].isalpha():
            continue
        [case] = cases
        nouns = [one for one in grammar.at(words, at - 2) if one.kind == "NOUN" and one.gender]
        asked = [one for one in relatives if one.case == "nomn"] or relatives
        places = dict.fromkeys((one.number, one.gender if one.number == "sing" else "") for one in asked)
        if bare:
            relatives = [one for one in grammar.readings("який") if one.lemma == "який"]
            asked = []
            places = dict.fromkeys(
                (one.number, one.gender if one.number == "sing" else "") for one in nouns if one.case == "nomn"
            )
        own = {(one.number, one.gender if one.number == "sing" else "") for one in nouns}
        forms = dict.fromkeys(
            form
            for mark in sorted(places, key=lambda mark: mark not in own)
            if (form := relatives[0].form(case, *filter(None, mark)))
        )
        if forms:
            yield Disagreement(at, at + 1, tuple(forms)[:2], AgreementReason.RELATIVE, words[place])
