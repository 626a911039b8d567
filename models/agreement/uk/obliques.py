"""Objects that look as in the accusative behind a verb of another case: “хто цікавиться футбол?”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import clause, goes_with, is_governed
from models.agreement.inflected.grammar import InflectedGrammar, cases_of

__all__ = ["wrong_obliques"]

_OBLIQUE = frozenset({"gent", "datv", "ablt"})
_SUBJECTS = frozenset({"хто", "який", "яка", "які", "хтось", "ніхто", "кожен"})


def wrong_obliques(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The things right behind a verb of one oblique case alone, whose subject is another."""
    for at in range(len(words) - 1):
        verbs = grammar.at(words, at)
        if not verbs or any(one.kind not in ("VERB", "INFN") for one in verbs):
            continue
        governed = [grammar.verbs[name] for one in verbs for name in grammar.names(one) if name in grammar.verbs]
        cases = {case for one in governed for case in one.allowed}
        if len(governed) < len(verbs) or len(cases) != 1 or not cases <= _OBLIQUE:
            continue
        behind = at + 1
        while behind < len(words) - 1 and words[behind] in grammar.listed("adverbs") | grammar.listed("clitics"):
            behind += 1
        phrase = grammar.phrase(words, behind)
        if phrase is None or not phrase.words[-1].islower() or not phrase.agreeing:
            continue
        found = cases_of(phrase, phrase.agreeing)
        if (
            not found
            or not found <= {"nomn", "accs"}
            or any(noun.lemma in grammar.listed("times") for noun in phrase.nouns)
        ):
            continue
        if "пальто" in phrase.words or not _has_subject(grammar, words, at):
            continue
        forms = phrase.in_cases(tuple(cases), tuple(dict.fromkeys(noun.number for noun in phrase.agreeing)))
        if forms:
            yield Disagreement(phrase.start, phrase.end, forms[:2], AgreementReason.VERB, words[at].lower())


def _has_subject(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a verb has its subject before it, or is of the first or second person or an infinitive."""
    verbs = grammar.at(words, at)
    if all(one.mood == "impr" or one.person in ("1per", "2per") for one in verbs):
        return True
    if any(one.kind == "INFN" for one in verbs):
        return any(
            one.kind == "VERB" and one.person in ("1per", "2per")
            for place in clause(words, at)
            if place < at
            for one in grammar.at(words, place)
        )
    for place in clause(words, at):
        if place >= at:
            break
        if words[place].lower() in _SUBJECTS:
            return True
        if not is_governed(grammar, words, place) and any(
            one.kind in ("NOUN", "NPRO") and one.case == "nomn" and any(goes_with(verb, one) for verb in verbs)
            for one in grammar.at(words, place)
        ):
            return True
    return False
