"""What a clause has between its marks and conjunctions: words, nouns in the nominative, what is joined to it."""

from collections.abc import Iterator, Sequence

from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["AND", "CONJUNCTIONS", "is_joined", "is_past", "nominatives", "segment", "suits"]

AND = frozenset({"a", "i", "ani", "nebo", ","})
CONJUNCTIONS = frozenset({"a", "i", "ani", "nebo", "ale"})
_BORDERS = frozenset(".,;:!?–()") | CONJUNCTIONS
_MODIFIERS = frozenset({"ADJF", "PRTF", "PRTS"})


def segment(words: Sequence[str], at: int) -> range:
    """The places around a word up to the next marks and conjunctions."""
    start = end = at
    while start and words[start - 1] not in _BORDERS:
        start -= 1
    while end + 1 < len(words) and words[end + 1] not in _BORDERS:
        end += 1
    return range(start, end + 1)


def is_joined(czech: InflectedGrammar, words: Sequence[str], places: range) -> bool:
    """Whether a conjunction joins words without a verb of their own to these: “Petr a Jana přišli”."""
    sides = ((places[0] - 1, places[0] - 2), (places[-1] + 1, places[-1] + 2))
    return any(
        0 <= border < len(words)
        and 0 <= beyond < len(words)
        and words[border] in CONJUNCTIONS - {"ale"}
        and not any(one.kind == "VERB" for place in segment(words, beyond) for one in czech.at(words, place))
        for border, beyond in sides
    )


def nominatives(czech: InflectedGrammar, words: Sequence[str], at: int) -> Iterator[tuple[int, InflectedReading]]:
    """What may be the subject of a clause: nouns that agree with what is before them, and “oni”, “zvědaví”.

    None of those behind a preposition.
    """
    places = segment(words, at)
    governed = False
    for place in places:
        found = czech.at(words, place)
        if (
            words[place].lower() in czech.prepositions
            and place + 1 in places
            and not _is_reflexive(czech, words, place)
        ):
            governed = True
        elif any(one.kind == "NOUN" for one in found):
            if not governed:
                yield from ((place, one) for one in found if _is_direct(czech, words, place, one, places[0]))
            governed = False
        elif found and all(one.kind in _MODIFIERS or one.kind == "NPRO" for one in found):
            stands_alone = place + 1 not in places or not any(one.kind == "NOUN" for one in czech.at(words, place + 1))
            if not governed and stands_alone:
                yield from ((place, one) for one in found if _is_of_men(one))
        else:
            governed = False


def _is_reflexive(czech: InflectedGrammar, words: Sequence[str], place: int) -> bool:
    """Whether “se” is no preposition: nothing behind it is in the instrumental."""
    behind = (one for further in (place + 1, place + 2) for one in czech.at(words, further))
    return words[place].lower() == "se" and not any(one.case == "ablt" for one in behind)


def _is_direct(czech: InflectedGrammar, words: Sequence[str], place: int, one: InflectedReading, start: int) -> bool:
    if one.kind != "NOUN" or one.case != "nomn":
        return False
    before = czech.at(words, place - 1) if place > start else ()
    modifiers = [other for other in before if other.kind in _MODIFIERS]
    return len(modifiers) < len(before) or not modifiers or any(other.agrees_with(one) for other in modifiers)


def _is_of_men(one: InflectedReading) -> bool:
    return one.case == "nomn" and one.number == "plur" and one.gender == "masc" and one.animate != "inan"


def is_past(found: Sequence[InflectedReading]) -> bool:
    """Whether a word can but be a past."""
    return bool(found) and all(one.kind == "VERB" and one.tense == "past" for one in found)


def suits(verb: InflectedReading, noun: InflectedReading) -> bool:
    """Whether a past goes with a noun, or with a pronoun or adjective of somebody, in gender and number."""
    if verb.number != noun.number or (verb.gender and noun.gender and verb.gender != noun.gender):
        return False
    animate = noun.animate or ("" if noun.kind == "NOUN" else "anim")
    return not verb.animate or not animate or verb.animate == animate
