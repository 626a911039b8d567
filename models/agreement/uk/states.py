"""Participles that say what the subject is without a verb, of another gender or number: “двері відчинена”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_states"]

_ENDS = frozenset(".,!?;")
_PARTICIPLES = ("ений", "аний", "яний", "утий", "итий", "ятий", "тий", "ілий")
_SMALL = frozenset({"вже", "уже", "ще", "не", "давно", "також", "теж", "знову", "завжди", "щойно", "добре", "майже"})


def wrong_states(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The participle behind a noun with which the sentence begins, before a mark or a preposition."""
    phrase = grammar.phrase(words, 0) if len(words) > 2 else None
    if phrase is None or not phrase.agreeing or not any(one.case == "nomn" for one in phrase.agreeing):
        return
    at = phrase.end
    while at < len(words) - 1 and words[at] in _SMALL:
        at += 1
    found = grammar.at(words, at)
    behind = words[at + 1] if at + 1 < len(words) else "."
    if not found or any(one.kind != "ADJF" or not one.lemma.endswith(_PARTICIPLES) for one in found):
        return
    if behind not in _ENDS and behind not in grammar.prepositions:
        return
    nouns = [one for one in phrase.agreeing if one.case == "nomn"]
    own = {(one.number, one.gender) for one in phrase.agreeing}
    if any(
        one.number == number and (number == "plur" or not one.gender or not gender or one.gender == gender)
        for one in found
        for number, gender in own
    ):
        return
    forms = dict.fromkeys(
        form
        for one in found
        for noun in nouns
        if (form := one.form("nomn", noun.number, *([noun.gender] if noun.number == "sing" and noun.gender else [])))
    )
    if forms:
        reason = AgreementReason.AGREEMENT
        yield Disagreement(at, at + 1, tuple(forms)[:3], reason, phrase.words[-1].lower(), unsure=True)
