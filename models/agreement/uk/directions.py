"""Where something goes or is, in the case of the other: “постав на столі”, “живе в село”, “сів за кермом”."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import clause
from models.agreement.inflected.grammar import InflectedGrammar, cases_of
from models.agreement.phrases import DeclinedPhrase

__all__ = ["wrong_directions"]

_IN = frozenset({"в", "у"})
_ON = frozenset({"на"})
_UNDER, _AT = "під", "за"
_WITH = frozenset({"з", "із", "зі", "разом", "собі"})
_WINDOWS = frozenset({"вікно", "дзеркало", "люстерко", "бінокль"})
_SITTING = ("сіст", "сів", "сіла", "сіли", "сяд", "сіда")
_PLEASE = frozenset({"будь", "ласка", "прошу"})
_FAR = 7
"""So many words at most are looked at between a verb and its preposition."""
_DANCES = "танець"
_SELDOM_NOUNS = frozenset({"сходи", "зайди", "поклади", "біжи"})
"""Verbs that may be nouns, but seldom are."""
_DIRECT = frozenset({"nomn", "accs", "voct"})
_LEAST, _LEAST_VISITED, _LEAST_ALONE = 0.3, -0.5, 0.0
"""What the sentence must gain where the noun may be an accusative of the plural, too: “на полиці”; where one
hardly goes to several of them: “на дачі”; and where no verb stands before it: “на вулицю холодно”."""
_THERE = frozenset({"є", "немає", "нема", "було", "був", "була", "були", "буде", "будуть", "нікого", "нічого"})


def wrong_directions(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The nouns of places in the locative where a verb tells of a way, and in the accusative where it tells of none."""
    for at in range(len(words) - 2):
        small = words[at].lower()
        if small not in _IN | _ON | {_UNDER, _AT}:
            continue
        phrase = grammar.phrase(words, at + 1, governed=True)
        if phrase is None or phrase.end >= len(words) or not phrase.agreeing or words[phrase.end].istitle():
            continue
        if (opening := _opening(grammar, words, at, phrase)) is not None:
            yield opening
            continue
        verb, objects = _verb(grammar, words, at)
        if verb < 0:
            continue
        found = _going(grammar, words, verb, small, phrase)
        if found is None and not objects and not _is_sent(grammar, words, verb):
            found = _staying(grammar, words, verb, small, phrase)
        if found is not None:
            yield found


def _going(
    grammar: InflectedGrammar, words: Sequence[str], verb: int, small: str, phrase: DeclinedPhrase
) -> Disagreement | None:
    """A place to which a verb tells the way, in the case of where something is."""
    named = tuple(noun for noun in phrase.agreeing if noun.lemma in _places(grammar, small))
    single = tuple(noun for noun in named or phrase.agreeing if noun.number == "sing")
    nouns = single or named or phrase.agreeing
    own = replace(phrase, nouns=nouns)
    cases = cases_of(own)
    lying = "ablt" if small in (_UNDER, _AT) else "loct"
    if not cases or cases & {"nomn", "accs"} or lying not in cases:
        return None
    purpose = any(one.kind == "INFN" for one in grammar.at(words, phrase.end))
    if not _is_aim(grammar, words[verb], small, {noun.lemma for noun in nouns}, purpose=purpose):
        return None
    forms = own.in_cases(("accs",), tuple(dict.fromkeys(noun.number for noun in nouns)))
    unsure = any(noun.case == "accs" and "Geox" not in noun.marks for noun in phrase.agreeing)
    visited = any(grammar.listed(name) & {noun.lemma for noun in nouns} for name in ("houses", "events"))
    visited = visited and all(noun.gender == "femn" for noun in nouns)
    if unsure and nouns[0].lemma == _DANCES:
        return None  # “на танці”
    return _told(phrase, forms, small, least=None if not unsure else _LEAST_VISITED if visited else _LEAST)


def _is_aim(grammar: InflectedGrammar, verb: str, small: str, nouns: set[str], *, purpose: bool) -> bool:
    """Whether a verb tells of a way to one of some nouns with a preposition, or what one goes there for follows."""
    houses, events, grounds = grammar.listed("houses"), grammar.listed("events"), grammar.listed("grounds")
    if small == _UNDER:
        return grammar.is_any(verb, "getting_under")
    if small == _AT:
        return bool(nouns & grammar.listed("seats")) and verb.lower().startswith(_SITTING)
    if small in _IN and nouns & _WINDOWS:
        return grammar.is_any(verb, "looking")
    if small in _ON and nouns & grammar.listed("outside") and grammar.is_any(verb, "going_out"):
        return True
    reached = houses | grounds | grammar.listed("towns") if small in _IN else events | grounds
    if grammar.is_any(verb, "arriving") and nouns & reached:
        return True
    if grammar.is_any(verb, "moving") and nouns & (reached if purpose else houses if small in _IN else events):
        return True
    things = grammar.listed("containers") if small in _IN else grammar.listed("surfaces")
    putting = grammar.is_any(verb, "putting_down") or verb.lower() in grammar.listed("orders_to_put")
    return putting and bool(nouns & things)


