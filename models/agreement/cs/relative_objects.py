"""Relative pronouns as subjects of a clause in which somebody speaks: “dívka, která jsem potkal”."""

from collections.abc import Iterator, Sequence

from models.agreement.cs.places import clause_around
from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_relative_objects"]

_LIVED_IN = {"který": "ve kterém", "která": "ve které", "které": "ve kterém"}
_OBJECTS = frozenset({"kterou", "kterého", "které"})
_PRONOUNS = frozenset({"já", "ty", "my", "vy"})
_SPEAKING = frozenset({"jsem", "jsi", "jsme", "jste"})
_LIVING = frozenset({"bydlet", "bydlit", "žít"})


def wrong_relative_objects(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The forms of “který” that are subjects by their form, and objects by their verb."""
    for at in range(2, len(words) - 2):
        form = words[at]
        if form == "jenž" and words[at - 1] == "," and _is_of_no_man(grammar, words, at - 2):
            yield Disagreement(at, at + 1, ("jež",), AgreementReason.RELATIVE, words[at - 2])
            continue
        if (subject := _subject(grammar, words, at)) is not None:
            yield Disagreement(at, at + 1, (subject,), AgreementReason.RELATIVE, words[at - 2])
            continue
        if form in _LIVED_IN and words[at - 1] == "," and _is_lived_in(grammar, words, at):
            yield Disagreement(at, at + 1, (_LIVED_IN[form],), AgreementReason.RELATIVE, words[at - 2])
            continue
        if form not in ("která", "který", "kteří") or words[at - 1] != "," or not _by_somebody_else(grammar, words, at):
            continue
        unsure = bool(_SPEAKING & {word.lower() for word in words[: at - 1]})
        nouns = [one for one in grammar.at(words, at - 2) if one.kind == "NOUN"]
        marks = {(one.number, one.gender, one.animate) for one in nouns}
        if not nouns or len({mark[:2] for mark in marks}) != 1:
            continue
        [number, gender, animate] = next(iter(marks))
        meant = {
            ("která", "sing", "femn"): "kterou",
            ("který", "sing", "masc"): "kterého" if animate == "anim" else "",
            ("kteří", "plur", "masc"): "které",
        }.get((form, number, gender))
        meant = meant or _of_other_gender(form, number, gender, animate)
        if meant:
            yield Disagreement(at, at + 1, (meant,), AgreementReason.RELATIVE, words[at - 2], unsure=unsure)


def _subject(grammar: InflectedGrammar, words: Sequence[str], at: int) -> str | None:
    """The form of a pronoun that can be but the subject, as its verb takes no object: “holka, kterou sedí vedle”."""
    if words[at - 1] != "," or words[at] not in _OBJECTS:
        return None
    clause = clause_around(grammar, words, at)
    if clause is None or clause.start != at or clause.speaks or any(one.kind == "INFN" for one in clause.readings):
        return None
    if not clause.is_any(grammar.listed("intransitive") - grammar.listed("also_transitive")):
        return None
    nouns = [one for one in grammar.at(words, at - 2) if one.kind == "NOUN" and one.case in ("nomn", "accs", "gent")]
    kinds = {(one.number, one.gender, one.animate) for one in nouns}
    subjects = {
        place
        for place in range(at + 1, clause.end)
        for one in grammar.at(words, place)
        if one.case == "nomn" and words[place - 1].lower() not in grammar.prepositions
    }
    if subjects or not kinds or {words[place].lower() for place in range(at, clause.end)} & {"se", "si"}:
        return None
    meant = {
        ("kterou", "sing", "femn"): "která",
        ("kterého", "sing", "masc"): "který",
        ("které", "plur", "masc"): "kteří",
    }
    found = {
        meant.get((words[at], number, gender)) for number, gender, animate in kinds if number == _number(words[at])
    }
    if words[at] == "které" and any((number, animate) != ("plur", "anim") for number, _, animate in kinds):
        return None
    return next(iter(found)) if len(found) == 1 else None


def _of_other_gender(form: str, number: str, gender: str, animate: str) -> str:
    """The accusative of a noun's pronoun, where one of another gender or number stands: “knížka, který čtu”."""
    if number == "plur":
        meant = "která" if gender == "neut" else "které"
    else:
        meant = {"femn": "kterou", "neut": "které"}.get(gender, "kterého" if animate == "anim" else "který")
    return meant if meant != form else ""


def _number(form: str) -> str:
    return "plur" if form == "které" else "sing"


def _is_of_no_man(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a noun is feminine or neuter: “kniha, jenž leží”."""
    nouns = grammar.at(words, at)
    return bool(nouns) and all(one.kind == "NOUN" and one.gender in ("femn", "neut") for one in nouns)


def _is_lived_in(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether one lives in what the noun before a clause is: “dům, který bydlíme”."""
    clause = clause_around(grammar, words, at)
    if clause is None or clause.start != at or not clause.speaks or not clause.is_any(_LIVING):
        return False
    forms = [one for one in grammar.at(words, at) if one.case in ("nomn", "accs")]
    return any(one.kind == "NOUN" and form.agrees_in_gender(one) for form in forms for one in grammar.at(words, at - 2))


def _by_somebody_else(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether the verb behind a pronoun has an object, and a subject that speaks or is spoken to."""
    if _PRONOUNS & {word.lower() for word in words[: at - 1]}:
        return False
    clause = clause_around(grammar, words, at)
    if clause is None or clause.start != at or not clause.speaks or "imperative" in clause.persons:
        return False
    if {"se", "si", "ses", "sis"} & set(words[clause.start : clause.end]):
        return False
    return clause.is_any(grammar.listed("transitive") | grammar.listed("accusative_of_people"))
