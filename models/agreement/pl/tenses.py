"""Polish verbs in a tense that “wczoraj” or “jutro” does not take, and orders to one where several are called."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.pl.governing import LISTED
from models.agreement.pl.morphology import PolishReading, readings
from models.agreement.pl.subjects import subjects
from models.agreement.told_times import is_done_once_before, is_now_or_later, only_verb

__all__ = ["wrong_orders", "wrong_tenses"]

_SHORTEST = 4
_TIME = 4
"""So many words at most name a time."""
_STOPS = frozenset(',:;—–-„”"(?')


def wrong_tenses(words: Sequence[str]) -> Iterator[Disagreement]:
    """The only verb of a sentence, where the time with which it begins asks for another tense."""
    small = words[0].lower() if words else ""
    named = small in LISTED["yesterday"] | LISTED["tomorrow"]
    past = small in LISTED["yesterday"] if named else _is_over(words)
    if not named and not past and not _is_to_come(words):
        return
    found = only_verb(words, _STOPS, readings)
    if found is None:
        return
    at, verbs = found
    if len({one.lexeme for one in verbs}) > 1:
        return
    if not named and any(one.person == "3per" for one in verbs):
        return  # what is told of others may stand in the present
    if past and is_now_or_later(verbs):
        forms = [form for one in verbs for form in _past(words, one)]
    elif not past and is_done_once_before(verbs):
        forms = [one.finite(one.person, one.number) for one in verbs]
    else:
        return
    replacements = tuple(dict.fromkeys(form for form in forms if form))
    if replacements:
        yield Disagreement(at, at + 1, replacements[:3], AgreementReason.TENSE, small)


def _is_over(words: Sequence[str]) -> bool:
    """Whether a sentence begins with a time that is over: “w zeszłym roku”, “dwa lata temu”."""
    first = [word.lower() for word in words[:_TIME]]
    if first[:1] in (["w"], ["we"]) and len(first) > 1 and first[1] in LISTED["last"]:
        return True
    return any(
        word == "temu" and any(one.lemma in LISTED["times"] for one in readings(first[at]))
        for at, word in enumerate(first[1:])
    )


def _is_to_come(words: Sequence[str]) -> bool:
    """Whether a sentence begins with a time that is to come: “w przyszłym roku”."""
    first = [word.lower() for word in words[:_TIME]]
    return len(first) > 1 and first[0] in ("w", "we") and first[1] in LISTED["next"]


def _past(words: Sequence[str], verb: PolishReading) -> Iterator[str]:
    genders = [gender for one in subjects(words) for gender in one.genders] or ["m1", "femn"]
    for gender in genders:
        yield verb.past(verb.number, gender, verb.person)


def wrong_orders(words: Sequence[str]) -> Iterator[Disagreement]:
    """An order to one, where several are called: “dzieci, weź”, “weź plecaki, dzieci!”."""
    if len(words) < _SHORTEST:
        return
    if words[0].lower() in LISTED["crowds"] and words[1] == ",":
        at, called = 2 + (words[2] == "nie"), words[0]
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
