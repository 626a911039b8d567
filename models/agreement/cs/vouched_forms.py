"""Forms of Czech words that their clause shows to be right: a verb by its subject, a noun by what it is listed with."""

from collections.abc import Iterator, Sequence

from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["is_shown_right"]

_BORDERS = frozenset(".,;:!?–()") | {"a", "i", "ani", "nebo", "ale"}
_JOINING = frozenset({"a", "i", "ani", "nebo", ",", "s", "se"})
_AND = frozenset({"a", "i", "ani", "nebo", ","})
_HOW_MUCH = frozenset({"hodně", "moc", "trochu", "málo", "dost", "docela", "tolik", "víc", "nejvíc", "spíš"})
_MANY = frozenset({"jich", "nás", "vás"})
_OBJECTS = frozenset({"ho", "mě", "tě", "ji", "nás", "vás", "je"})
_ASKING = frozenset({"čím", "čemu", "komu", "čeho", "kým"})
_MODIFIERS = frozenset({"ADJF", "PRTF", "PRTS"})
_BE = frozenset({"buď", "buďte", "buďme", "nebuď", "nebuďte", "nebuďme"})
_FAR = 6


def is_shown_right(
    czech: InflectedGrammar, words: Sequence[str], at: int, old: Sequence[InflectedReading], meant: str
) -> bool:
    """Whether the clause shows the form of a word to be right, and not the one that is meant for it.

    Args:
        czech: the grammar.
        words: a sentence.
        at: the index of a word.
        old: what it may be.
        meant: the word that would stand there.
    """
    new = czech.readings(meant if at else meant.lower())
    small = words[at].lower()
    if at and words[at - 1].lower() == "než" and any(one.kind == "NOUN" and one.case == "nomn" for one in old):
        return any(one.case == "gent" for one in new)  # “líbila víc než Španělsko”
    if small == "celí" and words[at + 1 : at + 2] and words[at + 1].endswith(("ní", "tí", "lí", "ří")):
        return True  # “dorazili celí promočení”
    if small in _ASKING and meant.lower() in ("co", "koho", "kdo"):
        return bool(_OBJECTS & {one.lower() for one in _clause(words, at)})  # “čím jsem ho urazil”
    if at and words[at - 1].lower() in _BE and all(one.kind == "ADVB" for one in new):
        return any(one.kind == "ADJF" and one.case == "nomn" for one in old)  # “buď hodný”
    if _is_either(words, at, old, new) or _is_listed(czech, words, at, old, new):
        return True
    if _is_past(old) and _is_past(new):
        return _goes_with_subject(czech, words, at, old, new)
    return _is_number_of_subject(czech, words, at, old, new)


def _is_past(found: Sequence[InflectedReading]) -> bool:
    return bool(found) and all(one.kind == "VERB" and one.tense == "past" for one in found)


def _places(words: Sequence[str], at: int) -> range:
    """The clause of a word, without commas and conjunctions."""
    start = end = at
    while start and words[start - 1] not in _BORDERS:
        start -= 1
    while end + 1 < len(words) and words[end + 1] not in _BORDERS:
        end += 1
    return range(start, end + 1)


def _clause(words: Sequence[str], at: int) -> list[str]:
    return [words[place] for place in _places(words, at)]


def _nominatives(czech: InflectedGrammar, words: Sequence[str], at: int) -> Iterator[tuple[int, InflectedReading]]:
    """The nouns of a clause that may be its subject: none of those behind a preposition."""
    places = _places(words, at)
    governed = False
    for place in places:
        word = words[place].lower()
        found = czech.at(words, place)
        if word in czech.prepositions and place + 1 in places:
            governed = True
            continue
        if any(one.kind == "NOUN" for one in found):
            if not governed:
                yield from ((place, one) for one in found if one.kind == "NOUN" and one.case == "nomn")
            governed = False
        elif not found or any(one.kind not in _MODIFIERS for one in found):
            governed = False


def _suits(verb: InflectedReading, noun: InflectedReading) -> bool:
    """Whether a past goes with a noun in gender and number."""
    if verb.number != noun.number or (verb.gender and verb.gender != noun.gender):
        return False
    return not verb.animate or not noun.animate or verb.animate == noun.animate


def _goes_with_subject(
    czech: InflectedGrammar,
    words: Sequence[str],
    at: int,
    old: Sequence[InflectedReading],
    new: Sequence[InflectedReading],
) -> bool:
    """Whether a past goes with the nouns of its clause, what is meant for it with none: “strejda koupil motorku”."""
    if {one.lemma for one in old}.isdisjoint({one.lemma for one in new}):
        return False
    places = _places(words, at)
    nouns = list(_nominatives(czech, words, at))
    around = [words[place] for place in (places[0] - 1, places[-1] + 1) if 0 <= place < len(words)]
    suiting = [(place, noun) for place, noun in nouns if any(_suits(verb, noun) for verb in new)]
    if suiting:
        return _are_objects(czech, words, at, old, suiting)
    if _is_of_all(new):
        return _is_no_amount(czech, words, places, old, nouns)
    if "s" in _clause(words, at) or "se" in _clause(words, at)[:1] or set(around) & {"a", "i", "ani", "nebo"}:
        return _is_unsaid(old, new, nouns) and not set(around) & {"a", "i", "ani", "nebo"}
    known = [place for place, noun in nouns for verb in old if _suits(verb, noun) and place < at]
    if known:
        return words[places[0]].lower() not in ("kdo", "co") and at - max(known) <= _FAR
    return _is_unsaid(old, new, nouns) and any(czech.at(words, place) for place in places)


