"""Somebody who is asked or thanked, in the nominative: “тато, забереш мене?”, “дякую за торт, бабуся!”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["wrong_asked_people"]

_PUT_IN = frozenset({"знаєш", "знаєте", "бачиш", "бачите", "розумієш", "уявляєш", "уяви", "кажеш", "думаєш"})
_RELATIVE = frozenset({"що", "хто", "але", "а", "і", "та", "чий", "чия"})
_ALSO_THINGS = frozenset({"Надія", "Віра", "Любов", "Слава", "Роза", "Лілія"})
_KIN = frozenset(
    ["доня", "доця", "синок", "онука", "внучка", "внука", "кума", "тітонька", "сестричка", "братик", "сонечко"]
)
_ENDS = frozenset(".!?")


def wrong_asked_people(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The names and kin of a sentence that stand between commas, at its beginning or end, where one is spoken to."""
    marks = [place for place, word in enumerate(words) if word == ","]
    if len(words) < 4 or not marks:
        return
    if marks[0] == 1 and (called := _called(grammar, words, 0)) and _is_asked(grammar, words, 2):
        yield _told(words, 0, called)
    last = len(words) - 2
    if last > 1 and words[last - 1] == "," and words[-1] in _ENDS and (called := _called(grammar, words, last)):
        told = range(last - 1)
        begins = {words[0].lower()} & grammar.listed("said_to_one")
        spoken = any(_is_second(grammar, words, place) for place in told)
        several = last > 2 and (words[last - 2].istitle() or len(marks) > 2)
        if (begins or spoken) and not several:
            yield _told(words, last, called)


def _called(grammar: InflectedGrammar, words: Sequence[str], at: int) -> list[InflectedReading]:
    """What somebody may be who stands in the nominative alone; nothing unless it is sure that somebody is."""
    found = grammar.readings(words[at])
    nouns = [one for one in found if one.kind == "NOUN" and one.number == "sing" and one.case == "nomn"]
    if not nouns or any(one.case == "voct" for one in found) or len({one.lemma.lower() for one in found}) > 1:
        return []
    people = grammar.listed("people") | grammar.listed("women") | grammar.listed("men") | _KIN
    named = all(one.is_name for one in nouns) and not (words[at].istitle() and grammar.readings(words[at].lower()))
    if not named and not any(one.lemma in people and one.lemma not in _ALSO_THINGS for one in nouns):
        return []
    return [one for one in nouns if (form := _vocative(one)) and form.lower() != words[at].lower()]


def _vocative(one: InflectedReading) -> str:
    """The form with which somebody is called; short names in “-я” have it although no paradigm tells: “Олю”."""
    known = one.form("voct", "sing")
    if known or one.gender != "femn":
        return known
    if one.lemma.endswith("ія"):
        return one.lemma[:-1] + "є"
    return one.lemma[:-1] + {"я": "ю", "а": "о"}.get(one.lemma[-1], one.lemma[-1])


def _is_asked(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether what stands behind a comma is said to somebody, or of the one who speaks: “лікарю, у мене болить”."""
    end = next((place for place in range(at, len(words)) if words[place] in _ENDS | {","}), len(words))
    relative = any(one.lemma in grammar.listed("relatives") for one in grammar.at(words, at))
    if relative or words[at].lower() in _RELATIVE or end == at or words[at].lower() in _PUT_IN:
        return False
    if " ".join(words[at : at + 2]) in ("у мене", "в мене") or words[at] in ("мені", "я", "ми", "нам"):
        joined = words[at + 1 : at + 2] != [] and words[at + 1] in grammar.listed("joining")
        return words[end : end + 1] != [","] and not joined
    return any(_is_second(grammar, words, place) for place in range(at, end))


def _is_second(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    found = grammar.at(words, at)
    verb = bool(found) and all(one.kind == "VERB" and one.person == "2per" for one in found)
    return verb or words[at].lower() in grammar.listed("second_persons")


def _told(words: Sequence[str], at: int, called: Sequence[InflectedReading]) -> Disagreement:
    forms = dict.fromkeys(_vocative(one) for one in called)
    cased = tuple(form[0].upper() + form[1:] if words[at][0].isupper() else form for form in forms)
    return Disagreement(at, at + 1, cased, AgreementReason.CALLED, words[at])
