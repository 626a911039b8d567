"""Nouns and adjectives that stand in the case, number and gender of what is around them."""

from collections.abc import Sequence

from models.agreement.cs.segments import AND, segment, suits
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["is_right_noun"]

_NEAR = 4
_MODIFYING = frozenset({"ADJF", "PRTF"})
_INDEFINITE = frozenset({"něco", "nic", "cosi", "cokoli", "cokoliv", "leccos", "co"})
_FEELING = frozenset({"mi", "ti", "mu", "jí", "nám", "vám", "jim", "mně", "tobě", "jemu"})
_WHERE = frozenset({"na", "v", "ve"})
_BEING = frozenset({"je", "bylo", "bude", "není", "nebylo", "nebude", "by"})

_COUNTING = frozenset({"set", "sta", "stě", "sto", "tisíc", "tisíce", "milionů", "miliony"})
_LIKING = frozenset({"rád", "ráda", "rádi", "rády", "radši", "raději", "nejradši", "nejraději"})

_Found = Sequence[InflectedReading]


def is_right_noun(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether what is around a word shows its form to be right, and not the one that is meant for it.

    Args:
        czech: the grammar.
        words: a sentence.
        at: the index of a word.
        old: what it may be.
        new: what the word that is meant for it may be.
    """
    if _is_listed(czech, words, at, old, new) or _is_joined(czech, words, at, old, new):
        return True
    if _is_number_of_subject(czech, words, at, old, new) or _is_governed(czech, words, at, old, new):
        return True
    if _is_where_somebody_is(czech, words, at, old, new):
        return True
    return _is_small_phrase(czech, words, at, old, new) or _is_relative(czech, words, at, old, new)


def _is_number_of_subject(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether a noun goes with the word before it and the verb behind it: “moje holky chodí”, “ta sukně mi je malá”."""
    own = [one for one in old if one.kind == "NOUN" and one.case == "nomn"]
    other = [one for one in new if one.kind == "NOUN" and one.case == "nomn"]
    if not own or not other:
        return False
    opens = segment(words, at)[0] == at
    if not opens:
        before = czech.readings(words[at - 1].lower())
        own = [noun for noun in own if any(one.kind in _MODIFYING and one.agrees_with(noun) for one in before)]
    if own and not opens and {one.lemma for one in own}.isdisjoint({one.lemma for one in other}):
        return True  # “sukna” for “sukně”
    if not own or {one.number for one in own} & {one.number for one in other}:
        return False
    small = czech.listed("clitics") | czech.listed("pronoun_clitics") | czech.listed("adverbs")
    behind = at + 1
    while behind < len(words) - 1 and words[behind] in small:
        behind += 1
    verbs = [one for one in czech.at(words, behind) if one.kind == "VERB" and one.mood == "indc"]
    return any(one.number == noun.number and (suits(one, noun) or one.tense != "past") for one in verbs for noun in own)


def _is_listed(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether a noun is one of several behind a preposition, all in one case: “z češtiny, dějepisu a biologie”."""
    cases = {one.case for one in old if one.kind == "NOUN"}
    place, several = at, False
    while place >= 2 and cases and words[place - 1] in AND:
        cases &= {one.case for one in czech.at(words, place - 2) if one.kind == "NOUN"}
        place, several = place - 2, True
    behind = at
    while cases and behind + 2 < len(words) and words[behind + 1] in AND:
        beside = {one.case for one in czech.at(words, behind + 2) if one.kind == "NOUN"}
        if not beside:
            break
        cases, behind, several = cases & beside, behind + 2, True
    governed = czech.prepositions.get(words[place - 1].lower()) if place else None
    if governed is None or not several or not cases & governed.allowed:
        return False
    return not new or not cases & governed.allowed & {one.case for one in new}


def _is_joined(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether a noun is joined to another: “je plavčíkem a záchranářem”, “děti a oslavenec mají vstup zdarma”."""
    if at < 2 or not new or any(one.kind != "NOUN" for one in new):
        return False
    before = words[at - 1].lower()
    if before in ("jako", "než"):
        tools = any(
            one.kind == "NOUN" and one.case == "ablt" for place in range(at - 1) for one in czech.at(words, place)
        )
        return tools and _is_tool(old) and not any(one.case == "ablt" for one in new)
    if before not in AND:
        return False
    other = czech.at(words, at - 2)
    if _is_tool(old) and _is_tool(other) and not any(one.case == "ablt" for one in new):
        return True
    alone = any((one.case, one.number) == ("nomn", "sing") for one in old)
    direct = any(one.kind == "NOUN" and one.case == "nomn" for one in other)
    verbs = czech.at(words, at + 1)
    several = bool(verbs) and all(one.kind == "VERB" and one.number == "plur" for one in verbs)
    return before in ("a", "i") and alone and direct and several and any(one.number == "plur" for one in new)


def _is_tool(found: _Found) -> bool:
    return bool(found) and all(one.kind == "NOUN" and one.case == "ablt" for one in found)


def _is_governed(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether a noun with an adjective before it stands as their preposition asks: “se svou prací”."""
    nouns = [one for one in old if one.kind == "NOUN"]
    place = at
    while place and at - place < _NEAR - 1 and czech.phrasing.is_modifier(words[place - 1]):
        nouns = [noun for noun in nouns if any(one.agrees_with(noun) for one in czech.readings(words[place - 1]))]
        place -= 1
    governed = czech.prepositions.get(words[place - 1].lower()) if 0 < place < at else None
    if governed is None or not nouns or not new:
        return False
    right = {noun.case for noun in nouns} & governed.allowed
    return bool(right) and not any(one.case in governed.allowed for one in new)


def _is_small_phrase(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether words around an adjective or adverb ask for it: “každých pět minut”, “něco nového”, “je mi těžko”."""
    before = [word.lower() for word in words[max(at - 3, 0) : at]]
    several = any((one.kind, one.case, one.number) == ("ADJF", "gent", "plur") for one in old)
    if several and any(one.kind == "NUMR" for one in czech.at(words, at + 1)) and words[at + 1] not in czech.table.few:
        behind = at + 2
        while behind < len(words) - 1 and words[behind].lower() in _COUNTING | czech.listed("cardinals"):
            behind += 1  # “posledních pět set korun”
        return any((one.case, one.number) == ("gent", "plur") for one in czech.at(words, behind))
    if any((one.kind, one.case, one.gender) == ("ADJF", "gent", "neut") for one in old):
        alone = not any(one.kind == "NOUN" for one in czech.at(words, at + 1))
        if alone and _INDEFINITE & set(before):
            return not any((one.case, one.gender) == ("gent", "neut") for one in new)
    if words[at].lower() in ("jeden", "jedna", "jedno") and words[at + 1 : at + 2] in (["z"], ["ze"]):
        phrase = czech.phrase(words, at + 2, governed=True)
        of = {one.gender for one in phrase.agreeing if one.case == "gent"} if phrase is not None else set()
        return bool(of & {one.gender for one in old}) and not of & {one.gender for one in new}
    feels = bool(old) and all(one.kind == "ADVB" for one in old) and any(one.kind == "ADJF" for one in new)
    clause = {words[place].lower() for place in segment(words, at)}
    return feels and bool(_FEELING & clause and _BEING & clause)


def _is_relative(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether a relative pronoun goes with the noun before its clause, what is meant not: “věž, kterou zdobí okna”."""
    if at < 2 or words[at - 1] != "," or not any(one.lemma == "který" for one in old):
        return False
    nouns = [one for one in czech.at(words, at - 2) if one.kind == "NOUN"]
    if words[at + 1 : at + 2] and words[at + 1] in _BEING and at + 2 < len(words):
        feels = words[at + 2].isdigit() or any(one.kind in ("NUMR", "ADVB") for one in czech.at(words, at + 2))
        if feels or words[at + 2] in czech.listed("cardinals"):
            return any(one.case == "datv" for one in old)  # “babička, které je osmdesát”
    liked = bool(_LIKING & {words[place].lower() for place in segment(words, at)})
    if liked and any(one.case == "accs" for one in old) and not any(one.case == "nomn" for one in new):
        return not any(one.animate == "anim" for one in nouns)  # “místo, které mám rád”

    def goes(found: _Found) -> bool:
        return any(one.number == noun.number and one.agrees_in_gender(noun) for one in found for noun in nouns)

    return goes(old) and bool(new) and not goes(new)


def _is_where_somebody_is(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether a noun is where somebody is, in a clause whose only verb is *být*: “byli jsme na výletu”, not “výlet”."""
    if not any(one.case == "loct" for one in old) or any(one.case == "loct" for one in new):
        return False
    before = at - 1
    if before >= 0 and any(one.kind in _MODIFYING and one.case == "loct" for one in czech.at(words, before)):
        before -= 1
    if before < 0 or words[before].lower() not in _WHERE:
        return False
    around = [czech.at(words, place) for place in segment(words, at) if place not in range(before, at + 1)]
    verbs = [{one.lemma for one in found if one.kind == "VERB"} for found in around]
    return {"být"} in verbs and all(lemmas <= {"být"} for lemmas in verbs)
