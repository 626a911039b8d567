"""Verbs between a pronoun that is their object and a subject they do not follow: “мене здивував твоя відповідь”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import clause, goes_with, is_governed, opens_list
from models.agreement.inflected.grammar import InflectedGrammar, cases_of
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["wrong_behind_objects"]

_OBJECTS = frozenset({"мене", "тебе", "його", "її", "нас", "вас", "їх", "усіх", "всіх"})
_NAMING = frozenset({"звати", "називати", "назвати", "прозвати", "кликати", "вважати", "бути", "стати", "мати"})
_JOINING = frozenset({"і", "й", "та", "або", "чи", "ні", "як", "з", "із", "зі"})
_STRIKING = frozenset(
    {
        "дивувати", "здивувати", "вражати", "вразити", "цікавити", "зацікавити", "хвилювати", "турбувати", "чекати",
        "радувати", "порадувати", "лякати", "злякати", "налякати", "дратувати", "розчарувати", "захоплювати",
        "захопити", "надихати", "надихнути", "насторожити", "приваблювати", "привабити", "мучити", "боліти",
        "розсмішити", "веселити", "засмутити", "образити", "обурити", "зустріти", "врятувати", "обрадувати",
        "зворушити",
    }
)  # fmt: skip
_LEAST = -1.0


def wrong_behind_objects(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The only verb of a clause with a pronoun in the accusative before it, and a noun right behind it."""
    for at in range(1, len(words) - 1):
        verbs = grammar.at(words, at)
        if not words[at].islower() or not verbs or any(one.kind != "VERB" or one.mood != "indc" for one in verbs):
            continue
        names = {name for one in verbs for name in grammar.names(one)}
        striking = names <= _STRIKING
        several = any(one.number == "plur" for one in verbs)
        if any(one.person in ("1per", "2per") or one.gender == "neut" for one in verbs) or names & _NAMING:
            continue
        if not striking and (several or not names & grammar.listed("transitive")):
            continue
        places = clause(words, at)
        if not _has_object(grammar, words, places, at) or {words[place].lower() for place in places} & _JOINING:
            continue
        phrase = grammar.phrase(words, at + 1)
        if phrase is None or not phrase.agreeing or not phrase.words[-1].islower():
            continue
        subjects = [one for one in phrase.agreeing if one.case == "nomn" and isinstance(one, InflectedReading)]
        if not subjects or cases_of(phrase, phrase.agreeing) - {"nomn", "accs"}:
            continue
        if any(goes_with(verb, one) for verb in verbs for one in subjects) or opens_list(grammar, words, phrase.end):
            continue
        if any(one.lemma in grammar.listed("times") | grammar.listed("many") for one in subjects):
            continue
        forms = tuple(dict.fromkeys(form for verb in verbs for one in subjects if (form := _form(verb, one))))
        if forms:
            said = " ".join(phrase.words).lower()
            least = None if several else _LEAST
            end = at + 1 if "accs" in cases_of(phrase, phrase.agreeing) else phrase.end
            behind = words[at + 1 : end]
            whole = tuple(" ".join([form, *behind]) for form in forms[:3])
            yield Disagreement(at, end, whole, AgreementReason.SUBJECT, said, unsure=True, least=least)


def _has_object(grammar: InflectedGrammar, words: Sequence[str], places: range, at: int) -> bool:
    """Whether a pronoun is the object of a verb, and nothing before it in the nominative or a verb."""
    objects = 0
    for place in places:
        if place == at:
            continue
        found = grammar.at(words, place)
        if any(one.kind in ("VERB", "INFN") for one in found) or words[place][0].isdigit():
            return False
        if place > at:
            continue
        if words[place].lower() in _OBJECTS and not is_governed(grammar, words, place):
            objects += not any(one.kind in ("NOUN", "ADJF") for one in grammar.at(words, place + 1))
        elif not is_governed(grammar, words, place) and any(
            one.case == "nomn" and one.kind in ("NOUN", "NPRO", "ADJF") for one in found
        ):
            return False
    return objects == 1


def _form(verb: InflectedReading, subject: InflectedReading) -> str:
    if verb.tense != "past":
        return verb.form(verb.tense, "3per", subject.number)
    gender = [subject.gender] if subject.number == "sing" and subject.gender else []
    return verb.form("past", subject.number, *gender)
