"""How much time has gone by, or is left, behind a verb of another gender than “-ло”: “йому виповнився десять років”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import clause, is_governed
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["wrong_passed_times"]

_PASSING = frozenset(
    {"минути", "пройти", "виповнитися", "сповнитися", "лишитися", "залишитися", "зостатися", "стукнути", "пробити"}
)
_ABOUT = frozenset({"вже", "уже", "ще", "лише", "лиш", "тільки", "майже", "рівно", "приблизно", "десь", "понад", "аж"})
_MANY = frozenset({"багато", "кілька", "декілька", "чимало", "небагато", "півтора", "пів"})
_ONE = ("1", "один", "одна")


def wrong_passed_times(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The verbs of the past, before five or more or much of something."""
    for at in range(len(words) - 2):
        verbs = grammar.at(words, at)
        if not verbs or any(not _is_wrong(one) for one in verbs):
            continue
        if not all(grammar.names(one) & _PASSING for one in verbs) or _has_subject(grammar, words, at):
            continue
        place = at + 1
        while place < len(words) - 2 and words[place].lower() in _ABOUT:
            place += 1
        counted = grammar.at(words, place + 1)
        if not _is_number(grammar, words[place]) or not any(
            one.kind == "NOUN" and one.case == "gent" and (one.number == "plur" or words[place] in ("півтора", "пів"))
            for one in counted
        ):
            continue
        forms = dict.fromkeys(form for one in verbs if (form := _of_it(one)))
        cased = tuple(form.capitalize() if words[at].istitle() else form for form in forms)
        if cased:
            yield Disagreement(at, at + 1, cased, AgreementReason.SUBJECT, words[place].lower())


def _is_wrong(verb: InflectedReading) -> bool:
    """Whether a verb is not in the third person singular, or the neuter of the past."""
    if verb.kind != "VERB" or verb.mood != "indc":
        return False
    if verb.tense == "past":
        return verb.number == "plur" or verb.gender in ("masc", "femn")
    return verb.number == "plur" and verb.person == "3per"


def _of_it(verb: InflectedReading) -> str:
    return verb.form("past", "sing", "neut") if verb.tense == "past" else verb.form(verb.tense, "3per", "sing")


def _is_number(grammar: InflectedGrammar, word: str) -> bool:
    if word.isdigit():
        return not word.endswith(_ONE) or word.endswith("11")
    return word in grammar.listed("cardinals") | _MANY


def _has_subject(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether somebody or something in the nominative stands before the verb in its clause."""
    return any(
        one.kind in ("NOUN", "NPRO") and one.case == "nomn"
        for place in clause(words, at)
        if place < at and not is_governed(grammar, words, place)
        for one in grammar.at(words, place)
    )