def _staying(
    grammar: InflectedGrammar, words: Sequence[str], verb: int, small: str, phrase: DeclinedPhrase
) -> Disagreement | None:
    """A place where something is, in the accusative."""
    if small in (_UNDER, _AT) or not cases_of(phrase, phrase.agreeing) <= _DIRECT:
        return None
    if not grammar.is_any(words[verb], "remaining") or grammar.is_any(words[verb], "putting_down"):
        return None
    if not _is_place(grammar, small, phrase):
        return None
    forms = phrase.in_cases(("loct",), tuple(dict.fromkeys(noun.number for noun in phrase.agreeing)))
    return _told(phrase, forms, small, least=None)


def _opening(grammar: InflectedGrammar, words: Sequence[str], at: int, phrase: DeclinedPhrase) -> Disagreement | None:
    """A place in the accusative that opens a clause of what is there: “у кімнату темно”, “в холодильник є сир”."""
    small = words[at].lower()
    places = clause(words, at)
    if places.start != at or small in (_UNDER, _AT) or cases_of(phrase, phrase.agreeing) - _DIRECT:
        return None
    behind = words[phrase.end]
    verbs = [place for place in places if any(one.kind in ("VERB", "INFN") for one in grammar.at(words, place))]
    there = behind in _THERE or grammar.is_any(behind, "predicatives") or grammar.is_any(behind, "lying_there")
    if not there or any(place != phrase.end and words[place] not in _THERE for place in verbs):
        return None
    if not _is_place(grammar, small, phrase):
        return None
    forms = phrase.in_cases(("loct",), tuple(dict.fromkeys(noun.number for noun in phrase.agreeing)))
    return _told(phrase, forms, small, least=_LEAST_ALONE)


def _is_place(grammar: InflectedGrammar, small: str, phrase: DeclinedPhrase) -> bool:
    """Whether something is somewhere with a preposition and one of the nouns of a phrase."""
    rooms = grammar.listed("houses") | grammar.listed("grounds")
    if small in _IN:
        places = rooms | grammar.listed("containers") | grammar.listed("towns")
    else:
        places = rooms | grammar.listed("surfaces") | grammar.listed("events")
    return any(noun.lemma in places for noun in phrase.agreeing)


def _is_sent(grammar: InflectedGrammar, words: Sequence[str], verb: int) -> bool:
    """Whether an infinitive tells why one goes there: “пішли гуляти в парк”."""
    if all(one.kind != "INFN" for one in grammar.at(words, verb)):
        return False
    going = ("arriving", "moving", "putting", "going_out")
    return any(grammar.is_any(words[place], name) for place in clause(words, verb) if place < verb for name in going)


def _places(grammar: InflectedGrammar, small: str) -> frozenset[str]:
    """The nouns of places that are told of with a preposition."""
    lists = (
        ("houses", "grounds", "containers", "towns") if small in _IN else ("events", "grounds", "surfaces", "outside")
    )
    return frozenset().union(*(grammar.listed(name) for name in lists))


def _told(phrase: DeclinedPhrase, forms: tuple[str, ...], small: str, *, least: float | None) -> Disagreement | None:
    if not forms:
        return None
    unsure = least is not None
    return Disagreement(phrase.start, phrase.end, forms[:3], AgreementReason.PREPOSITION, small, unsure, least)


def _verb(grammar: InflectedGrammar, words: Sequence[str], at: int) -> tuple[int, int]:
    """The place of the verb to which a preposition belongs, and the nouns between; -1 where it may be another's."""
    passed = grammar.listed("adverbs") | grammar.listed("clitics") | grammar.listed("speakers") | _PLEASE
    ordering = grammar.listed("orders_to_put")
    place, objects = at - 1, 0
    while place >= 0 and at - place <= _FAR:
        found = grammar.at(words, place)
        kinds = {one.kind for one in found}
        if words[place].lower() in ordering:
            return place, objects
        seldom = place == 0 or words[place] in _SELDOM_NOUNS
        if kinds & {"VERB", "INFN"} and ("NOUN" not in kinds or seldom):
            purpose = all(one.kind == "INFN" for one in found) and place > 0 and not objects
            living = purpose and grammar.is_any(words[place], "living") and grammar.is_any(words[place - 1], "arriving")
            before = place - 1 if living else place
            return before, objects
        please = words[place] == "," and bool(_PLEASE & set(words[max(place - 1, 0) : place + 2]))
        if words[place].lower() not in passed and not please:
            known = bool(kinds) and kinds <= {"NOUN", "ADJF", "NPRO", "VERB"}
            objects += "NOUN" in kinds
            if (not known and words[place] not in _WITH) or objects > 1:
                return -1, 0
        place -= 1
    return -1, 0
