"""Verbs of several of whom one speaks or is spoken to: “я і мій друг живу разом”, “ти й Марко підеш”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["wrong_joined_persons"]

_PERSONS = {"я": "1per", "ми": "1per", "ти": "2per", "ви": "2per"}
_AND = frozenset({"і", "й", "та"})


def wrong_joined_persons(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The verb behind a pronoun and somebody joined to it, in the singular or of another person."""
    for at in range(1, len(words) - 2):
        if words[at] not in _AND:
            continue
        opened = at == 1 or words[at - 2] in (",", ".", ":")
        if words[at - 1].lower() in _PERSONS and opened:
            end = _somebody(grammar, words, at + 1)
            if end:
                yield from _verb(grammar, words, end, _PERSONS[words[at - 1].lower()], words[at - 1])
        elif words[at + 1] in _PERSONS and at <= 3 and _is_somebody(grammar, words, at):
            yield from _verb(grammar, words, at + 2, _PERSONS[words[at + 1]], words[at + 1])


def _somebody(grammar: InflectedGrammar, words: Sequence[str], at: int) -> int:
    """The index behind somebody in the nominative; 0 where there is none."""
    if words[at].lower() in {"ти", "ви", "він", "вона", "вони", "я"}:
        return at + 1
    phrase = grammar.phrase(words, at)
    people = grammar.listed("people") | grammar.listed("women") | grammar.listed("men")
    if phrase is not None and any(
        one.case == "nomn" and (one.animate == "anim" or one.lemma in people) for one in phrase.agreeing
    ):
        return phrase.end
    names = [one for one in grammar.readings(words[at]) if one.kind == "NOUN" and one.is_name and one.case == "nomn"]
    return at + 1 if names and words[at].istitle() else 0


def _is_somebody(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether the sentence begins with somebody in the nominative, up to a conjunction."""
    return _somebody(grammar, words, 0) == at


def _verb(grammar: InflectedGrammar, words: Sequence[str], at: int, person: str, word: str) -> Iterator[Disagreement]:
    while at < len(words) - 1 and words[at] in grammar.listed("adverbs"):
        at += 1
    verbs = [one for one in grammar.at(words, at) if one.kind != "ADJF"]  # “я і брат живу разом”
    if not verbs or any(one.kind != "VERB" or one.mood != "indc" for one in verbs):
        return
    if any(one.number == "plur" and one.person in ("", person, "1per") for one in verbs):
        return
    forms = tuple(dict.fromkeys(form for one in verbs if (form := _plural(one, person))))
    if forms:
        yield Disagreement(at, at + 1, forms, AgreementReason.SUBJECT, word.lower())


def _plural(verb: InflectedReading, person: str) -> str:
    return verb.form("past", "plur") if verb.tense == "past" else verb.form(verb.tense, person, "plur")
