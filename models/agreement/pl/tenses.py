"""Polish verbs in a tense that “wczoraj” or “jutro” does not take, and orders to one where several are called."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.pl.governing import LISTED
from models.agreement.pl.morphology import PolishReading, readings
from models.agreement.pl.subjects import subjects
from models.agreement.told_times import is_done_once_before, is_now_or_later, only_verb

__all__ = ["wrong_orders", "wrong_tenses"]

_SHORTEST = 4
_STOPS = frozenset(',:;—–-„”"(?')


def wrong_tenses(words: Sequence[str]) -> Iterator[Disagreement]:
    """The only verb of a sentence, where the time with which it begins asks for another tense."""
    small = words[0].lower() if words else ""
    if small not in LISTED["yesterday"] | LISTED["tomorrow"]:
        return
    found = only_verb(words, _STOPS, readings)
    if found is None:
        return
    at, verbs = found
    if len({one.lexeme for one in verbs}) > 1:
        return
    if small in LISTED["yesterday"] and is_now_or_later(verbs):
        forms = [form for one in verbs for form in _past(words, one)]
    elif small in LISTED["tomorrow"] and is_done_once_before(verbs):
        forms = [one.finite(one.person, one.number) for one in verbs]
    else:
        return
    replacements = tuple(dict.fromkeys(form for form in forms if form))
    if replacements:
        yield Disagreement(at, at + 1, replacements[:3], AgreementReason.TENSE, small)


def _past(words: Sequence[str], verb: PolishReading) -> Iterator[str]:
    genders = [gender for one in subjects(words) for gender in one.genders] or ["m1", "femn"]
    for gender in genders:
        yield verb.past(verb.number, gender, verb.person)


def wrong_orders(words: Sequence[str]) -> Iterator[Disagreement]:
    """An order to one, where several are called: “dzieci, weź”, “weź plecaki, dzieci!”."""
    if len(words) < _SHORTEST:
        return
    if words[0].lower() in LISTED["crowds"] and words[1] == ",":
        at, called = 2, words[0]
    elif words[-2].lower() in LISTED["crowds"] and words[-3] == "," and words.count(",") == 1:
        at, called = 0, words[-2]
    else:
        return
    orders = readings(words[at].lower())
    if orders and all(one.kind == "VERB" and one.mood == "impr" and one.number == "sing" for one in orders):
        forms = tuple(form for one in orders if (form := one.form("impt", "plur", "2per")))
        cased = tuple(form.title() if words[at].istitle() else form for form in forms)
        if cased:
            yield Disagreement(at, at + 1, cased[:1], AgreementReason.SUBJECT, called.lower())
