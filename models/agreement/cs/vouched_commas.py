"""Commas that a model would write and that belong nowhere: “nevím jak ty”, “ne každý to umí”, “drahá slečno”."""

import re
from collections.abc import Sequence

from models.agreement.cs.segments import CONJUNCTIONS, segment
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["is_needed_comma", "is_needless_comma"]

_ENDS = frozenset(".,;:!?…–—„“”()\"'»«")
_NOT_ALL = (
    "každ", "všich", "všech", "všem", "všec", "všud", "však", "vždy", "vše", "nutně", "zrovna", "úplně", "zcela",
    "nadarmo", "náhodou", "mnoho", "moc", "dost", "jeden", "jedn", "jen",
)  # fmt: skip
"""How words begin behind a “ne” that denies them alone: “ne všichni přišli”."""
_BEFORE_THAT = frozenset(
    {"nejen", "ne", "samozřejmě", "samosebou", "jistě", "možná", "asi", "určitě", "jasně", "bodejť", "ještě", "leda",
     "jen", "hlavně", "škoda", "zvlášť", "tím", "přirozeně", "naštěstí"}
)  # fmt: skip
_BEFORE_WHEN = frozenset(
    {"jen", "jenom", "vždycky", "vždy", "pokaždé", "hned", "teprve", "zvlášť", "hlavně", "právě", "i", "až", "ihned",
     "tehdy", "zrovna", "leda", "kromě", "zejména", "jako"}
)  # fmt: skip
"""Words that open a clause together with “když”, “co” or “jak”."""
_WHEN = frozenset({"když", "co", "jak", "kdy", "kdyby"})
_ABOVE_ALL = frozenset({"hlavně", "zejména", "především", "obzvlášť", "zvlášť", "převážně"})
_CLOSER = frozenset(
    {
        "ještě",
        "už",
        "až",
        "hned",
        "teprve",
        "aspoň",
        "alespoň",
        "prý",
        "asi",
        "možná",
        "jen",
        "jenom",
        "někdy",
        *_ABOVE_ALL,
    }
)
"""Words with which something is told more closely, behind a comma or without."""
_THEREFORE = frozenset(
    {"proto", "tak", "tedy", "tudíž", "přesto", "přece", "dokonce", "pak", "potom", "hlavně", "navíc", "ani", "ne",
     "přitom", "nakonec", "především", "zejména", "naopak"}
)  # fmt: skip
"""Words behind “a” that may give it a comma."""
_SOONER = frozenset(
    {"dřív", "dříve", "ještě", "víc", "více", "spíš", "spíše", "raději", "radši", "jinak", "méně", "míň"}
)
_OTHER = frozenset({"jiného", "jinak", "jiné", "jiný", "jinou", "jiná", "jinam", "jinde"})
_COMPARING = frozenset({"jak", "jako", "než", "co"})
_DEGREES = frozenset({"tak", "stejně", "tolik"})
_EITHER = frozenset({"jestli", "zda", "zdali", "buď", "ať"})
_AUXILIARIES = frozenset(
    {"byl", "byla", "bylo", "byli", "byly", "by", "bych", "bys", "bychom", "byste", "jsem", "jsme"}
)
_OPENERS = frozenset(
    {"prostě", "mimochodem", "rychle", "upřímně", "bohužel", "naštěstí", "samozřejmě", "určitě", "jistě", "jasně",
     "dobře", "ne", "ano", "jo", "no", "hele", "hm", "aha", "popravdě", "zkrátka", "koneckonců", "ostatně", "naopak",
     "ovšem", "super", "fajn", "díky", "pozor", "promiň", "promiňte", "sorry", "vážně", "fakt", "nevadí"}
)  # fmt: skip
"""Words that may stand before a sentence with a comma or without."""
_OPENING_PHRASES = frozenset(
    {"s dovolením", "na shledanou", "bez urážky", "po pravdě", "podle mě", "podle mne", "pro jistotu", "na zdraví"}
)
_OF_TWO = 2
_CLOSING = frozenset(
    {"marně", "bohužel", "naštěstí", "samozřejmě", "zbytečně", "jasně", "prý", "určitě", "aspoň", "snad",
     "možná", "asi", "teda", "tedy", "vážně", "fakt", "opravdu", "konečně", "jinak", "pochopitelně"}
)  # fmt: skip
"""Words that may stand apart at the end of a sentence."""
_ANSWERS = frozenset({"ano", "ne", "jo"})
_FOREIGN = re.compile("[àâæçèêëìîïñòôœùûÿåøß]")
_UNREAL = ("by", "kdy", "aby")
_LONGEST = 5


