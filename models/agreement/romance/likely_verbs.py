"""Verbs of another number than what is likely their subject: “tous les trains de la ligne part à l'heure”."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.romance.conjugation import VerbReading
from models.agreement.romance.grammar import RomanceGrammar
from models.agreement.romance.likely_subjects import LikelySubject, antecedent, likely_subjects

__all__ = ["unsure_verbs"]

_SINGULAR, _PLURAL = 2, 5
_THIRD = frozenset({_SINGULAR, _PLURAL})
_RELATIVES = {"es": "que", "fr": "qui", "it": "che", "pt": "que"}
_AND = {"es": ("y", "e"), "fr": ("et",), "it": ("e", "ed"), "pt": ("e",)}
_TELLING = frozenset({"conditional", "future", "imperfect"})
"""Tenses whose forms look like no noun, whatever their person."""
_LEAST = 1.2
"""What is to be gained: on right text 1 in 10,000 sentences gains more by what is wrong."""
_LEAST_WITH_OBJECT = 2.5
"""The same behind “que”, which may be the object of somebody else."""
_LEAST_JOINED = 5.0
"""The same for a verb behind “and”, which may be said of somebody else."""
_CLAUSE = 14
"""Words behind a subject among which another verb of it is looked for."""


def unsure_verbs(grammar: RomanceGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """Verbs that would agree with what stands before or behind them in the other number."""
    for subject in likely_subjects(grammar, words):
        yield from _behind(grammar, words, subject)
    relative = _RELATIVES[grammar.code]
    for at in range(2, len(words) - 1):
        if words[at] == relative and (told := antecedent(grammar, words, at)) is not None:
            place = _verb_place(grammar, words, at + 1)
            if grammar.code == "fr" or _tells_of_several(grammar, words, at + 1, place, told):
                for one in _verb(grammar, words, place, told):
                    if {who.person for who in _finite(grammar, words[place])} & _THIRD:
                        yield one if grammar.code == "fr" else replace(one, least=_LEAST_WITH_OBJECT)
    for at in range(len(words) - 2):
        yield from _before_subject(grammar, words, at)


def _tells_of_several(grammar: RomanceGrammar, words: Sequence[str], start: int, at: int, told: LikelySubject) -> bool:
    """Whether what is told of several things behind “que” has no other subject: “personas que vive lejos”."""
    if told.person != _PLURAL or set(words[start:at]) & {"se", "si"} or at + 1 >= len(words):
        return False
    lemmas = {one.lemma for one in grammar.readings(words[at])}
    if at > start and words[at - 1] in grammar.words("feeling") and words[at + 1] in grammar.determiners:
        return False  # “le vie che ci indica questo passo”
    after = words[at + 1]
    if grammar.is_participle(after) or any(one.tense == "gerund" for one in grammar.verbs.readings(after)):
        return False
    if lemmas & grammar.words("without_object"):
        return not (after in grammar.determiners or after.istitle())
    contracted = grammar.words("contracted") - grammar.words("owners")
    return (after in grammar.determiners and after not in contracted) or bool(
        grammar.nouns.cells(after) and after not in grammar.particles
    )


def _behind(grammar: RomanceGrammar, words: Sequence[str], subject: LikelySubject) -> Iterator[Disagreement]:
    """The verb of a subject, behind what is told of it, and the verbs that are joined to that."""
    end = subject.end
    if subject.person == _SINGULAR and subject.noun > 1 and words[subject.noun - 2] in (*_AND[grammar.code], ","):
        return  # “su voz, su cara habían cambiado”
    if end < len(words) and words[end] in grammar.words("relatives"):
        end = _behind_clause(grammar, words, end)
    elif end < len(words) and words[end].lower() in grammar.words("and"):
        return
    place = _verb_place(grammar, words, end)
    first = list(_verb(grammar, words, place, subject))
    yield from first
    if place >= len(words) or not (first or _finite(grammar, words[place])):
        return
    for at in range(place + 1, min(place + _CLAUSE, len(words) - 1)):
        if words[at] in grammar.words("relatives") or words[at] in (".", ";", ":", "?", "!"):
            break
        if words[at] in _AND[grammar.code]:
            yield from _verb(grammar, words, _verb_place(grammar, words, at + 1), subject, joined=True)


def _behind_clause(grammar: RomanceGrammar, words: Sequence[str], at: int) -> int:
    """The index behind a clause without a comma: of its verb and what belongs to that."""
    verbs = 0
    for place in range(at + 1, min(at + _CLAUSE, len(words))):
        word = words[place]
        if not any(letter.isalnum() for letter in word) or word in grammar.words("relatives"):
            return len(words)
        readings = grammar.readings(word)
        if readings and all(one.is_finite for one in readings) and word not in grammar.nouns:
            verbs += 1
            if verbs == 2:
                while words[place - 1] in grammar.words("between"):
                    place -= 1
                return place
        elif verbs == 1 and word in grammar.copula_persons:
            return place
    return len(words)


def _verb_place(grammar: RomanceGrammar, words: Sequence[str], at: int) -> int:
    while at < len(words) and words[at] in grammar.words("between") | grammar.words("inner_adverbs"):
        at += 1
    return at


def _finite(grammar: RomanceGrammar, word: str) -> list[VerbReading]:
    """What a word is as a finite verb; nothing if it may be a form that has no person."""
    if not word.islower() or word in grammar.determiners or word in grammar.words("not_before_verbs"):
        return []
    copula = grammar.copula(word)
    if copula:
        return copula
    readings = grammar.verbs.readings(word) if word in grammar.words("sure_verbs") else grammar.readings(word)
    if not readings or any(not one.is_finite or one.tense == "personal" for one in readings):
        return []
    return [one for one in readings if one.tense != "imperative"]


def _verb(
    grammar: RomanceGrammar, words: Sequence[str], at: int, subject: LikelySubject, *, joined: bool = False
) -> Iterator[Disagreement]:
    found = _finite(grammar, words[at]) if at < len(words) else []
    persons = {one.person for one in found}
    if not found or subject.person in persons:
        return
    if not persons & _THIRD and (words[at] in grammar.nouns or not {one.tense for one in found} <= _TELLING):
        return
    if joined and (
        (words[at] in grammar.nouns and words[at - 1] in _AND[grammar.code])
        or {one.lemma for one in found} & grammar.words("coming")
    ):
        return
    after = words[at + 1] if at + 1 < len(words) else ""
    if after.startswith("-") or (after and _finite(grammar, after)):
        return  # “les pièces fournit sont”
    if subject.person == _PLURAL and {one.lemma for one in found} & {"parecer", "sembrare", "parere"}:
        return  # “muitas pessoas parece que”, “i grilli pareva segassero l'erba”
    if subject.person == _SINGULAR and {one.lemma for one in found} & {"ser", "essere", "être"} and _PLURAL in persons:
        return  # “el problema son los verbos”
    if subject.person == _PLURAL and set(words[subject.end : at]) & grammar.words("objects_of_several"):
        return  # “las llaves las tiene Ana”
    kept = [one for one in found if one.person in _THIRD] or found
    forms = dict.fromkeys(grammar.verbs.form(one.lemma, one.tense, subject.person) for one in kept)
    replacements = tuple(form for form in forms if form and form != words[at])
    if replacements:
        yield Disagreement(
            at,
            at + 1,
            replacements[:2],
            AgreementReason.SUBJECT,
            subject.word,
            True,
            _least(grammar, subject, joined=joined),
        )


def _least(grammar: RomanceGrammar, subject: LikelySubject, *, joined: bool) -> float:
    """What is to be gained: more where the verb may have a subject that nobody names."""
    if grammar.code == "fr":
        return _LEAST
    if joined:
        return _LEAST_JOINED
    return _LEAST_WITH_OBJECT if subject.person == _SINGULAR else _LEAST


def _before_subject(grammar: RomanceGrammar, words: Sequence[str], at: int) -> Iterator[Disagreement]:
    """A singular verb of coming, being left and the like before several things: “faltou duas peças”."""
    verb = words[at].lower()
    readings = [one for one in grammar.verbs.readings(verb) if one.is_finite and one.tense != "imperative"]
    place = at + 1
    if any(one.lemma == "haber" for one in readings) and grammar.is_participle(words[place]):
        lemmas = {one.lemma for one in grammar.verbs.readings(words[place])}
        place += 1
    else:
        lemmas = {one.lemma for one in readings}
    if not lemmas & grammar.words("coming") or {one.person for one in readings} != {_SINGULAR}:
        return
    if place + 1 < len(words) and f"{words[place]}_{words[place + 1]}" in ("mais_de", "más_de", "più_di"):
        place += 2  # “veio mais de vinte pessoas”
    while place < len(words) - 1 and words[place] in grammar.words("inner_adverbs") | grammar.words("before_subjects"):
        place += 1
    if place + 1 >= len(words) or not _is_plural(grammar, words, place):
        return
    forms = dict.fromkeys(grammar.verbs.form(one.lemma, one.tense, _PLURAL) for one in readings)
    replacements = tuple(form.capitalize() if words[at][0].isupper() else form for form in forms if form)
    if replacements:
        yield Disagreement(at, at + 1, replacements[:2], AgreementReason.SUBJECT, words[place + 1], True, _LEAST)


def _is_plural(grammar: RomanceGrammar, words: Sequence[str], at: int) -> bool:
    """Whether several things are told from a word on."""
    word, noun = words[at], words[at + 1]
    if not noun.islower() or ((cells := grammar.nouns.cells(noun)) and "p" not in {cell[1] for cell in cells}):
        return False
    asked = grammar.determiner(word)
    several = word in grammar.words("numerals") | grammar.words("plural_determiners")
    return several or bool(asked and {cell[1] for cell in asked} == {"p"})
