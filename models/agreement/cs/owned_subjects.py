"""Verbs of another person than the one who opens the sentence: “moji rodiče bydlíme”, “ty má velkého psa”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["wrong_verbs_of_owned"]

_OWNERS = frozenset({"moji", "mí", "moje", "můj", "tvoji", "tvoje", "tvůj", "jeho", "její", "jejich"})
_SPEAKING = frozenset({"1per", "2per"})
_AND = frozenset({"a", "i", "nebo", "ani", ","})
_YOU = "ty"


def wrong_verbs_of_owned(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The verb right behind somebody's people at the start of a sentence, or behind “ty” with an object."""
    if len(words) < 3:
        return
    if words[0].lower() == _YOU:
        yield from _of_you(grammar, words)
        return
    if words[0].lower() not in _OWNERS:
        return
    subject = grammar.phrase(words, 0)
    if subject is None or subject.end >= len(words) or not subject.modifiers:
        return
    numbers = {noun.number for noun in subject.agreeing if noun.case == "nomn"}
    verbs = grammar.at(words, subject.end)
    if len(numbers) != 1 or not _are_of(verbs, _SPEAKING) or words[subject.end - 1] in _AND:
        return
    [number] = numbers
    forms = tuple(dict.fromkeys(form for one in verbs if (form := one.form(number, "3per", "pres"))))
    if forms:
        said = " ".join(subject.words).lower()
        yield Disagreement(subject.end, subject.end + 1, forms[:2], AgreementReason.SUBJECT, said)


def _of_you(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """“Ty” is no object where the verb has one already."""
    verbs = grammar.at(words, 1)
    verbs = tuple(one for one in verbs if one.kind == "VERB") if words[1] == "má" else verbs
    phrase = grammar.phrase(words, 2)
    if phrase is None or not _are_of(verbs, frozenset({"3per"})) or any(one.number != "sing" for one in verbs):
        return
    cases = {(noun.case, noun.number) for noun in phrase.agreeing if noun.case != "voct"}
    if any(case == "accs" for case, _ in cases) and ("nomn", "sing") not in cases:
        forms = tuple(dict.fromkeys(form for one in verbs if (form := one.form("sing", "2per", "pres"))))
        if forms:
            yield Disagreement(1, 2, forms[:2], AgreementReason.SUBJECT, _YOU)


def _are_of(verbs: Sequence[InflectedReading], persons: frozenset[str]) -> bool:
    return bool(verbs) and all(
        one.kind == "VERB" and one.mood == "indc" and one.tense == "pres" and one.person in persons for one in verbs
    )