def is_needless_comma(czech: InflectedGrammar, words: Sequence[str], end: int) -> bool:
    """Whether no comma belongs behind the words before an index, although one might think so.

    Args:
        czech: the grammar.
        words: a sentence.
        end: the index of the word behind the comma.
    """
    if not 0 < end < len(words):
        return False
    last, behind = words[end - 1].lower(), words[end].lower()
    opens = end == 1 or words[end - 2] in _ENDS
    if "prosím" in (last, behind):
        return True  # with a comma or without
    if behind in _ANSWERS and any(one.kind == "VERB" for one in czech.at(words, end - 1)):
        return True  # “odpověděla ano”
    if last == "ne" and opens and behind.startswith(_NOT_ALL):
        return True
    if behind == "ať" and opens and last in _BEFORE_THAT:
        return True
    if behind == "ani" and "ani" in (word.lower() for word in words[max(end - _LONGEST, 0) : end]):
        return True  # “nemám ani čas ani peníze”
    if _FOREIGN.search(last):
        return True  # “caffè latte”
    if _is_of_what(czech, words, end):
        return True
    if behind == "a" and end + 1 < len(words) and words[end + 1] not in _THEREFORE | {"to"}:
        return _ENDS.isdisjoint(words[:end])  # “bylo to super a moc se mi to líbilo”
    if behind in _WHEN and opens and last in _BEFORE_WHEN:
        return True
    if behind in _ABOVE_ALL and _has_no_verb(czech, words, end):
        return True  # “je to těžké hlavně kvůli pádům”
    if behind == "ať" and _is_wished(czech, words, end):
        return True
    if behind == "že" and (last == "nejen" or (opens and last in _BEFORE_THAT)):
        return True
    if behind == "než" and ((last in _SOONER and opens) or (last in _OTHER and _is_infinitive(czech, words, end + 1))):
        return True
    if last in czech.listed("opening_titles") and any(one.case == "voct" for one in czech.readings(words[end])):
        return True
    if last in _AUXILIARIES and _is_participle(czech, words, end):
        return True  # “kdo by to byl řekl”
    if behind in _DEGREES and "jako" in words[end + 1 : end + _LONGEST]:
        return True  # “neumím anglicky tak plynule jako ty”
    return behind in _COMPARING and _is_comparison(czech, words, end)


