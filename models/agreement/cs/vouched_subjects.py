"""Pasts and plurals that go with a subject which stands elsewhere in the sentence, or is not named at all."""

from collections.abc import Sequence

from models.agreement.cs.segments import AND, CONJUNCTIONS, is_past, nominatives, segment, suits
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["goes_with_another"]

_OF_SPEAKERS = frozenset(
    {"jsem", "jsi", "ses", "sis", "jsme", "jste", "bych", "bys", "bychom", "byste", "já", "ty", "my", "vy"}
)
_TO_SPEAKERS = frozenset({"mě", "mi", "mně", "tě", "ti", "tobě", "nás", "nám", "vás", "vám"})
_OF_HER, _OF_HIM = frozenset({"ji", "jí"}), frozenset({"ho", "mu", "jej", "jemu"})
_SUBJECTS = frozenset({"kdo", "co", "on", "ona", "to", "který", "která", "jenž", "jež", "ten", "ta"})
_WITH_WHOM = frozenset({"ho", "ji", "mu", "jí", "něj", "něho", "ní", "ním", "němu", "ni"})
_RELATIVE = frozenset({"která", "které", "kteří", "jež", "již"})
_ASKED = frozenset(
    {"požádat", "poprosit", "prosit", "žádat", "říct", "říkat", "poslat", "přemluvit", "přesvědčit", "donutit", "nutit",
     "přimět", "varovat", "dovolit", "zakázat", "chtít", "poradit", "navrhnout", "nařídit", "rozkázat", "pomoct"}
)  # fmt: skip

_Found = Sequence[InflectedReading]


