"""Pasts in the plural of another gender than the subject of their clause, wherever it stands: “kam zmizeli klíče”."""

from collections.abc import Iterator, Sequence

from models.agreement.cs.clause_subjects import ClauseSubject, clause_subject
from models.agreement.cs.segments import segment
from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["wrong_pasts_of_subjects"]

_MEN, _THINGS, _NEUTERS = ("masc", "anim"), ("femn", ""), ("neut", "")
_OBJECTS = frozenset({"mě", "tě", "ho", "ji", "nás", "vás", "jej"})
"""Objects in the accusative, behind which a noun before them is the subject."""


def wrong_pasts_of_subjects(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The pasts of a sentence in the plural that do not go with the nouns of their clause."""
    for at, word in enumerate(words):
        verbs = grammar.at(words, at)
        if not verbs or any((one.kind, one.tense, one.number) != ("VERB", "past", "plur") for one in verbs):
            continue
        genders = {(one.gender, one.animate) for one in verbs}
        if any(gender == "neut" for gender, _ in genders) or (_MEN in genders and len(genders) > 1):
            continue
        subject = clause_subject(grammar, words, at)
        meant = _meant(subject) if subject is not None else None
        if subject is None or meant is None or meant in genders or (meant == _THINGS and _MEN not in genders):
            continue
        if subject.joined and subject.first > at and _goes_with_nearest(verbs, subject):
            continue  # “přišly sestry i bratři”
        linking = any(grammar.names(one) & grammar.listed("linking") - {"stát"} for one in verbs)
        if linking and (meant == _MEN or subject.first > at):
            continue
        if meant != _MEN and not _is_alone(grammar, words, at, verbs, subject):
            continue
        forms = dict.fromkeys(one.form("past", "plur", *filter(None, meant)) for one in verbs)
        replacements = tuple(form for form in forms if form and form != word.lower())
        if replacements:
            said = " ".join(words[place].lower() for place in sorted(subject.nouns))
            behind = subject.shared or subject.first > at
            if meant != _MEN and behind and {one.lower() for one in words} & grammar.listed("speaking_verbs"):
                continue  # “obědvali jsme a objevili stánky”
            cased = tuple(form.title() if word.istitle() else form for form in replacements[:2])
            yield Disagreement(at, at + 1, cased, AgreementReason.SUBJECT, said, unsure=meant != _MEN and behind)


def _meant(subject: ClauseSubject) -> tuple[str, str] | None:
    """Gender and animacy that a subject asks for; None where they are not sure."""
    kinds: list[set[str]] = []
    nouns = [
        readings
        for readings in subject.nouns.values()
        if subject.joined or any(one.number == "plur" for one in readings)
    ]
    for readings in nouns:
        own = {"men" if (one.gender, one.animate) == _MEN else one.gender for one in readings}
        plural = {one.number for one in readings} == {"plur"}
        if "" in own or ("men" in own and len(own) > 1) or not (plural or subject.joined):
            return None
        kinds.append(own if plural or own == {"men"} else own - {"neut"} or {"femn"})
    if not kinds:
        return None
    if any(own == {"men"} for own in kinds):
        return _MEN if subject.joined or all(own == {"men"} for own in kinds) else None
    if all(own == {"neut"} for own in kinds):
        return _NEUTERS
    return _THINGS if subject.joined or all("neut" not in own for own in kinds) else None


def _goes_with_nearest(verbs: Sequence[InflectedReading], subject: ClauseSubject) -> bool:
    """Whether a verb goes with the first of several subjects behind it."""
    nearest = _meant(ClauseSubject({subject.first: subject.nouns[subject.first]}))
    return any(nearest in ((one.gender, one.animate), (one.gender, "")) for one in verbs)


def _is_alone(
    grammar: InflectedGrammar,
    words: Sequence[str],
    at: int,
    verbs: Sequence[InflectedReading],
    subject: ClauseSubject,
) -> bool:
    """Whether a noun beside a verb cannot be its object, nor what it is done with."""
    near = segment(words, at)
    names = [grammar.names(one) | {name.removeprefix("ne") for name in grammar.names(one)} for one in verbs]
    readings = [one for place in subject.nouns for one in grammar.at(words, place)]
    if not subject.shared and subject.first < at and _OBJECTS & {words[place] for place in near}:
        return True
    direct = {one.case for one in grammar.at(words, subject.first)}
    if not subject.shared and subject.first < at and subject.joined and not direct & {"accs", "gent"}:
        return True
    with_them = any(one.case == "ablt" for one in readings)
    if any(words[place] == "se" and not _has_case(grammar, words, place, "ablt") for place in near):
        return not with_them and not any(own & grammar.listed("objects_of_reflexives") for own in names)
    governing = set(grammar.verbs) - grammar.listed("with_reflexive")
    if any(own & governing for own in names) or not all(own & grammar.listed("intransitive") for own in names):
        return False
    if subject.first > at and any(own & grammar.listed("also_transitive") for own in names):
        return False
    return not with_them or not any(own & grammar.listed("moving") for own in names)


def _has_case(grammar: InflectedGrammar, words: Sequence[str], at: int, case: str) -> bool:
    return any(one.case == case for near in (1, 2) for one in grammar.at(words, at + near))