def is_needed_comma(czech: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a comma stands between two clauses, each with its verb: “nediv se mu, má toho moc”.

    Args:
        czech: the grammar.
        words: a sentence.
        at: the index of the comma.
    """
    if not 0 < at < len(words) - 1 or words[at] != ",":
        return False
    if words[at + 1].lower() == "nebo":
        return not _EITHER.isdisjoint(word.lower() for word in words[:at])
    if words[at + 1] == "a" and at + 2 < len(words) and words[at + 2] in _THEREFORE:
        return True  # “vytvoří problém, a pak nabídnou řešení”
    if words[at + 1].lower() in CONJUNCTIONS:
        return False
    if words[at + 1].lower() in _CLOSING and (at + 2 >= len(words) or words[at + 2] in _ENDS):
        return True
    if any(word.lower().endswith("-li") for word in words[:at]) or _is_before_address(czech, words, at):
        return True
    if _is_between_alike(czech, words, at) or _is_behind_opening(words, at):
        return True
    if words[at + 1].lower() in _CLOSER and at + 2 < len(words) and words[at + 2].lower() in czech.prepositions:
        return True  # “přišel včas, ještě před začátkem”
    if words[at + 1].lower() in czech.prepositions and at + 2 < len(words):
        before = czech.at(words, at - 1)  # “viděli jsme to jen zvenku, z autobusu”
        unknown = not before and words[at - 1].endswith(("u", "ě", "e", "y"))
        return at > 1 and (unknown or any(one.kind in ("VERB", "NOUN", "ADVB") for one in before))
    return all(
        any(one.kind == "VERB" for place in segment(words, beside) for one in czech.at(words, place))
        or not czech.listed("copulas").isdisjoint(words[place].lower() for place in segment(words, beside))
        for beside in (at - 1, at + 1)
    )


def _is_before_address(czech: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether those spoken to stand behind a comma at the end: “kde jste byli, kluci?”."""
    ends = at + 2 >= len(words) or words[at + 2] in _ENDS
    called = any(one.kind == "NOUN" and one.case == "voct" for one in czech.at(words, at + 1))
    places = segment(words, at - 1)
    spoken = any(one.person == "2per" for place in places for one in czech.at(words, place))
    return ends and called and (spoken or any(words[place].lower() in ("jste", "jsi") for place in places))


def _is_of_what(czech: InflectedGrammar, words: Sequence[str], end: int) -> bool:
    """Whether a noun has what it consists of behind it: “hrnek mouky”, “armáda spásy”."""
    before, behind = czech.at(words, end - 1), czech.at(words, end)
    named = [one for one in behind if one.kind == "NOUN" and one.case == "gent"]
    further = czech.at(words, end + 1)
    nouns = bool(before) and all(one.kind == "NOUN" and one.case != "voct" for one in before if one.case != "voct")
    return nouns and bool(named) and words[end].islower() and not any(one.kind == "VERB" for one in further)


def _has_no_verb(czech: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether no verb stands between a word and the next mark."""
    end = next((place for place in range(at + 1, len(words)) if words[place] in _ENDS), len(words))
    return not any(one.kind in ("VERB", "INFN") for place in range(at, end) for one in czech.at(words, place))


def _is_wished(czech: InflectedGrammar, words: Sequence[str], end: int) -> bool:
    """Whether “ať” wishes something to that which stands before it, without a verb: “nemoci ať se ti vyhýbají”."""
    before = [czech.at(words, place) for place in range(segment(words, end - 1)[0], end)]
    alone = len(before) <= _LONGEST and not any(one.kind in ("VERB", "INFN") for found in before for one in found)
    last = before[-1]
    return alone and any(one.case == "nomn" and one.kind in ("NOUN", "ADJF", "NPRO") for one in last)


def _is_between_alike(czech: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a comma stands between two adjectives of one noun, or before what somebody is: “psa, jezevčíka”."""
    before, behind = czech.at(words, at - 1), czech.at(words, at + 1)
    cases = {(one.case, one.number) for one in before if one.kind in ("ADJF", "NOUN") and one.case != "voct"}
    also = {(one.case, one.number) for one in behind if one.kind in ("ADJF", "NOUN") and one.case != "voct"}
    if len(before) == 0 or len(behind) == 0 or any(one.kind not in ("ADJF", "NOUN") for one in (*before, *behind)):
        return False
    return bool(cases & also)


def _is_behind_opening(words: Sequence[str], at: int) -> bool:
    """Whether a comma stands behind a word that may open a sentence by itself: “upřímně, nevím”, “a mimochodem, …”."""
    if at == _OF_TWO and f"{words[0]} {words[1]}".lower() in _OPENING_PHRASES:
        return True
    opens = at == 1 or (at == 2 and words[0].lower() in ("a", "ale", "no", "tak"))
    return opens and words[at - 1].lower() in _OPENERS


def _is_participle(czech: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    found = czech.at(words, at)
    return bool(found) and all(one.kind == "VERB" and one.tense == "past" for one in found)


def _is_infinitive(czech: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    return any(one.kind == "INFN" for one in czech.at(words, at)) if at < len(words) else False


def _is_comparison(czech: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether no verb stands between such a word and the next mark: “nevím jak ty, ale”, “studený jak led”."""
    end = next((place for place in range(at + 1, len(words)) if words[place] in _ENDS), len(words))
    compared = words[at + 1 : end]
    if words[at].lower() == "co" and compared and compared[0].lower() not in czech.table.subjects:
        return False
    if not 0 < len(compared) <= _LONGEST or compared[0].lower().startswith(_UNREAL):
        return False
    known = czech.listed("adverbs") | czech.prepositions.keys() | czech.table.subjects.keys()
    for place in range(at + 1, end):
        readings = czech.at(words, place)
        if any(one.kind in ("VERB", "INFN") for one in readings) or words[place].lower() in czech.listed("copulas"):
            return False
        if not readings and words[place].islower() and words[place] not in known:
            return False
    return True
