"""Adjectives that say what a subject is, with more between: “мандарини цієї зими дуже дорога”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.subjects import behind_attribute

__all__ = ["wrong_far_predicates"]

_ENDS = frozenset(".!?")


def wrong_far_predicates(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The adjective with which a sentence ends, in no case but the nominative, without a verb before it."""
    phrase = grammar.phrase(words, 0) if len(words) > 3 else None
    nouns = [one for one in phrase.agreeing if one.case == "nomn"] if phrase is not None else []
    if phrase is None or not nouns or any(one.lemma in grammar.listed("many") for one in nouns):
        return
    at = behind_attribute(grammar, words, phrase.end)
    if at == phrase.end:
        return
    degrees = grammar.listed("degrees") | grammar.listed("adverbs")
    while at < len(words) - 2 and words[at] in degrees:
        at += 1
    if words[at + 1 : at + 2] == [] or words[at + 1] not in _ENDS or words[at - 1] not in degrees:
        return
    found = [one for one in grammar.at(words, at) if one.kind != "NOUN"]  # “дуже дорога” is no way
    if not found or any(one.kind != "ADJF" or one.case not in ("nomn", "voct", "accs") for one in found):
        return
    places = {(noun.number, noun.gender if noun.number == "sing" else "") for noun in nouns}
    if any(one.number == number and gender in ("", one.gender) for one in found for number, gender in places):
        return
    forms = dict.fromkeys(
        form
        for one in found
        for number, gender in sorted(places)
        if (form := one.form("nomn", number, *([gender] if gender else [])))
    )
    if forms:
        said = " ".join(phrase.words).lower()
        yield Disagreement(at, at + 1, tuple(forms)[:2], AgreementReason.AGREEMENT, said)
