"""Verbs and reflexive pronouns that are not of the person of their subject."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.romance.conjugation import VerbReading
from models.agreement.romance.grammar import RomanceGrammar
from models.agreement.romance.subjects import long_subject

__all__ = ["is_subject", "wrong_addresses", "wrong_persons", "wrong_reflexives"]

_ORDER = ("present", "preterite", "imperfect", "future", "conditional", "subjunctive")


_YOU, _THIRD, _WE = 1, 2, 3
_AS_TOLD = ("are", "ar", "er", "ir")
"""Ends of infinitives of verbs of which one is told in the form of the third person."""
_COMPARING = frozenset({"más", "menos", "tan", "mayor", "più", "meno", "così", "mais", "tão", "plus", "moins", "aussi"})
"""Words before a “que” behind which the subject of another clause may end: “plus longs que la largeur de l'écran”."""


def wrong_persons(grammar: RomanceGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """Verbs right behind a subject that are of another person."""
    for at, word in enumerate(words[:-1]):
        small = word.lower()
        yield from _emphasised(grammar, words, at)
        if small == "gente" and at and words[at - 1].lower() == "a" and grammar.code == "pt":
            yield from _of_people(grammar, words, at)
        begins = at == 0 or (grammar.opens(words, at) and words[at - 1].lower() in grammar.words("clause"))
        if small in grammar.pronouns and words[at + 1] in grammar.words("joins") and begins:
            yield from _of_long_subject(grammar, words, at)
        elif small in grammar.pronouns and is_subject(grammar, words, at):
            yield from _verb(grammar, words, at + 1, grammar.pronouns[small], small, noun=True)
        elif begins:
            yield from _of_noun(grammar, words, at)
            yield from _of_long_subject(grammar, words, at)


def _of_people(grammar: RomanceGrammar, words: Sequence[str], at: int) -> Iterator[Disagreement]:
    """A verb of *nós* behind “a gente”, which is singular: “a gente não se vemos”."""
    if at > 1 and words[at - 2].isalpha() and words[at - 2].lower() not in grammar.words("openers"):
        return
    place = grammar.after_clitics(words, at + 1)
    found = grammar.finite(words[place], noun=True) if place < len(words) else ()
    if found and {one.person for one in found} == {_WE}:
        forms = [grammar.verbs.form(one.lemma, one.tense, _THIRD) for one in found]
        kept = list(dict.fromkeys(form for form in forms if form))
        yield from grammar.found(place, kept, AgreementReason.SUBJECT, "a gente")


def _emphasised(grammar: RomanceGrammar, words: Sequence[str], at: int) -> Iterator[Disagreement]:
    """The verb behind “fui eu que”, “sono io che”, “c'est moi qui”."""
    known = {**grammar.pronouns, **grammar.objects_too}
    person = known.get(words[at].lower())
    if person is None or at + 2 >= len(words) or words[at + 1] not in grammar.words("behind_pronouns") or not at:
        return
    if not any(one.lemma in ("ser", "essere", "être") for one in grammar.verbs.readings(words[at - 1].lower())):
        return
    yield from _verb(grammar, words, at + 2, person, words[at].lower(), noun=True)


def _of_long_subject(grammar: RomanceGrammar, words: Sequence[str], at: int) -> Iterator[Disagreement]:
    """The verb behind two subjects that are joined, or behind a noun and what belongs to it."""
    if {word.lower() for word in words[max(at - 8, 0) : at]} & _COMPARING:
        return
    subject = long_subject(grammar, words, at)
    if subject is None or subject.end >= len(words):
        return
    place = grammar.after_clitics(words, subject.end)
    found = grammar.copula(words[place]) or [
        one for one in grammar.finite(words[place], noun=False) if one.tense not in ("imperative", "personal")
    ]
    persons = {one.person for one in found}
    wrong = {2, 5} | ({subject.person - 3} if subject.person in (3, 4) else set())
    if not persons or subject.person in persons or not persons <= wrong:
        return
    if subject.person in (2, 5) and {one.lemma for one in found} & (grammar.words("impersonal") - {"essere"}):
        return
    if {word.lower() for word in words[subject.end : place]} & grammar.words("no_subject_clitics") - {"se"}:
        return
    ordered = sorted(found, key=lambda one: _ORDER.index(one.tense) if one.tense in _ORDER else len(_ORDER))
    forms = [grammar.verbs.form(one.lemma, one.tense, subject.person) for one in ordered]
    yield from grammar.found(
        place, list(dict.fromkeys(form for form in forms if form)), AgreementReason.SUBJECT, subject.word
    )


def is_subject(grammar: RomanceGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a pronoun is the subject of what follows, by what stands before it."""
    before = words[at - 1].lower() if at else ""
    if before in grammar.determiners and not grammar.objects_too:
        return False  # “el yo”
    if words[at].lower() in grammar.words("only_subjects"):
        compared = {word.lower() for word in words[max(at - 6, 0) : at]} & grammar.words("comparing")
        inverted = any(one.person == grammar.pronouns[words[at].lower()] for one in grammar.readings(before))
        return before not in grammar.words("joining") and not compared and not inverted
    if words[at].lower() in grammar.words("also_objects"):
        after = grammar.after_clitics(words, at + 1)
        persons = {one.person for one in grammar.finite(words[after])} if after < len(words) else set()
        return not at and persons <= {1, 3, 4}
    return grammar.opens(words, at) and before not in grammar.words("joining")


def _verb(
    grammar: RomanceGrammar, words: Sequence[str], at: int, person: int, subject: str, *, noun: bool = False
) -> Iterator[Disagreement]:
    place = grammar.after_clitics(words, at)
    if (
        place >= len(words)
        or not words[place].islower()
        or (words[place + 1 : place + 2] and words[place + 1].startswith("-"))
    ):
        return
    found = grammar.copula(words[place]) or [
        one for one in grammar.finite(words[place], noun=noun and place == at) if one.tense != "imperative"
    ]
    if not found or any(_fits(grammar, one, person, subject) for one in found):
        return
    if words[max(at - 2, 0) : at - 1] == [","] and _is_told(found, person):
        return  # *porto io il vino, tu pensa al dolce*
    if person in (2, 5) and not noun:
        if set(words[at:place]) & grammar.words("no_subject_clitics") or not {one.person for one in found} & {2, 5}:
            return
        if any(one.lemma in grammar.words("impersonal") for one in found):
            return
    ordered = sorted(found, key=lambda one: _ORDER.index(one.tense) if one.tense in _ORDER else len(_ORDER))
    forms = [grammar.verbs.form(one.lemma, one.tense, person) for one in ordered]
    yield from grammar.found(
        place, list(dict.fromkeys(form for form in forms if form)), AgreementReason.SUBJECT, subject
    )


def _is_told(found: Sequence[VerbReading], person: int) -> bool:
    """Whether somebody who is addressed as *tu* is told to do something: often the form is that of a third person."""
    return person == _YOU and any(
        one.tense == "present" and one.person == _THIRD and one.lemma.endswith(_AS_TOLD) for one in found
    )


def _fits(grammar: RomanceGrammar, one: VerbReading, person: int, subject: str) -> bool:
    return one.person == person or (subject in grammar.words("also_third") and one.person == 2)


def _of_noun(grammar: RomanceGrammar, words: Sequence[str], at: int) -> Iterator[Disagreement]:
    """The verb behind an article and a noun at the beginning."""
    start, at = at, grammar.possessed(words, at)
    asked = grammar.determiner(words[at])
    if (
        not asked
        or at + 2 >= len(words)
        or not words[at + 1].islower()
        or words[at].lower() in grammar.words("contracted") - grammar.words("owners")
    ):
        return
    if words[at + 1] in grammar.particles | grammar.nouns.adjectives or (start and not words[at].islower()):
        return
    cells = grammar.nouns.cells(words[at + 1]) & asked
    numbers = {cell[1] for cell in cells}
    if len(numbers) != 1 or set(words[at + 1 : at + 3]) & grammar.words("times"):
        return
    if grammar.readings(words[at + 1]) and grammar.code != "fr" and words[at].lower() in grammar.words("loose"):
        return
    end = at + 2
    sure = end < len(words) and words[end] in grammar.words("sure_verbs")
    if not sure and end < len(words) - 1 and words[end] in grammar.nouns and grammar.nouns.cells(words[end]) & cells:
        if grammar.readings(words[end]) or not grammar.is_adjective(words[end]):
            return
        end += 1
    if not sure and end < len(words) and grammar.is_adjective(words[end]):
        return
    person = 2 if "s" in numbers else 5
    if words[at + 1] in grammar.words("many") or (end + 1 < len(words) and grammar.copula(words[end + 1])):
        return  # “les pièces fournit sont”
    yield from _verb(grammar, words, end, person, words[at + 1])


def wrong_addresses(grammar: RomanceGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """A verb of another person than the pronoun behind it, with which somebody is addressed: “¿tienes usted?”."""
    for at in range(1, len(words)):
        informal = words[at] == "tú" and "?" in words[at:]
        if not informal and words[at] not in grammar.words("addressing"):
            continue
        verb = words[at - 1]
        readings = grammar.copula(verb) or grammar.finite(verb.lower(), noun=True)
        found = [one for one in readings if one.tense not in ("imperative", "subjunctive")]
        if not found or {one.person for one in found} != {2 if informal else 1}:
            continue
        if informal and at > 1 and words[at - 2].lower() in grammar.words("reflexives_or_objects"):
            continue
        after = grammar.after_clitics(words, at + 1)
        if after < len(words) and grammar.finite(words[after]):
            continue
        forms = list(grammar.forms(found, found[0].tense, grammar.pronouns[words[at]]))
        forms = [form.capitalize() if verb[0].isupper() else form for form in forms]
        yield from grammar.found(at - 1, forms, AgreementReason.SUBJECT, words[at])


def wrong_reflexives(grammar: RomanceGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """A reflexive pronoun of the third person with a subject or verb of the first or second."""
    own = dict(enumerate(sorted(grammar.words("reflexives"), key=lambda word: word[0])))
    by_person = {int(word[0]): word[1:] for word in own.values()}
    third = by_person.get(2, "")
    for at in range(len(words) - 1):
        if words[at].lower() != third or words[at + 1] in grammar.words("between"):
            continue
        found = grammar.finite(words[at + 1], noun=True)
        persons = {one.person for one in found if one.tense != "imperative"}
        before = words[at - 1].lower() if at else ""
        subject = grammar.pronouns.get(before) if at and is_subject(grammar, words, at - 1) else None
        if len(persons) == 1 and (person := min(persons)) in (0, 1, 3, 4) and subject in (None, person):
            if subject is None and (person != 3 or third in grammar.words("conditions_too")):
                continue
            form = by_person[person]
            if words[at + 1][0] in "aeiouhéêèà" and form in ("me", "te") and grammar.code == "fr":
                form = form[0] + "'"
            yield from grammar.found(at, [form.title() if at == 0 else form], AgreementReason.SUBJECT, words[at + 1])
