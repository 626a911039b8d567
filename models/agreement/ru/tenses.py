"""Russian verbs in a tense that “вчера” or “завтра” does not take, and orders to one where several are called."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.reading import WordReading
from models.agreement.ru.governing import LISTED
from models.agreement.ru.morphology import readings
from models.agreement.told_times import is_done_once_before, is_now_or_later, only_verb

__all__ = ["wrong_orders", "wrong_tenses"]

_SHORTEST = 4
_PERSONS = {
    "я": "1per sing", "ты": "2per sing", "он": "3per sing", "она": "3per sing",
    "мы": "1per plur", "вы": "2per plur", "они": "3per plur",
}  # fmt: skip
_STOPS = frozenset(',:;—-«»("?')


def wrong_tenses(words: Sequence[str]) -> Iterator[Disagreement]:
    """The only verb of a sentence, where the time with which it begins asks for another tense."""
    small = words[0].lower() if words else ""
    if small not in LISTED["yesterday"] | LISTED["tomorrow"]:
        return
    found = only_verb(words, _STOPS, readings)
    if found is None:
        return
    at, verbs = found
    if any(one.lemma == "быть" for one in verbs):
        return
    if small in LISTED["yesterday"] and is_now_or_later(verbs):
        forms = [form for one in verbs for form in _past(words, one)]
    elif small in LISTED["tomorrow"] and is_done_once_before(verbs):
        forms = [form for one in verbs for form in _future(words, one)]
    else:
        return
    replacements = tuple(dict.fromkeys(form for form in forms if form))
    if replacements:
        yield Disagreement(at, at + 1, replacements[:3], AgreementReason.TENSE, small)


def _past(words: Sequence[str], verb: WordReading) -> Iterator[str]:
    if verb.number == "plur":
        yield verb.form("past", "plur")
        return
    nouns = [one for word in words for one in readings(word) if one.kind in ("NOUN", "NPRO") and one.case == "nomn"]
    genders = dict.fromkeys(one.gender for one in nouns if one.number == "sing" and one.gender)
    for gender in genders or ("masc", "femn"):
        yield verb.form("past", "sing", gender)


def _future(words: Sequence[str], verb: WordReading) -> Iterator[str]:
    spoken = next((word.lower() for word in words if word.lower() in _PERSONS), "")
    person, number = _PERSONS.get(spoken, f"3per {verb.number}").split()
    yield verb.form("futr", person, number)


def wrong_orders(words: Sequence[str]) -> Iterator[Disagreement]:
    """An order to one, where several are called: “дети, бери”."""
    if len(words) < _SHORTEST or words[0].lower() not in LISTED["crowds"] or words[1] != ",":
        return
    at = 3 if words[2] == "не" else 2
    orders = readings(words[at])
    if orders and all(one.kind == "VERB" and one.mood == "impr" and one.number == "sing" for one in orders):
        forms = tuple(form for one in orders if (form := one.form("plur", "impr")))
        if forms:
            yield Disagreement(at, at + 1, forms[:1], AgreementReason.SUBJECT, words[0].lower())
