"""Adverbs of where something is beside verbs of going, and of where it goes beside others: “йду вдома”, “живе туди”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import clause
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["wrong_whereabouts"]

_THITHER = {"вдома": "додому", "удома": "додому", "тут": "сюди", "там": "туди"}
_THERE = {"додому": "вдома", "туди": "там", "сюди": "тут"}
_HOME = frozenset({"вдома", "удома"})
_COMING = frozenset(
    {
        "піти", "прийти", "приходити", "поїхати", "приїхати", "приїжджати", "повернутися", "повертатися", "дійти",
        "доїхати", "дістатися", "прибігти", "побігти", "прилетіти", "полетіти", "відвезти", "відвести",
        "завезти", "підвезти",
    }
)  # fmt: skip
_ON_THE_WAY = frozenset({"йти", "іти", "їхати", "бігти", "летіти", "поспішати"})
_BEING = frozenset(
    {
        "сидіти", "залишитися", "лишитися", "залишатися", "перебувати", "жити", "мешкати", "ночувати", "працювати",
        "навчатися", "вчитися", "відпочивати", "спати", "проживати", "знаходитися", "снідати",
        "обідати", "вечеряти",
    }
)  # fmt: skip
_WAS = frozenset({"був", "була", "були", "буду", "будеш", "будемо", "будете"})
_LIVES, _LIVED = "живе", "живуть"
"""The dictionary knows the first as an adjective alone."""
_LET_US = frozenset({"ходімо", "ходім", "йдемо", "йдім"})
_SPEAKING = frozenset({"1per", "2per"})
_PERSONS = frozenset({"я", "ти", "він", "вона", "ми", "ви", "вони"})
_LEAST = -0.3


def wrong_whereabouts(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The adverbs of place that do not tell what the verb of their clause asks for."""
    for at in range(len(words) - 1):
        small = words[at].lower()
        if small in _THITHER and at:
            yield from _thither(grammar, words, at)
        elif small in _THERE and at:
            yield from _there(grammar, words, at)
        elif small in ("де", "куди"):
            yield from _asked(grammar, words, at)


def _thither(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Iterator[Disagreement]:
    """“Вдома”, “тут” or “там” behind a verb of going."""
    verb = _verb_before(grammar, words, at)
    found = _readings(grammar, words, verb) if verb >= 0 else ()
    if not found or _has_verb(grammar, words, range(at + 1, clause(words, at).stop)):
        return
    going = words[verb].lower() in _LET_US or all(grammar.names(one) & _COMING for one in found)
    way = all(grammar.names(one) & _ON_THE_WAY and one.person in _SPEAKING for one in found)
    if (going or way) and (words[at + 1] in ".,!?;:…)" or not _is_of_next(grammar, words, at + 1)):
        unsure = words[at] not in _HOME
        if unsure and not _speak_themselves(words, verb, found):
            return
        yield _told(words, at, _THITHER[words[at].lower()], words[verb].lower(), unsure=unsure)


def _speak_themselves(words: Sequence[str], verb: int, found: Sequence[InflectedReading]) -> bool:
    """Whether a verb tells what who speaks or is spoken to does."""
    near = {word.lower() for word in words[max(verb - 2, 0) : verb]}
    return all(one.person in _SPEAKING for one in found) or bool(near & {"я", "ти", "ми", "ви"})


def _is_of_next(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether what follows may be told of what is there: “прийшла, вдома нікого”."""
    found = grammar.at(words, at)
    return words[at].lower() in ("нікого", "нічого", "немає", "нема", "все", "усе") or any(
        one.kind in ("NOUN", "NPRO") and one.case == "nomn" for one in found
    )


def _there(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Iterator[Disagreement]:
    """“Додому”, “туди” or “сюди” behind a verb of being somewhere."""
    verb = _verb_before(grammar, words, at)
    found = _readings(grammar, words, verb) if verb >= 0 else ()
    places = clause(words, at)
    if not found or _has_verb(grammar, words, [place for place in places if place != verb]):
        return
    if words[verb].lower() in _WAS or all(grammar.names(one) & _BEING for one in found):
        yield _told(words, at, _THERE[words[at].lower()], words[verb].lower(), unsure=words[verb].lower() in _WAS)


def _asked(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Iterator[Disagreement]:
    """“Де” in a question after a way, and “куди” in one after a place."""
    places = range(at + 1, clause(words, at).stop)
    verbs = [place for place in places if _readings(grammar, words, place)]
    if len(verbs) != 1 or places.stop >= len(words) or (at and words[at - 1] not in ("А", "а", "І", "Ну", ",")):
        return
    found = _readings(grammar, words, verbs[0])
    if words[at].lower() == "куди":
        if all(grammar.names(one) & _BEING for one in found):
            yield _told(words, at, "де", words[verbs[0]].lower(), unsure=False)
        return
    if (places.stop < len(words) and words[places.stop] != "?") or verbs[0] - at > 2:
        return
    named = bool(_PERSONS & {words[place].lower() for place in places})
    gone = all(grammar.names(one) & {"піти", "поїхати"} for one in found) and (named or _speak(found))
    way = all(grammar.names(one) & {"йти", "іти", "їхати"} for one in found) and _speak(found)
    if gone or way:
        yield _told(words, at, "куди", words[verbs[0]].lower(), unsure=False)


def _speak(found: Sequence[InflectedReading]) -> bool:
    return all(one.person in _SPEAKING for one in found)


def _readings(grammar: InflectedGrammar, words: Sequence[str], at: int) -> tuple[InflectedReading, ...]:
    """What a word may be, if it can but be a verb."""
    found = grammar.at(words, at)
    if words[at].lower() == _LIVES:
        return tuple(one for one in grammar.readings(_LIVED) if one.kind == "VERB")
    return found if found and all(one.kind in ("VERB", "INFN") for one in found) else ()


def _has_verb(grammar: InflectedGrammar, words: Sequence[str], places: Sequence[int]) -> bool:
    return any(one.kind in ("VERB", "INFN") for place in places for one in grammar.at(words, place))


def _verb_before(grammar: InflectedGrammar, words: Sequence[str], at: int) -> int:
    """The place of the verb before an adverb, behind which only other adverbs and pronouns stand; -1 without one."""
    passed = grammar.listed("adverbs") | grammar.listed("clitics") | _PERSONS
    place = at - 1
    while place >= 0 and words[place].lower() in passed:
        place -= 1
    return place if place >= 0 and _readings(grammar, words, place) else -1


def _told(words: Sequence[str], at: int, meant: str, verb: str, *, unsure: bool) -> Disagreement:
    text = meant.capitalize() if words[at].istitle() else meant
    return Disagreement(at, at + 1, (text,), AgreementReason.WORD, verb, unsure, _LEAST if unsure else None)
