"""“Мій” and “твій” for “свій” in the clause of “я” and “ти”: “я забув мій телефон удома”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import clause
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["wrong_owners"]

_OWNERS = {"я": "мій", "ти": "твій"}
_PERSONS = {"я": "1per", "ти": "2per"}
_JOINING = frozenset({"і", "й", "та", "або", "чи", "як", "ніж"})
_OWN_NOUNS = frozenset(
    {"думка", "погляд", "ім'я", "відсутність", "присутність", "відповідь", "бік", "адреса", "випадок", "честь", "вік"}
)
_STATES = frozenset({"бути", "стати", "здаватися", "подобатися", "нагадувати", "нагадати"})
_OWN = "свій"


def wrong_owners(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The possessives of whoever does something, in another case than that of the subject."""
    for at in range(2, len(words) - 1):
        readings = [one for one in grammar.at(words, at) if one.lemma in _OWNERS.values() and one.kind == "ADJF"]
        if not readings or not words[at].islower():
            continue
        places = range(clause(words, at).start, at)
        subjects = [place for place in places if words[place].lower() in _OWNERS]
        if len(subjects) != 1 or _OWNERS[words[subjects[0]].lower()] != readings[0].lemma:
            continue
        subject = words[subjects[0]].lower()
        verbs = [place for place in places if _is_verb(grammar.at(words, place))]
        if (
            len(verbs) != 1
            or not _does(grammar, words, verbs[0], subject)
            or {words[place].lower() for place in places} & (_JOINING | {"не"})
        ):
            continue
        phrase = grammar.phrase(words, at, governed=True)
        if phrase is None or not phrase.agreeing or any(noun.lemma in _OWN_NOUNS for noun in phrase.nouns):
            continue
        if _is_verb(grammar.at(words, phrase.end)):
            continue
        form = _own(grammar, readings[0], words[at])
        if form:
            yield Disagreement(at, at + 1, (form,), AgreementReason.OWN, subject)


def _is_verb(found: Sequence[InflectedReading]) -> bool:
    return bool(found) and all(one.kind in ("VERB", "INFN") for one in found)


def _does(grammar: InflectedGrammar, words: Sequence[str], at: int, subject: str) -> bool:
    """Whether a verb tells what a subject does."""
    return all(
        one.kind == "VERB"
        and one.number == "sing"
        and one.person in ("", _PERSONS[subject])
        and not grammar.names(one) & _STATES
        for one in grammar.at(words, at)
    )


def _own(grammar: InflectedGrammar, written: InflectedReading, word: str) -> str:
    """The same form of “свій”."""
    for one in grammar.readings(_OWN):
        if one.lemma == _OWN:
            marks = (written.case, written.number, *filter(None, [written.gender, written.animate]))
            return one.form(*marks)
    return ""
