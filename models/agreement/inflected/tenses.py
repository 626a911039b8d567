"""Verbs in the present beside “yesterday”, and in the past beside “tomorrow”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading
from models.agreement.inflected.subjects import subjects

__all__ = ["wrong_tenses"]

_SMALL_WORDS = 4


def wrong_tenses(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The only verb of a sentence, where the time with which it begins asks for another tense."""
    small = words[0].lower() if words else ""
    timed = len(words) > 1 and any(one.lemma in grammar.listed("times") for one in grammar.at(words, 1))
    past = small in grammar.listed("yesterday") or (timed and small in grammar.listed("last"))
    future = small in grammar.listed("tomorrow") or (timed and small in grammar.listed("next"))
    if not (past or future) or any(mark in words for mark in ',:–—"„“«»('):
        return
    places = [at for at in range(1, len(words)) if any(one.kind == "VERB" for one in grammar.at(words, at))]
    if len(places) != 1 or places[0] > _SMALL_WORDS or grammar.listed("speaking_verbs") & set(words):
        return
    [at] = places
    verbs = grammar.at(words, at)
    if any(one.kind != "VERB" or one.mood != "indc" or one.lemma in grammar.listed("timeless") for one in verbs):
        return
    if past and all(one.tense == "pres" for one in verbs):
        forms = dict.fromkeys(form for one in verbs for form in _past(grammar, words, one))
    elif future and all(one.tense == "past" for one in verbs):
        forms = dict.fromkeys(form for one in verbs for form in _future(grammar, words, one))
    else:
        return
    replacements = tuple(form for form in forms if form)
    if replacements:
        yield Disagreement(at, at + 1, replacements[:3], AgreementReason.TENSE, small)


def _past(grammar: InflectedGrammar, words: Sequence[str], verb: InflectedReading) -> Iterator[str]:
    """The verb in the past, with what says who does it in the first and second person, where there is such."""
    person = grammar.table.persons.get(f"{verb.person} {verb.number}", "")
    for gender in _genders(grammar, words):
        form = verb.form("past", verb.number, *filter(None, [gender]))
        yield f"{person} {form}" if person and form else form


def _future(grammar: InflectedGrammar, words: Sequence[str], verb: InflectedReading) -> Iterator[str]:
    """The verb in the future: in the present of one that is done once, whose infinitive has no future of its own."""
    found = next(iter(subjects(grammar, words)), None)
    pronouns = [grammar.table.subjects[word].split()[0] for word in words[1:] if word in grammar.table.subjects]
    person = pronouns[0] if pronouns else "3per"
    if not grammar.words.infinitive or (not pronouns and found is None):
        return
    lasting = verb.lexeme.form("futr", person, verb.number)
    yield lasting or verb.form("pres", person, verb.number)


def _genders(grammar: InflectedGrammar, words: Sequence[str]) -> list[str]:
    """The genders that the subject may have, the likelier first."""
    found = [gender for one in subjects(grammar, words) for gender, _ in one.kinds]
    return list(dict.fromkeys(found)) or ["masc", "femn"]
