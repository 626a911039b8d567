"""Clauses: a relative pronoun and its noun, and the past behind conjunctions of purpose."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.doubts import may_be_woman
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["wrong_purposes", "wrong_relatives"]

_DECLINED = ("NOUN", "NPRO", "ADJF", "NUMR")
_NEAR = 4


def wrong_relatives(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """A form of “který” that agrees with no noun before it."""
    for at in range(2, len(words) - 1):
        asked = [one for one in grammar.readings(words[at]) if one.lemma in grammar.listed("relatives")]
        if not asked or words[at - 1] != "," or any(mark in words[: at - 1] for mark in ",:—–-("):
            continue
        nouns = [one for one in grammar.at(words, at - 2) if one.kind == "NOUN"]
        before = [grammar.at(words, place) for place in range(at - 1)]
        if not nouns or any(one.is_name or one.is_indeclinable for one in nouns):
            continue
        if at > 2 and not words[at - 2].islower():
            continue
        if any(not found and len(word) > 1 for found, word in zip(before, words, strict=False)):
            continue
        if grammar.listed("and") & set(words[: at - 1]) and any(one.number == "plur" for one in asked):
            continue
        others = [one for found in before for one in found if one.kind in _DECLINED]
        if any(one.kind == "NUMR" for one in others) or any(_same(one, other) for one in asked for other in others):
            continue
        if any(may_be_woman(grammar, one) for one in nouns) and any(one.gender == "femn" for one in asked):
            continue
        if words[-1] == "!" and any(
            _same(one, other)
            for place in range(at + 1, at + _NEAR)
            for other in grammar.at(words, place)
            for one in asked
        ):
            continue  # “глянь у вікно, який там сніг!”
        forms = _relatives(grammar, words, at, asked, nouns)
        if forms:
            yield Disagreement(at, at + 1, forms, AgreementReason.RELATIVE, words[at - 2])


def _same(relative: InflectedReading, noun: InflectedReading) -> bool:
    return (
        (not noun.number or relative.number == noun.number)
        and relative.agrees_in_gender(noun)
        and (relative.case != "nomn" or not relative.animate or not noun.animate or relative.animate == noun.animate)
    )


def _relatives(
    grammar: InflectedGrammar,
    words: Sequence[str],
    at: int,
    asked: Sequence[InflectedReading],
    nouns: Sequence[InflectedReading],
) -> tuple[str, ...]:
    """The forms in the same case, for what the noun may be; the subject of its clause rather than the object."""
    cases = dict.fromkeys(one.case for one in asked if one.case != "voct")
    behind = words[at + 1].lower()
    if grammar.table.subjects.get(behind) or behind in grammar.table.persons.values():
        cases = dict.fromkeys(["accs", *cases]) if set(cases) <= {"nomn", "accs"} else cases
    else:
        cases = dict.fromkeys(sorted(cases, key=lambda case: case != "nomn"))
    numbers = {one.number for one in nouns}
    kinds = dict.fromkeys(
        (one.number, one.gender, one.animate)
        for one in sorted(nouns, key=lambda one: one.number not in {other.number for other in asked})
        if len(numbers) == 1 or one.number
    )
    forms = [asked[0].form(case, *(mark for mark in kind if mark)) for case in cases for kind in kinds]
    return tuple(dict.fromkeys(form for form in forms if form))[:3]


def _genders(
    grammar: InflectedGrammar, words: Sequence[str], at: int, verbs: Sequence[InflectedReading]
) -> tuple[str, ...]:
    """The genders of a past without a known subject; that of no subject where something only is: “щоб було тепло”."""
    nothing = all(grammar.names(one) & grammar.listed("predicating_verbs") for one in verbs) and not any(
        one.kind == "NOUN" for place in range(at + 1, len(words)) for one in grammar.at(words, place)
    )
    return ("neut", "masc", "femn") if nothing else ("masc", "femn")


def wrong_purposes(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """A verb in the present or future behind a conjunction that takes the past: “abych dělám”."""
    for at, word in enumerate(words[:-1]):
        asked = grammar.table.purposes.get(word.lower())
        if asked is None:
            continue
        person, number = [*asked.split(), "", ""][:2]
        place = at + 1
        subject = grammar.table.subjects.get(words[place].lower())
        genders: Sequence[str] = ()
        if subject is not None:
            person, number, *genders = subject.split()
        while place < len(words) - 1 and (
            words[place] in grammar.listed("adverbs") or words[place].lower() in grammar.table.subjects
        ):
            place += 1
        verbs = grammar.readings(words[place])
        if not verbs or any(one.kind != "VERB" or one.mood != "indc" or one.tense == "past" for one in verbs):
            continue
        whole = _with_person(grammar, words, at, place, verbs)
        if whole is not None:
            yield whole
            continue
        if person and not any(one.person == person and one.number == number for one in verbs):
            continue
        if subject is None and grammar.is_short_infinitive(words[place]):
            continue
        number = number or verbs[0].number
        forms = dict.fromkeys(
            one.form("past", number, gender)
            for one in verbs
            for gender in (genders or _genders(grammar, words, place, verbs))
        )
        replacements = tuple(form for form in forms if form)
        if replacements:
            yield Disagreement(place, place + 1, replacements, AgreementReason.PURPOSE, word.lower())


def _with_person(
    grammar: InflectedGrammar, words: Sequence[str], at: int, place: int, verbs: Sequence[InflectedReading]
) -> Disagreement | None:
    """A conjunction of the third person before a verb in the present of another: “aby přijdeš”."""
    persons = {(one.person, one.number) for one in verbs}
    if grammar.table.purposes[words[at].lower()] != "3per" or place != at + 1 or len(persons) != 1:
        return None
    said = " ".join(next(iter(persons)))
    begun = words[at].lower()[:3]
    conjunctions = [word for word, asked in grammar.table.purposes.items() if asked == said and word.startswith(begun)]
    number = verbs[0].number
    forms = dict.fromkeys(one.form("past", number, gender) for one in verbs for gender in ("masc", "femn"))
    if not conjunctions or not all(forms):
        return None
    first = conjunctions[0].title() if words[at].istitle() else conjunctions[0]
    meant = tuple(f"{first} {form}" for form in forms)
    return Disagreement(at, place + 1, meant, AgreementReason.PURPOSE, words[at].lower())
