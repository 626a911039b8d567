"""Verbs that go with the subject of their clause, where what is meant for them goes with none."""

from collections.abc import Sequence

from models.agreement.cs.segments import AND, is_joined, is_past, nominatives, segment, suits
from models.agreement.cs.speakers import is_gender_of_speaker
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["is_right_verb"]

_HOW_MUCH = frozenset({"hodně", "moc", "trochu", "málo", "dost", "docela", "tolik", "víc", "nejvíc", "spíš"})
_MANY = frozenset({"jich", "nás", "vás"})
_SOME = frozenset({"pár", "plno", "dost", "kolik", "tolik", "moc", "set", "stě", "sta", "nemálo", "míň", "víc"})
"""Amounts beside those that are listed."""
_LASTING = frozenset(
    {"celý", "celou", "celé", "dlouho", "pořád", "stále", "často", "vždycky", "vždy", "denně", "obvykle", "každý",
     "každou", "každé"}
)  # fmt: skip
"""Words beside a verb that tells what goes on."""
_SUDDEN = frozenset({"najednou", "náhle", "konečně", "hned", "nakonec"})
_FAR = 6
"""So many words behind its subject, and half as many before it, a verb stands at most."""
_WHOSE = frozenset({"jehož", "jejíž", "jejichž", "jejímž"})
_OWN_WORDS = frozenset(
    {"já", "my", "jsem", "jsme", "mi", "mě", "mně", "mne", "mnou", "nás", "nám", "námi", "můj", "moje", "má", "moji",
     "mého", "mojí", "mou", "mém", "náš", "naše", "naši", "bych", "bychom", "se", "si", "svůj", "svou", "svoje"}
)  # fmt: skip
"""Words of somebody who speaks."""
_SPENT = frozenset({"prázdniny", "dovolená", "vánoce", "velikonoce", "narozeniny"})
_NAMING = frozenset({"říkat", "přezdívat", "nadávat"})
_NAMED = frozenset({"mi", "ti", "mu", "jí", "jim", "nám", "vám", "kterému", "které", "kterým", "němuž", "jemuž"})

_Found = Sequence[InflectedReading]
_Nouns = Sequence[tuple[int, InflectedReading]]


