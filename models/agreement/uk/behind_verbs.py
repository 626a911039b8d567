"""Verbs without an object before a subject of another number or gender: “у мене болить зуби”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import clause, goes_with, is_governed, opens_list
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["wrong_before_subjects"]

_NOMINAL = frozenset({"NOUN", "NPRO", "ADJF"})
_JOINING = frozenset({"і", "й", "та", "або", "чи", "ні", "не", "з", "із", "зі"})
_WANTED = frozenset({"хочеться", "не"})
_AMOUNTS = frozenset({"бракувати", "вистачати", "вистачити", "прибувати", "поменшати", "додаватися", "додатися"})
_STATES = frozenset({"бути", "стати", "залишитися", "лишитися"})


def wrong_before_subjects(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The verbs of a sentence with their subject right behind them, and no other noun that may be it."""
    for at in range(len(words) - 1):
        verbs = grammar.at(words, at)
        if not verbs or any(one.kind != "VERB" or one.mood != "indc" for one in verbs):
            continue
        if not all(_has_no_object(grammar, one) for one in verbs):
            continue
        phrase = grammar.phrase(words, at + 1)
        if phrase is None or not phrase.agreeing or not phrase.words[-1].islower():
            continue
        subjects = [one for one in phrase.agreeing if one.case == "nomn"]
        partly = set() if "не" in words or any(_of_amount(grammar, one) for one in verbs) else {"gent"}
        others = {one.case for one in phrase.agreeing} - {"nomn", "accs", "voct"} - partly
        if not subjects or others or any(goes_with(verb, one) for verb in verbs for one in subjects):  # type: ignore[arg-type]
            continue
        places = clause(words, at)
        if all(one.number == "plur" for one in verbs) and opens_list(grammar, words, places.stop):
            continue
        if {words[place].lower() for place in places} & _JOINING or _has_other(grammar, words, places, at):
            continue
        if any(one.lemma in grammar.listed("times") | grammar.listed("many") for one in subjects):
            continue
        forms = dict.fromkeys(
            form for verb in verbs for one in subjects if (form := _form(verb, one.number, one.gender))
        )
        if forms:
            reason = AgreementReason.SUBJECT
            cased = tuple(form.capitalize() if words[at].istitle() else form for form in forms)
            present = all(one.tense == "pres" for one in verbs) and {one.case for one in phrase.agreeing} >= {"nomn"}
            several = all(one.number == "plur" for one in subjects) and not _WANTED & set(words)
            yield Disagreement(
                at, at + 1, cased[:3], reason, phrase.words[-1], unsure=not (present and several and words[-1] != "?")
            )


def _has_no_object(grammar: InflectedGrammar, verb: InflectedReading) -> bool:
    names = grammar.names(verb)
    alone = names & grammar.listed("intransitive") or grammar.words.is_reflexive(verb.lemma)
    return (
        bool(alone) and not names & _STATES and not names & set(grammar.verbs) and verb.person not in ("1per", "2per")
    )


def _of_amount(grammar: InflectedGrammar, verb: InflectedReading) -> bool:
    """Whether a verb may tell that there is little or more of something: “бракує солі”."""
    return verb.gender == "neut" or bool(grammar.names(verb) & (grammar.listed("lacking") | _AMOUNTS))


def _has_other(grammar: InflectedGrammar, words: Sequence[str], places: range, at: int) -> bool:
    """Whether another verb or something else in the nominative stands before a verb in its clause."""
    for place in places:
        if place == at:
            continue
        found = grammar.at(words, place)
        if any(one.kind in ("VERB", "INFN") for one in found) or words[place][0].isdigit():
            return True
        if grammar.is_any(words[place], "numerals"):
            return True
        if (
            place < at
            and not is_governed(grammar, words, place)
            and any(one.kind in _NOMINAL and one.case == "nomn" for one in found)
        ):
            return True
    return False


def _form(verb: InflectedReading, number: str, gender: str) -> str:
    if verb.tense == "past":
        return verb.form("past", number, *([gender] if number == "sing" and gender else []))
    return verb.form(verb.tense, "3per", number)
