"""Verbs of another tense than a time in their clause tells: “я сміюся вчора”, “завтра ми були вдома”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import clause
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["wrong_told_times"]

_BE = "бути"
_WHILE = frozenset({"тому", "назад"})
_WISHES = frozenset({"б", "би", "щоб", "якби", "щоби", "аби"})
_ENDS = frozenset('"„“«»:()')
_SUBJECTS = {"я": "1per", "ми": "1per", "ти": "2per", "ви": "2per"}
_FUTURES = {
    ("1per", "sing"): "буду", ("2per", "sing"): "будеш", ("3per", "sing"): "буде",
    ("1per", "plur"): "будемо", ("2per", "plur"): "будете", ("3per", "plur"): "будуть",
}  # fmt: skip
_ALL = ("masc", "femn")
_LEAST = -4.0
"""What the sentence may lose where it begins with “завтра” and tells of nothing else: “завтра була контрольна”."""


def wrong_told_times(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The only verb of a clause with such a time, where it is no past, or one."""
    for at in range(len(words)):
        verbs = grammar.at(words, at)
        if not verbs or any(one.kind != "VERB" or one.mood != "indc" for one in verbs):
            continue
        places = clause(words, at)
        small = [words[place].lower() for place in places]
        if set(small) & _WISHES or set(words) & _ENDS:
            continue
        if any(one.kind in ("VERB", "INFN") for place in places if place != at for one in grammar.at(words, place)):
            continue
        past, future = _told(grammar, words, places)
        if (
            past
            and not future
            and all(one.tense == "pres" or (one.tense == "futr" and one.lemma == _BE) for one in verbs)
        ):
            forms = [
                form
                for one in verbs
                for gender in _genders(grammar, words, places, one)
                if (form := _past(one, gender))
            ]
            time = past
        elif future and not past and all(one.tense == "past" for one in verbs):
            forms = [form for one in verbs for form in _future(grammar, words, places, one)]
            time = future
        else:
            continue
        if forms:
            be = any(one.lemma == _BE or one.lemma in grammar.listed("timeless") for one in verbs)
            before = {words[place].lower() for place in places if place < at}
            said = bool(before & set(grammar.table.subjects)) and time in before & grammar.listed("yesterday")
            unsure = (time == past and not said) or be or any(one.gender == "neut" for one in verbs)
            least = _LEAST if be and time == words[0].lower() == future else None
            replacements = tuple(dict.fromkeys(forms))[:3]
            yield Disagreement(at, at + 1, replacements, AgreementReason.TENSE, time, unsure=unsure, least=least)


def _told(grammar: InflectedGrammar, words: Sequence[str], places: range) -> tuple[str, str]:
    """The words of a clause that tell a time before now and after; empty where there is none."""
    past = future = ""
    for place in places:
        small = words[place].lower()
        if place and words[place - 1].lower() in grammar.prepositions:
            continue
        timed = any(one.lemma in grammar.listed("times") for one in grammar.at(words, place + 1))
        if small in grammar.listed("yesterday") or (small in grammar.listed("last") and timed):
            past = small
        if small in _WHILE and any(
            one.lemma in grammar.listed("times") and one.case in ("accs", "gent", "nomn")
            for one in grammar.at(words, place - 1)
        ):
            past = small
        if small in grammar.listed("tomorrow"):
            future = small
    return past, future


def _past(verb: InflectedReading, gender: str) -> str:
    return verb.form("past", verb.number, *([gender] if verb.number == "sing" else []))


def _genders(grammar: InflectedGrammar, words: Sequence[str], places: range, verb: InflectedReading) -> list[str]:
    found = [
        one.gender
        for place in places
        for one in grammar.at(words, place)
        if one.kind in ("NOUN", "NPRO") and one.case == "nomn" and one.number == verb.number and one.gender
    ]
    return list(dict.fromkeys([*found, *_ALL]))


def _future(grammar: InflectedGrammar, words: Sequence[str], places: range, verb: InflectedReading) -> Iterator[str]:
    person = next((_SUBJECTS[small] for place in places if (small := words[place].lower()) in _SUBJECTS), "3per")
    if verb.lemma == _BE:
        yield _FUTURES[person, verb.number]
        return
    yield from (
        form for form in (verb.form("futr", person, verb.number), verb.form("pres", person, verb.number)) if form
    )
