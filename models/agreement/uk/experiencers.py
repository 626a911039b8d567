"""What somebody feels, not in the nominative: “мене цікавить історію”, “мені болить голову”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import clause
from models.agreement.inflected.grammar import InflectedGrammar, cases_of

__all__ = ["wrong_experiences"]

_FELT = frozenset({"мене", "тебе", "його", "її", "нас", "вас", "їх"})
_ACHING = frozenset({"боліти", "заболіти", "свербіти", "крутити", "пекти", "нити", "щеміти"})
_SUFFERING = frozenset(
    ["мені", "тобі", "йому", "їй", "нам", "вам", "їм", "мене", "тебе", "нього", "неї", "нас", "вас", "них"]
)
_SMALL = frozenset(["дуже", "вже", "уже", "ще", "завжди", "трохи", "сильно", "знову", "просто", "так", "лише"])
_NEAR = 4


def wrong_experiences(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The phrases right behind a verb of what is felt, that can be no subject although there is no other."""
    for at in range(1, len(words) - 1):
        verbs = [one for one in grammar.at(words, at) if one.kind == "VERB"]
        if not verbs or len(verbs) < len(grammar.at(words, at)) or any(one.mood != "indc" for one in verbs):
            continue
        if any(one.person in ("1per", "2per") or one.number != "sing" for one in verbs):
            continue
        before = [words[place].lower() for place in clause(words, at) if at - _NEAR <= place < at]
        felt = all(one.lemma in grammar.listed("feeling") for one in verbs) and bool(_FELT & set(before))
        aches = all(one.lemma in _ACHING for one in verbs) and bool(_SUFFERING & set(before))
        if not felt and not aches:
            continue
        if any(
            one.case == "nomn" and one.kind in ("NOUN", "NPRO")
            for place in clause(words, at)
            if place < at
            for one in grammar.at(words, place)
        ):
            continue
        behind = at + 1
        while behind < len(words) - 1 and words[behind] in _SMALL:
            behind += 1
        phrase = grammar.phrase(words, behind)
        if phrase is None or not phrase.words[-1].islower():
            continue
        cases = cases_of(phrase, phrase.agreeing)
        if not cases or "nomn" in cases or not cases <= {"accs", "gent"}:
            continue
        forms = phrase.in_cases(("nomn",), ("sing",))
        if forms:
            yield Disagreement(phrase.start, phrase.end, forms[:2], AgreementReason.SUBJECT, words[at].lower())
