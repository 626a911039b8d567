"""Cases that the words around a noun leave open, or show: “schoval se pod postel”, “v ruce dítěte”."""

from collections.abc import Sequence

from models.agreement.cs.segments import segment
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["is_left_open"]

_HIDING = frozenset(
    {"schovat", "schovávat", "ukrýt", "ukrývat", "skrýt", "skrývat", "zaparkovat", "parkovat", "umístit", "uložit",
     "ukládat", "napsat", "psát", "zapsat", "nalepit", "lepit", "pověsit", "věšet", "zavěsit", "postavit", "stavět",
     "usadit", "posadit", "sedat", "sednout", "zahrabat", "zakopat", "usídlit", "přistát", "namalovat", "nakreslit",
     "zabalit", "zašít", "zavřít", "zamknout", "zapíchnout", "opřít", "uvázat", "přivázat", "vyrůst", "dopadnout",
     "osmahnout", "osmažit", "orestovat", "opéct"}
)  # fmt: skip
"""Verbs that may say where something goes as well as where it then is."""
_LOCAL = frozenset({"na", "v", "ve", "pod", "pode", "před", "přede", "nad", "nade", "za", "mezi"})
_MORE = frozenset({"více", "víc", "méně", "míň"})
_OBLIQUE = frozenset({"ablt", "datv", "loct"})
_FAR = 6

_Found = Sequence[InflectedReading]


def is_left_open(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether a noun or adjective may stand in its case or number as well as in that which is meant for it.

    Args:
        czech: the grammar.
        words: a sentence.
        at: the index of a word.
        old: what it may be.
        new: what the word that is meant for it may be.
    """
    if not at or not old:
        return False
    if _is_parted(czech, words, at, old, new):
        return True
    if not new or {one.lemma for one in old}.isdisjoint({one.lemma for one in new}):
        return False
    if _is_where_or_whither(czech, words, at, old, new) or _is_of_somebody(czech, words, at, old, new):
        return True
    if _is_means(czech, words, at, old, new):
        return True
    plural = {one.case for one in old if one.number == "plur"}
    if words[at - 1].lower() in _MORE and plural & _OBLIQUE:
        return not any(one.case in plural & _OBLIQUE for one in new)  # “mluví více jazyky”
    return _is_of_either_number(czech, words, at, old, new)


def _is_where_or_whither(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    place = at - 1
    while place and at - place < 3 and any(one.kind == "ADJF" for one in czech.at(words, place)):
        place -= 1
    governed = czech.prepositions.get(words[place].lower())
    if governed is None or words[place].lower() not in _LOCAL:
        return False
    cases = [{one.case for one in found} & governed.allowed for found in (old, new)]
    return all(cases) and any(
        czech.names(one) & _HIDING
        for other in segment(words, at)
        for one in czech.at(words, other)
        if one.kind in ("VERB", "INFN")
    )


def _is_of_somebody(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether a genitive says whose something is, behind a preposition with a noun: “v ruce dítěte”."""
    genitive = all(one.kind == "NOUN" and one.case in ("gent", "accs") for one in old)
    if at < 2 or not genitive or any(one.case == "gent" for one in new):
        return False
    governed = czech.prepositions.get(words[at - 2].lower())
    nouns = [one for one in czech.at(words, at - 1) if one.kind == "NOUN"]
    return governed is not None and any(one.case in governed.allowed for one in nouns)


def _is_means(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether an instrumental tells by what something is done, and no verb asks for more: “vidíme jen srdcem”."""
    tools = [one for one in old if one.kind == "NOUN" and one.case == "ablt"]
    things = tools and all(one.animate != "anim" for one in tools)
    if not things or len(tools) < len({(one.case, one.lemma) for one in old if one.case != "datv"}):
        return False
    if any(one.case == "ablt" for one in new):
        return False
    places = segment(words, at)
    verbs = [one for place in places for one in czech.at(words, place) if one.kind in ("VERB", "INFN")]
    names = {name for one in verbs for name in czech.names(one)}
    if not verbs or names & (czech.verbs.keys() | set(czech.askers) | {"být", "mít"}):
        return False
    before = czech.at(words, at - 1)
    return words[at - 1].lower() not in czech.prepositions and not any(
        one.kind in ("NOUN", "ADJF", "NUMR") for one in before
    )


def _is_parted(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether a pronoun that opens a clause goes with a noun further on: “jakou má tohle všechno logiku”."""
    adjectives = [one for one in old if one.kind == "ADJF"]
    if segment(words, at)[0] != at or len(adjectives) < len(old):
        return False
    for place in range(at + 1, min(at + _FAR, segment(words, at)[-1] + 1)):
        if words[place - 1].lower() in czech.prepositions:
            continue
        nouns = [one for one in czech.at(words, place) if one.kind == "NOUN" and one.case == "accs"]
        if any(one.agrees_with(noun) for one in adjectives for noun in nouns):
            return not any(one.agrees_with(noun) for one in new for noun in nouns)
    return False


def _is_of_either_number(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether an adjective goes with the noun behind it in the same case, in one number or the other."""
    nouns = [one for one in czech.at(words, at + 1) if one.kind == "NOUN"]
    if not nouns or any(one.kind != "ADJF" for one in (*old, *new)):
        return False
    verbs = [one for place in segment(words, at) for one in czech.at(words, place) if one.kind == "VERB"]
    if not verbs or any(one.person not in ("1per", "2per") for one in verbs):
        return False  # it may be the subject, whose number the verb tells
    goes = [
        {(noun.case, noun.number) for one in found for noun in nouns if one.agrees_with(noun)} for found in (old, new)
    ]
    cases = [{case for case, _ in found} - {"voct"} for found in goes]
    return bool(cases[1]) and cases[1] <= cases[0] and goes[0].isdisjoint(goes[1])
