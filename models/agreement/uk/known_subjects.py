"""A noun phrase in the nominative alone behind a verb whose subject is another: “автор аналізує важлива проблема”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import clause, is_governed
from models.agreement.inflected.grammar import InflectedGrammar, cases_of
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["wrong_behind_subjects"]

_SPEAKING = frozenset({"1per", "2per"})
_JOINING = frozenset({"і", "й", "та", "або", "чи", "як", "ніж", "мов", "наче", "це", "то", "значить"})
_CASES = ("accs", "ablt", "gent", "datv")


def wrong_behind_subjects(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The phrases right behind the only verb of a clause that has its subject before it."""
    for at in range(1, len(words) - 1):
        verbs = grammar.at(words, at)
        if not verbs or any(one.kind != "VERB" or one.mood != "indc" for one in verbs):
            continue
        names = {name for one in verbs for name in grammar.names(one)}
        if names & (grammar.listed("linking") | grammar.listed("intransitive") | set(grammar.verbs)):
            continue
        if any(grammar.words.is_reflexive(one.lemma) for one in verbs) or not _has_subject(grammar, words, at, verbs):
            continue
        behind = at + 1
        while behind < len(words) - 1 and words[behind] in grammar.listed("clitics"):
            behind += 1
        phrase = grammar.phrase(words, behind)
        if phrase is None or not phrase.agreeing or not phrase.words[-1].islower():
            continue
        if cases_of(phrase, phrase.agreeing) != {"nomn"} or any(
            noun.lemma in grammar.listed("times") for noun in phrase.nouns
        ):
            continue
        forms = phrase.in_cases(_CASES, tuple(dict.fromkeys(noun.number for noun in phrase.agreeing)))
        if forms:
            reason = AgreementReason.VERB
            yield Disagreement(phrase.start, phrase.end, forms[:4], reason, words[at].lower(), unsure=True)


def _has_subject(grammar: InflectedGrammar, words: Sequence[str], at: int, verbs: Sequence[InflectedReading]) -> bool:
    """Whether the clause has no other verb, and before this one a noun or pronoun that can but be its subject."""
    places = clause(words, at)
    if {words[place].lower() for place in places} & _JOINING:
        return False
    if any(one.kind == "VERB" for place in places if place != at for one in grammar.at(words, place)):
        return False
    if all(one.person in _SPEAKING for one in verbs):
        return True
    for place in range(places.start, at):
        found = grammar.at(words, place)
        if not found or is_governed(grammar, words, place):
            continue
        if all(one.kind in ("NOUN", "NPRO") for one in found) and any(one.case == "nomn" for one in found):
            direct = {one.case for one in found} - {"voct", "loct"}
            if direct == {"nomn"} and any(
                one.number in ("", verb.number) and (not verb.gender or not one.gender or verb.gender == one.gender)
                for one in found
                for verb in verbs
            ):
                return True
    return False
