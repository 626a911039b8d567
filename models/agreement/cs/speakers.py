"""The gender of who speaks or is spoken to: “ten film jsem už viděla” is as right as “viděl”."""

from collections.abc import Iterator, Sequence

from models.agreement.cs.segments import CONJUNCTIONS, segment
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["is_gender_of_speaker"]

_CLAUSES = ("", "kdy", "a")
_SPEAKING = {
    "1per sing": {"jsem", *(clause + "bych" for clause in _CLAUSES)},
    "2per sing": {"jsi", "ses", "sis", *(clause + "bys" for clause in _CLAUSES)},
    "1per plur": {"jsme", *(clause + "bychom" for clause in _CLAUSES)},
    "2per plur": {"jste", *(clause + "byste" for clause in _CLAUSES)},
}
_TOWARDS = {
    "1per sing": {"mi", "mě", "mně"},
    "2per sing": {"ti", "tě", "tobě"},
    "1per plur": {"nám", "nás"},
    "2per plur": {"vám", "vás"},
}
"""What in a clause tells that another does something to them: “četl jsem ji a líbila se mi”."""
_BEING = frozenset(
    {"jsem", "jsi", "budu", "budeš", "bych", "bys", "být", "buď", "nejsem", "nejsi", "nebudu", "nebudeš"}
)
_SPEAKERS = frozenset({"já", "ty"})
_OTHERS = frozenset({"on", "ona", "kdo", "která", "který"})
_OF_BOTH = frozenset({"VERB", "ADJF", "PRTS"})


def is_gender_of_speaker(
    czech: InflectedGrammar,
    words: Sequence[str],
    at: int,
    old: Sequence[InflectedReading],
    new: Sequence[InflectedReading],
) -> bool:
    """Whether nothing changes but the gender of one who speaks or is spoken to, and nothing else tells it.

    Args:
        czech: the grammar.
        words: a sentence.
        at: the index of a past.
        old: what it may be.
        new: what the word that is meant for it may be.
    """
    if _is_predicate_of_speaker(czech, words, at, old, new):
        return True
    if not old or not new or any(one.kind != "VERB" or one.tense != "past" for one in (*old, *new)):
        return False
    person = _person(words, at)
    if person.endswith("plur"):
        return _is_of_several(czech, words, person, old, new)
    genders = [{one.gender for one in found if one.number == "sing"} for found in (old, new)]
    if not person or genders not in ([{"femn"}, {"masc"}], [{"masc"}, {"femn"}]):
        return False
    own = {one.lemma for one in old}
    return not any(
        genders[1] >= {one.gender} and one.lemma not in own
        for place in range(len(words))
        if _person(words, place)[:4] == person[:4]
        for one in _told(czech, words, place)
        if one.number == "sing"
    )


def _is_predicate_of_speaker(
    czech: InflectedGrammar,
    words: Sequence[str],
    at: int,
    old: Sequence[InflectedReading],
    new: Sequence[InflectedReading],
) -> bool:
    """Whether an adjective tells what a speaker is, and nothing else tells the gender: “až budeš připravená”."""
    small = {words[place].lower() for place in segment(words, at)}
    if not small & _BEING or (small & _OTHERS and not small & _SPEAKERS):
        return False
    genders = [
        {
            one.gender
            for one in found
            if one.kind in ("ADJF", "PRTS") and one.number == "sing" and one.case in ("", "nomn")
        }
        & {"masc", "femn"}
        for found in (old, new)
    ]
    if genders not in ([{"femn"}, {"masc"}], [{"masc"}, {"femn"}]) or any(one.kind == "NOUN" for one in (*old, *new)):
        return False
    if any(one.kind == "NOUN" for one in czech.at(words, at + 1)):
        return False
    return not any(
        one.kind in ("VERB", "NOUN") and one.number == "sing" and one.gender in genders[1] and one.case in ("", "nomn")
        for place in range(len(words))
        if place != at
        for one in czech.at(words, place)
    )


def _person(words: Sequence[str], at: int) -> str:
    """Who speaks, or is spoken to, in the clause of a word or those before that a conjunction joins to it."""
    places = segment(words, at)
    towards = {words[place].lower() for place in places}
    while True:
        said = {words[place].lower() for place in places}
        for person, helping in _SPEAKING.items():
            if said & helping:
                return "" if places[-1] < at and towards & _TOWARDS[person] else person
        if places[0] < 2 or words[places[0] - 1] not in CONJUNCTIONS:
            return ""
        places = segment(words, places[0] - 2)


def _told(czech: InflectedGrammar, words: Sequence[str], place: int) -> Iterator[InflectedReading]:
    """What in a clause of a speaker has a gender: another past, and an adjective that no noun follows."""
    found = czech.at(words, place)
    if not found or any(one.kind not in _OF_BOTH for one in found):
        return
    behind = [one for further in (place + 1, place + 2) for one in czech.at(words, further)]
    if all(one.kind == "VERB" for one in found) or not any(one.kind == "NOUN" for one in behind):
        yield from (one for one in found if one.case in ("", "nomn"))


def _is_of_several(
    czech: InflectedGrammar,
    words: Sequence[str],
    person: str,
    old: Sequence[InflectedReading],
    new: Sequence[InflectedReading],
) -> bool:
    """Whether those who speak may be women, or men, as far as they tell: “s holkami jsme šly do kina”."""
    of_men = [all(_is_of_men(one) for one in found) for found in (old, new)]
    if any(one.number != "plur" for one in new) or of_men[0] == of_men[1]:
        return False
    own = {one.lemma for one in old}
    places = [place for place in range(len(words)) if _person(words, place) == person]
    if of_men[0]:
        return not any(one.lemma in czech.listed("women") for place in places for one in czech.at(words, place))
    nouns = (one for place in places for one in czech.at(words, place) if one.kind == "NOUN")
    told = (one for place in places for one in _told(czech, words, place) if one.lemma not in own and _is_of_men(one))
    return not any(one.gender == "masc" and one.animate == "anim" for one in nouns) and not any(told)


def _is_of_men(one: InflectedReading) -> bool:
    return (one.gender, one.number, one.animate) == ("masc", "plur", "anim")
