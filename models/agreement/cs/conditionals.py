"""The present behind “kdyby” and “aby”: “kdybych mám čas”, “chci, aby přijdeš”."""

from collections.abc import Iterator, Sequence

from models.agreement.cs.pasts import pasts
from models.agreement.cs.segments import nominatives, segment
from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["present_of_condition"]

_ENDINGS = {"ch": "1per sing", "s": "2per sing", "chom": "1per plur", "ste": "2per plur"}
_FORMS = {clause + ending: person for clause in ("kdyby", "aby") for ending, person in {**_ENDINGS, "": "3per"}.items()}
_PASTS = ("l", "la", "lo", "li", "ly", "t")
_FAR = 5


def present_of_condition(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The only verb of a clause with such a conjunction, where it is in the present."""
    for at, word in enumerate(words):
        person = _FORMS.get(word.lower())
        places = segment(words, at)
        if person is None or places[0] != at:
            continue
        behind = [place for place in places if place > at]
        if any(_may_be_verb(grammar, words, place) for place in behind):
            continue
        verbs = [place for place in behind if _is_present(grammar.at(words, place))]
        if len(verbs) == 1 and verbs[0] - at <= _FAR:
            yield from _told(grammar, words, at, verbs[0], person)


def _is_present(readings: Sequence[InflectedReading]) -> bool:
    return bool(readings) and all(
        one.kind == "VERB" and one.mood == "indc" and one.tense in ("pres", "futr") for one in readings
    )


def _may_be_verb(grammar: InflectedGrammar, words: Sequence[str], place: int) -> bool:
    """Whether a word may be the past that belongs there, an infinitive, or a misspelled past."""
    readings = grammar.at(words, place)
    if _is_present(readings):
        return False
    if not readings:
        return words[place].lower().endswith(_PASTS)
    return any(one.kind in ("VERB", "INFN", "PRTS") for one in readings)


def _told(grammar: InflectedGrammar, words: Sequence[str], at: int, verb: int, person: str) -> Iterator[Disagreement]:
    readings = grammar.at(words, verb)
    said = {f"{one.person} {one.number}" for one in readings}
    conjunction = words[at]
    if person == "3per" and len(said) == 1 and next(iter(said)) in _ENDINGS.values():
        [own] = said
        conjunction += next(ending for ending, other in _ENDINGS.items() if other == own)
        person = own
    numbers = [person.partition(" ")[2]] if " " in person else sorted({one.number for one in readings})
    nouns = [noun for _, noun in nominatives(grammar, words, at)] if person == "3per" else []
    forms = dict.fromkeys(form for one in readings for number in numbers for form in pasts(grammar, one, number))
    women = nouns and all(noun.gender == "femn" for noun in nouns)
    best = sorted(forms, key=lambda form: form.endswith(("a", "y")) != bool(women))
    if not best:
        return
    if conjunction == words[at]:
        yield Disagreement(verb, verb + 1, tuple(best)[:2], AgreementReason.TENSE, words[at].lower())
    else:
        between = words[at + 1 : verb]
        texts = tuple(" ".join([conjunction, *between, form]) for form in best[:2])
        yield Disagreement(at, verb + 1, texts, AgreementReason.TENSE, words[at].lower())