def goes_with_another(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether a verb has a subject that is no noun beside it, and goes with that as it is.

    Args:
        czech: the grammar.
        words: a sentence.
        at: the index of a verb.
        old: what it may be.
        new: what the word that is meant for it may be.
    """
    verbs = [one for one in new if one.kind == "VERB"]
    if not verbs or any(one.kind != "VERB" for one in old) or not old:
        return False
    if _is_of_relative(czech, words, at, old, verbs) or _is_what_that_was(czech, words, at, old, verbs):
        return True
    if not is_past(old) or not is_past(verbs):
        return False
    if {one.lemma for one in old}.isdisjoint({one.lemma for one in verbs}):
        return False
    if _is_of_men_among(czech, words, at, old, verbs) or _is_done_to_somebody(czech, words, at, old, verbs):
        return True
    if _is_done_together(words, at, old, verbs):
        return True
    return _is_of_the_other(czech, words, at, old, verbs)


def _genders(found: _Found) -> set[str]:
    return {one.gender for one in found if one.number == "sing"}


def _is_of_the_other(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether somebody does it to the one whose gender is meant: “rozplakala se, když jí ukázal fotku”."""
    if all(one.number == "plur" for one in old) and _are_asked(czech, words, segment(words, at)[0], old):
        return True
    genders = _genders(old), _genders(new)
    if not genders[1] or all(one.number == "plur" for one in new):
        return _is_of_object(czech, words, segment(words, at), genders[0])
    if genders not in (({"femn"}, {"masc"}), ({"masc"}, {"femn"})):
        return False
    places = segment(words, at)
    clause = {words[place].lower() for place in places}
    if _OF_SPEAKERS & clause:
        return False
    if any(one.number == "sing" and one.gender in genders[1] for _, one in nominatives(czech, words, at)):
        return False
    if _TO_SPEAKERS & clause and not _has_own_subject(czech, words, places):
        return True  # “knihu, kterou mi doporučil, jsem přečetla”
    to_her = genders[0] == {"masc"} and bool(_OF_HER & clause)
    to_him = genders[0] == {"femn"} and bool(_OF_HIM & clause)
    if to_her or to_him:
        return True
    told = range(places[0])
    if words[places[0]].lower() in ("aby", "ať", "jestli", "zda"):
        return any(czech.names(one) & _ASKED for place in told for one in czech.at(words, place))
    somebody = any(
        one.kind == "NOUN" and one.gender in genders[0] and one.number == "sing" and _is_alive(czech, one)
        for place in told
        for one in czech.at(words, place)
    )
    if somebody and _TO_SPEAKERS & clause:
        return True  # “byla jsem u doktora a poslal mě domů”
    return _is_of_object(czech, words, places, genders[0])


def _is_of_object(czech: InflectedGrammar, words: Sequence[str], places: range, genders: set[str]) -> bool:
    """Whether somebody of a gender is the object of the clause before a comma: “pečovali o sestru, když se léčila”."""
    before = segment(words, places[0] - 2) if places[0] >= 2 and words[places[0] - 1] == "," else range(0)
    return any(
        one.kind == "NOUN"
        and one.number == "sing"
        and one.gender in genders
        and one.case in ("accs", "datv")
        and _is_alive(czech, one)
        for place in before
        for one in czech.at(words, place)
        if all(other.case != "nomn" for other in czech.at(words, place))
    )  # “naštvala bratra tak, že se musel krotit”


def _is_done_together(words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether two do something of whom the clause before tells: “zamiloval se do ní a vzali se”."""
    if any(one.number != "plur" for one in old) or not any(one.number == "sing" for one in new):
        return False
    start = segment(words, at)[0]
    if start < 2 or words[start - 1] != "a" or at - start > 1:
        return False
    return bool(_WITH_WHOM & {words[place].lower() for place in segment(words, start - 2)})


def _has_own_subject(czech: InflectedGrammar, words: Sequence[str], places: range) -> bool:
    """Whether a clause names its subject, takes it from one that is joined to it, or may have an unknown name."""
    if not places[0] or words[places[0] - 1] != "," or places[0] < 2:
        return True
    if words[places[0]].lower() in CONJUNCTIONS:
        return True
    for place in places:
        found = czech.at(words, place)
        if (not found and words[place][:1].isupper()) or words[place].lower() in _SUBJECTS:
            return True
        if any(one.case == "nomn" and one.kind in ("NOUN", "ADJF", "NPRO") for one in found):
            return True
    return False


def _are_asked(czech: InflectedGrammar, words: Sequence[str], start: int, old: _Found) -> bool:
    """Whether several people are asked to do something: “prosíme rodiče, aby děti vyzvedli”."""
    if words[start].lower() not in ("aby", "ať") or any(one.animate != "anim" for one in old):
        return False
    told = [one for place in range(start) for one in czech.at(words, place)]
    men = any(one.kind == "NOUN" and (one.animate, one.number) == ("anim", "plur") for one in told)
    return men and any(czech.names(one) & _ASKED for one in told)


def _is_alive(czech: InflectedGrammar, one: InflectedReading) -> bool:
    people = czech.listed("women") | czech.listed("people") | czech.listed("men")
    return one.animate == "anim" or one.lemma in people


def _is_of_men_among(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether a man is among those who do something together: “rodiče i děti byli spokojení”."""
    if any((one.gender, one.number) != ("masc", "plur") for one in old) or any(one.number != "plur" for one in new):
        return False
    place = segment(words, at)[0]
    while place >= 2 and words[place - 1] in AND:
        before = segment(words, place - 2)
        if any(one.kind == "VERB" for other in before for one in czech.at(words, other)):
            return False
        if words[place - 1] in CONJUNCTIONS and any(
            one.gender == "masc" and one.animate == "anim" for _, one in nominatives(czech, words, before[-1])
        ):
            return True
        place = before[0]
    return False


def _is_done_to_somebody(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether several who are not named do something to somebody: “kluka přijali do školy”."""
    if any((one.gender, one.number) != ("masc", "plur") for one in old) or not any(one.number == "sing" for one in new):
        return False
    if any(True for _ in nominatives(czech, words, at)):
        return False
    objects = (czech.at(words, place) for place in segment(words, at) if place < at)
    return any(
        bool(found)
        and all(one.kind == "NOUN" and one.case in ("accs", "gent") and one.animate == "anim" for one in found)
        for found in objects
    )


def _is_of_relative(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether a relative pronoun stands for several: “témata, která se budou doplňovat”."""
    if any(one.number != "plur" for one in old) or any(one.number == "plur" for one in new):
        return False
    start = segment(words, at)[0]
    if start < 2 or words[start - 1] != "," or words[start].lower() not in _RELATIVE:
        return False
    nouns = [one for one in czech.at(words, start - 2) if one.kind == "NOUN"]
    return any(
        one.number == noun.number == "plur" and one.agrees_in_gender(noun)
        for one in czech.readings(words[start].lower())
        for noun in nouns
    )


def _is_what_that_was(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether “was” goes with the noun behind it, and “to” stands before it: “to byla opravdu hloupost”."""
    if not at or any("být" not in czech.names(one) for one in old) or words[at - 1].lower() != "to":
        return False
    for place in range(at + 1, min(at + 4, len(words))):
        nouns = [one for one in czech.at(words, place) if one.kind == "NOUN" and one.case == "nomn"]
        if nouns:
            fits = any(suits(verb, noun) for verb in old for noun in nouns)
            return fits and not any(suits(verb, noun) for verb in new for noun in nouns)
    return False
