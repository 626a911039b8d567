"""Verbs right behind a question word that do not go with the subject behind them: “скільки коштують ця сумка?”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import goes_with
from models.agreement.inflected.grammar import InflectedGrammar, cases_of
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["wrong_question_verbs"]

_ASKING = frozenset({"скільки", "де", "коли", "чому", "куди", "звідки", "як", "навіщо"})
_ALONE = frozenset({"коштувати", "важити", "тривати", "називатися", "знаходитися", "починатися", "закінчуватися"})
_ENDS = frozenset("?!.,")


def wrong_question_verbs(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The verbs of the third person or past before a noun phrase in the nominative, up to the end of the question."""
    for at in range(len(words) - 3) if words[-1:] == ["?"] else ():
        if words[at].lower() not in _ASKING or not (at == 0 or words[at - 1] == ","):
            continue
        verbs = grammar.at(words, at + 1)
        if not verbs or any(
            one.kind != "VERB" or one.mood != "indc" or one.person in ("1per", "2per") for one in verbs
        ):
            continue
        phrase = grammar.phrase(words, at + 2)
        if phrase is None or phrase.end >= len(words) or words[phrase.end] not in _ENDS:
            continue
        nouns = [one for one in phrase.agreeing if one.case == "nomn" and isinstance(one, InflectedReading)]
        if not nouns or any(one.lemma in grammar.listed("many") | grammar.listed("times") for one in nouns):
            continue
        if any(goes_with(verb, one) for verb in verbs for one in nouns):
            continue
        alone = grammar.listed("intransitive") | _ALONE
        if cases_of(phrase, phrase.agreeing) != {"nomn"} and not all(
            grammar.names(one) & alone or grammar.words.is_reflexive(one.lemma) for one in verbs
        ):
            continue
        forms = tuple(dict.fromkeys(form for verb in verbs for one in nouns if (form := _form(verb, one))))
        if forms:
            yield Disagreement(at + 1, at + 2, forms[:2], AgreementReason.SUBJECT, " ".join(phrase.words).lower())


def _form(verb: InflectedReading, subject: InflectedReading) -> str:
    if verb.tense != "past":
        return verb.form(verb.tense, "3per", subject.number)
    gender = [subject.gender] if subject.number == "sing" and subject.gender else []
    return verb.form("past", subject.number, *gender)
