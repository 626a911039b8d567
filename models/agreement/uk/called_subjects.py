"""“Ти” and “ви” with somebody who is called, and a verb that fits them not: “ти гарно співав, Оленко”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["wrong_with_called"]

_MARKS = frozenset(",.!?…")
_REACH = 5
_FAR = 4
_NUMBERS = {"ти": "sing", "ви": "plur"}
_TITLES = frozenset({"пане", "пані", "друже", "подруго", "панове"})


def wrong_with_called(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The verbs of such a sentence in another gender, or behind the name in another person."""
    genders = {gender for at in range(len(words)) if (gender := _called(grammar, words, at))}
    for at in range(len(words) - 1):
        small = words[at].lower()
        if small not in _NUMBERS:
            continue
        if words[at + 1] == ",":
            yield from _behind_name(grammar, words, at)
        elif small == "ти" and len(genders) == 1:
            yield from _of_gender(grammar, words, at, next(iter(genders)))


def _called(grammar: InflectedGrammar, words: Sequence[str], at: int) -> str:
    """The gender of somebody who is called by a word between marks; empty where nobody is."""
    before = words[at - 1] if at else ","
    behind = words[at + 1] if at + 1 < len(words) else "."
    if before not in _MARKS or behind not in _MARKS:
        return ""
    found = [one for one in grammar.readings(words[at]) if one.kind == "NOUN"]
    people = grammar.listed("people") | grammar.listed("women") | grammar.listed("men")
    genders = {one.gender for one in found}
    sure = bool(found) and all(one.case != "nomn" and one.number == "sing" for one in found if one.case != "plur")
    voct = any(one.case == "voct" and (one.lemma in people or one.is_name) for one in found)
    return next(iter(genders)) if sure and voct and len(genders) == 1 and genders <= {"masc", "femn"} else ""


def _of_gender(grammar: InflectedGrammar, words: Sequence[str], at: int, gender: str) -> Iterator[Disagreement]:
    """The past behind “ти”, in the other gender than that of the only one who is called."""
    for place in range(at + 1, min(at + 1 + _REACH, len(words))):
        verbs = grammar.at(words, place)
        if words[place] in _MARKS or any(one.kind == "NOUN" and one.case == "nomn" for one in verbs):
            return
        if verbs and all(one.kind == "VERB" for one in verbs):
            if all(one.tense == "past" and one.number == "sing" and one.gender in ("masc", "femn") for one in verbs):
                yield from _mended(words, place, [one for one in verbs if one.gender != gender], gender)
            return


def _mended(words: Sequence[str], at: int, verbs: Sequence[InflectedReading], gender: str) -> Iterator[Disagreement]:
    forms = tuple(dict.fromkeys(form for one in verbs if (form := one.form("past", "sing", gender))))
    if forms:
        yield Disagreement(at, at + 1, forms, AgreementReason.SUBJECT, "ти")


def _behind_name(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Iterator[Disagreement]:
    """The verb behind the name that parts it from its subject: “ви, Ірино, чудово виглядаєш”."""
    comma = next((place for place in range(at + 2, min(at + 2 + _FAR, len(words))) if words[place] == ","), 0)
    named = words[at + 2 : comma]
    if not named or not all(word.istitle() or word in _TITLES for word in named):
        return
    place = comma + 1
    while place < len(words) - 1 and words[place] in grammar.listed("adverbs"):
        place += 1
    verbs = grammar.at(words, place)
    number = _NUMBERS[words[at].lower()]
    if not verbs or any(one.kind != "VERB" or one.mood != "indc" for one in verbs):
        return
    if any(one.number == number and one.person in ("", "2per") for one in verbs):
        return
    forms = tuple(dict.fromkeys(form for one in verbs if (form := _form(one, number))))
    if forms:
        yield Disagreement(place, place + 1, forms, AgreementReason.SUBJECT, words[at].lower())


def _form(verb: InflectedReading, number: str) -> str:
    if verb.tense == "past":
        return verb.form("past", number, *(["masc"] if number == "sing" else []))
    return verb.form(verb.tense, "2per", number)