def is_right_verb(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether the clause shows a form of a verb to be right, and not the one that is meant for it.

    Args:
        czech: the grammar.
        words: a sentence.
        at: the index of a verb.
        old: what it may be.
        new: what the word that is meant for it may be.
    """
    if is_past(old):
        new = tuple(one for one in new if one.kind == "VERB") or new  # “bály” are bales, too
    if is_gender_of_speaker(czech, words, at, old, new):
        return True
    if _is_of_number(czech, words, at, old):
        return True
    if _is_other_aspect(czech, words, old, new):
        return True
    if is_past(old) and is_past(new):
        if _goes_with_nearest(czech, words, at, old, new) or _has_genitive(czech, words, at, old):
            return True
        return _goes_with_subject(czech, words, at, old, new)
    old, new = _verbs(old), _verbs(new)  # “zdraví” is health, too
    if not old or any(one.kind != "VERB" or one.mood != "indc" for one in (*old, *new)):
        return False
    if _is_of_nobody_here(czech, words, at, old, new):
        return True
    return _speaks(czech, words, at, old, new) or _is_done_by_people(czech, words, at, old, new)


def _verbs(found: _Found) -> _Found:
    return tuple(one for one in found if one.kind == "VERB") or found


def _is_other_aspect(czech: InflectedGrammar, words: Sequence[str], old: _Found, new: _Found) -> bool:
    """Whether but the aspect of a verb would change, and nothing asks for another: “včera jsem kupoval zeleninu”."""
    if not old or any(one.kind != "VERB" or one.mood == "impr" for one in (*old, *new)):
        return False
    small = {word.lower() for word in words}
    for telling, first, second in ((_LASTING, new, old), (_SUDDEN, old, new)):
        often = {name for one in second for name in czech.names(one)}
        single = {czech.table.lasting.get(name) for one in first for name in czech.names(one)}
        if telling & small and not (_SUDDEN | _LASTING) - telling & small and often & single:
            return True  # “celé odpoledne jsem psal úkoly”
    if czech.listed("telling_aspect") & {word.lower() for word in words}:
        return False
    return any(
        czech.table.lasting.get(once) in often
        for first, second in ((old, new), (new, old))
        for often in [{name for one in second for name in czech.names(one)}]
        for once in {name for one in first for name in czech.names(one)} & set(czech.table.lasting)
    )


def _is_of_number(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found) -> bool:
    """Whether a number of something is the subject: “deset kolegů odjelo”, “šest dětí si hrálo”."""
    if not old or any((one.number, one.gender) != ("sing", "neut") for one in old):
        return False
    many = czech.listed("cardinals") | czech.listed("quantities") | czech.listed("much") | _SOME
    return any(
        words[place].lower() in many
        and any(
            (one.case, one.number) == ("gent", "plur")
            for beside in (*range(1, 3), *(other - place for other in segment(words, at) if other < min(place, at)))
            for one in czech.at(words, place + beside)
        )
        for place in segment(words, at)
    )


def _goes_with_subject(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether a past goes with the nouns of its clause, what is meant for it with none: “strejda koupil motorku”."""
    if {one.lemma for one in old}.isdisjoint({one.lemma for one in new}):
        return False
    places = segment(words, at)
    nouns = list(nominatives(czech, words, at))
    suiting = [(place, noun) for place, noun in nouns if any(suits(verb, noun) for verb in new)]
    own = {place for place, noun in nouns if any(suits(verb, noun) for verb in old)}
    if _goes_with_first(words, at, places, own, old):
        return True
    joined = is_joined(czech, words, places)
    if suiting:
        both = {place for place, _ in suiting} <= own and not joined  # “moje sestřenice se vdaly”
        return both or _is_called(czech, words, places, old) or _are_objects(czech, words, at, old, suiting)
    if _is_of_all(new):
        return _is_no_amount(czech, words, places, old, nouns)
    if joined or "s" in (words[place] for place in places) or words[places[0]] == "se":
        return not joined and _is_unsaid(old, new, nouns)
    known = [place for place in own if place < at or place - at <= _FAR // 2]
    if known:
        return words[places[0]].lower() not in ("kdo", "co") and at - max(known) <= _FAR
    return _is_unsaid(old, new, nouns) and any(czech.at(words, place) for place in places)


def _goes_with_first(words: Sequence[str], at: int, places: range, own: set[int], old: _Found) -> bool:
    """Whether a verb goes with the first of several subjects behind it: “bylo tam nářadí a staré hřebíky”."""
    alone = all(one.number == "sing" or one.gender == "neut" for one in old)
    behind = [place for place in own if at < place <= at + _FAR // 2]
    return alone and bool(behind) and words[places[-1] + 1 : places[-1] + 2] != [] and words[places[-1] + 1] in AND


def _is_called(czech: InflectedGrammar, words: Sequence[str], places: range, old: _Found) -> bool:
    """Whether people give somebody a name: “kterému říkali Hastrman”."""
    several = all(one.number == "plur" and czech.names(one) & _NAMING for one in old)
    return several and bool(_NAMED & {words[place].lower() for place in places})


def _are_objects(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, nouns: _Nouns) -> bool:
    """Whether nouns are what people do something to, who are not named: “staré domy zbourali”, “zkoušku složil”."""
    if all(one.lemma in ("mít", "chtít") for one in old):
        if any(place < at for place, _ in nouns):
            return False
    elif not any(czech.names(one) & (czech.listed("done_by_people") | czech.listed("transitive")) for one in old):
        return False
    if not all((one.gender, one.animate) in (("masc", "anim"), ("masc", "")) for one in old):
        return False
    alone = all(one.number == "sing" for one in old)
    return all(
        _is_thing(czech, words, place, noun) and (alone or noun.gender != "femn" or noun.lemma in _SPENT)
        for place, noun in nouns
    )


def _is_thing(czech: InflectedGrammar, words: Sequence[str], place: int, noun: InflectedReading) -> bool:
    """Whether a noun may be an object, and hardly does anything."""
    alive = czech.listed("women") | czech.listed("people")
    return (
        any(other.kind == "NOUN" and other.case == "accs" for other in czech.at(words, place))
        and noun.animate != "anim"
        and noun.lemma not in alive
        and not noun.lemma.endswith(("dítě", "če", "zvíře", "ka", "yně"))
    )


def _is_of_all(found: _Found) -> bool:
    return all((one.number, one.gender) == ("sing", "neut") for one in found)


def _is_no_amount(czech: InflectedGrammar, words: Sequence[str], places: range, old: _Found, nouns: _Nouns) -> bool:
    """Whether no amount of something is the subject, although “much” stands there: “hodně mi pomohla”."""
    much = [place for place in places if words[place].lower() in _HOW_MUCH]
    if not much or nouns or _MANY & {words[place].lower() for place in places}:
        return False
    if any(one.number != "sing" for one in old if one.gender != "neut"):
        return False
    behind = (czech.at(words, place + 1) for place in much if place + 1 in places)
    return not any(one.case == "gent" for found in behind for one in found)


def _is_unsaid(old: _Found, new: _Found, nouns: _Nouns) -> bool:
    """Whether several do something whom no noun of the clause names: “jak za války schovávali uprchlíky”."""
    several = all((one.number, one.gender, one.animate) == ("plur", "masc", "anim") for one in old)
    return several and all(one.number == "plur" for one in new) and not any(one.number == "plur" for _, one in nouns)


def _speaks(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether somebody speaks or is spoken to, and no subject of another verb stands before: “potom můžete jít”."""
    if any(one.person not in ("1per", "2per") for one in old) or any(one.person != "3per" for one in new):
        return False
    said = {
        words[place].lower()
        for place in segment(words, at)
        if not place or words[place - 1].lower() not in czech.prepositions
    }
    if said & {"kdo", "on", "ona", "ono", "oni", "ony", "to", "který", "která", "které", "kteří"}:
        return False
    if words[segment(words, at)[0]].lower() in _WHOSE:
        return all(_is_thing(czech, words, place, one) for place, one in nominatives(czech, words, at))
    return not any(place < at for place, _ in nominatives(czech, words, at))


def _is_of_nobody_here(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether somebody else does something, and nobody of the sentence speaks: “ráno pije kávu”."""
    if any(one.person != "3per" or one.number != "sing" for one in old) or any(one.person != "1per" for one in new):
        return False
    if _OWN_WORDS & {word.lower() for word in words}:
        return False
    return not any(
        one.kind == "VERB" and one.person in ("1per", "2per")
        for place in range(len(words))
        if place != at
        for one in czech.at(words, place)
    )


def _is_done_by_people(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether a thing before a verb is its object, and people do it: “obchod zavírají v sedm”."""
    if any(one.number != "plur" or one.person != "3per" for one in old) or any(one.number != "sing" for one in new):
        return False
    doing = czech.listed("done_by_people") | czech.listed("transitive") - {"mít", "chtít"}
    nouns = list(nominatives(czech, words, at))
    if not nouns or not all(czech.names(one) & doing for one in old):
        return False
    return all(place < at and noun.number == "sing" and _is_thing(czech, words, place, noun) for place, noun in nouns)


def _goes_with_nearest(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether a verb goes with the first of several subjects behind it: “přišly sestry i bratři”."""
    if {one.lemma for one in old}.isdisjoint({one.lemma for one in new}):
        return False
    nouns = list(nominatives(czech, words, at))
    behind = {place for place, _ in nouns if place > at}
    if not behind or any(place < at for place, _ in nouns):
        return False
    nearest = [noun for place, noun in nouns if place == min(behind)]
    return any(suits(verb, noun) for verb in old for noun in nearest) and is_joined(czech, words, segment(words, at))


def _has_genitive(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found) -> bool:
    """Whether the noun of a clause is what people fear or ask, who are not named: “báli se tmy”."""
    places = segment(words, at)
    listed = czech.listed("objects_of_reflexives")
    if "se" not in {words[place] for place in places} or not all(czech.names(one) & listed for one in old):
        return False
    if not all((one.gender, one.number) == ("masc", "plur") for one in old):
        return False
    nouns = list(nominatives(czech, words, at))
    return bool(nouns) and all(any(one.case == "gent" for one in czech.at(words, place)) for place, _ in nouns)