def _are_objects(
    czech: InflectedGrammar,
    words: Sequence[str],
    at: int,
    old: Sequence[InflectedReading],
    nouns: Sequence[tuple[int, InflectedReading]],
) -> bool:
    """Whether nouns are what people do something to, who are not named: “staré domy zbourali”, “zkoušku složil”."""
    if all(one.lemma in ("mít", "chtít") for one in old):
        if any(place < at for place, _ in nouns):
            return False
    elif not any(czech.names(one) & (czech.listed("done_by_people") | czech.listed("transitive")) for one in old):
        return False
    if not all((one.gender, one.animate) in (("masc", "anim"), ("masc", "")) for one in old):
        return False
    alive = czech.listed("women") | czech.listed("people")
    alone = all(one.number == "sing" for one in old)
    return all(
        any(other.kind == "NOUN" and other.case == "accs" for other in czech.at(words, place))
        and noun.animate != "anim"
        and noun.lemma not in alive
        and not noun.lemma.endswith(("dítě", "če", "zvíře", "ka", "yně"))
        and (alone or noun.gender != "femn")
        for place, noun in nouns
    )


def _is_of_all(found: Sequence[InflectedReading]) -> bool:
    return all((one.number, one.gender) == ("sing", "neut") for one in found)


def _is_no_amount(
    czech: InflectedGrammar,
    words: Sequence[str],
    places: range,
    old: Sequence[InflectedReading],
    nouns: Sequence[tuple[int, InflectedReading]],
) -> bool:
    """Whether no amount of something is the subject, although “much” stands there: “hodně mi pomohla”."""
    much = [place for place in places if words[place].lower() in _HOW_MUCH]
    if not much or nouns or _MANY & {words[place].lower() for place in places}:
        return False
    if any(one.number != "sing" for one in old if one.gender != "neut"):
        return False
    behind = (czech.at(words, place + 1) for place in much if place + 1 in places)
    return not any(one.case == "gent" for found in behind for one in found)


def _is_unsaid(
    old: Sequence[InflectedReading],
    new: Sequence[InflectedReading],
    nouns: Sequence[tuple[int, InflectedReading]],
) -> bool:
    """Whether several do something whom no noun of the clause names: “jak za války schovávali uprchlíky”."""
    several = all((one.number, one.gender, one.animate) == ("plur", "masc", "anim") for one in old)
    return several and all(one.number == "plur" for one in new) and not any(one.number == "plur" for _, one in nouns)


def _is_number_of_subject(
    czech: InflectedGrammar,
    words: Sequence[str],
    at: int,
    old: Sequence[InflectedReading],
    new: Sequence[InflectedReading],
) -> bool:
    """Whether a noun goes with the word before it and the verb behind it, and but its number would change."""
    own = [one for one in old if one.kind == "NOUN" and one.case == "nomn"]
    other = [one for one in new if one.kind == "NOUN" and one.case == "nomn"]
    if not own or not other or own[0].lemma != other[0].lemma or own[0].number == other[0].number or not at:
        return False
    before = czech.readings(words[at - 1].lower())
    if not any(one.kind == "ADJF" and one.agrees_with(own[0]) for one in before):
        return False
    verbs = [one for one in czech.at(words, at + 1) if one.kind == "VERB" and one.mood == "indc"]
    return any(one.number == own[0].number and (_suits(one, own[0]) or one.tense != "past") for one in verbs)


def _is_listed(
    czech: InflectedGrammar,
    words: Sequence[str],
    at: int,
    old: Sequence[InflectedReading],
    new: Sequence[InflectedReading],
) -> bool:
    """Whether a noun is one of several behind a preposition, all in one case: “z češtiny, dějepisu a biologie”."""
    cases = {one.case for one in old if one.kind == "NOUN"}
    place, several = at, False
    while place >= 2 and cases and words[place - 1] in _AND:
        cases &= {one.case for one in czech.at(words, place - 2) if one.kind == "NOUN"}
        place, several = place - 2, True
    behind = at
    while cases and behind + 2 < len(words) and words[behind + 1] in _AND:
        beside = {one.case for one in czech.at(words, behind + 2) if one.kind == "NOUN"}
        if not beside:
            break
        cases, behind, several = cases & beside, behind + 2, True
    governed = czech.prepositions.get(words[place - 1].lower()) if place else None
    if governed is None or not several or not cases & governed.allowed:
        return False
    return not new or not cases & governed.allowed & {one.case for one in new}


def _is_either(words: Sequence[str], at: int, old: Sequence[InflectedReading], new: Sequence[InflectedReading]) -> bool:
    """Whether a verb stands behind “buď”, which is “either”: “buď to udělám hned, nebo vůbec”."""
    either = any(one.lower() == "buď" for one in words[:at]) and "nebo" in words[at:]
    finite = any(one.kind == "VERB" and one.mood == "indc" for one in old)
    return either and finite and all(one.kind == "INFN" for one in new) and bool(new)
