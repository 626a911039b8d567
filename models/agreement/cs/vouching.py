"""Czech words that a model would change although the sentence shows that they are right."""

from collections.abc import Sequence

from models.agreement.cs.moving_self import is_moving_self
from models.agreement.cs.rules import wrong
from models.agreement.cs.segments import segment
from models.agreement.cs.vouched_cases import is_right_case
from models.agreement.cs.vouched_chains import goes_on
from models.agreement.cs.vouched_commas import is_needed_comma, is_needless_comma
from models.agreement.cs.vouched_forms import is_shown_right
from models.agreement.cs.vouched_places import is_left_open
from models.agreement.cs.vouched_subjects import goes_with_another
from models.agreement.cs.vouched_variants import is_variant
from models.agreement.cs.vouched_ways import is_way_or_measure
from models.agreement.inflected.grammar import InflectedGrammar, grammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["is_vouched_for"]

_SUBJECTS = frozenset({"já", "ty", "on", "ona", "my", "vy", "oni", "ony"})
_BEFORE_S = frozenset({"že", "co", "kdy", "jak", "kde", "kam", "proč", "ty", "kdo", "až", "když"})
_FOR_ONESELF = frozenset(
    {"vzít", "koupit", "kupovat", "dát", "dávat", "objednat", "myslet", "půjčit", "vybrat", "všimnout", "sednout",
     "lehnout", "pamatovat", "zapamatovat", "představit", "představovat", "přečíst", "poslechnout", "zvyknout", "hrát",
     "povídat", "stěžovat", "odpočinout", "pořídit", "přát", "dovolit", "obléct", "obout", "umýt", "vyčistit",
     "zlomit", "najít", "nechat", "připravit", "uvědomit", "zahrát", "pospíšit", "nechávat", "uvařit", "zapsat"}
)  # fmt: skip
"""What one does for oneself, with “si”."""
_MANY = frozenset({"tisíc", "tisíce", "milion", "miliony", "miliardy", "stovky", "desítky", "spousta", "spoustu"})
_NEAR = 4


def is_vouched_for(words: Sequence[str], start: int, end: int, meant: Sequence[str]) -> bool:
    """Whether what is written stands to reason, and what is meant for it does not.

    Args:
        words: a sentence.
        start: the index of the first word that would be changed.
        end: the index behind the last.
        meant: the words that would stand there.
    """
    czech = grammar("cs")
    if is_variant(czech, words, start, end, meant):
        return True
    if list(words[start:end]) == [","] and not meant:
        return is_needed_comma(czech, words, start)
    if list(meant) == [*words[start:end], ","] and is_needless_comma(czech, words, end):
        return True
    if _is_said_subject(words, start, end, meant) or _is_before_subject(czech, words, start, end, meant):
        return True
    if not meant and _is_only_verb(czech, words, start, end):
        return True
    if _is_for_oneself(czech, words, start, end, meant) or _is_moved_self(czech, words, start, end, meant):
        return True
    if start and meant and _is_few(czech, words, start, meant[0]):
        return True
    if end == start + 1 and len(meant) == 1:
        old, new = czech.at(words, start), czech.readings(meant[0].lower() if start == 0 else meant[0])
        if _is_foreign_name(words, start, old) or [words[start].lower(), meant[0].lower()] == ["lidi", "lidé"]:
            return True
        if is_right_case(czech, words, start, old, new) or goes_with_another(czech, words, start, old, new):
            return True
        if _is_of_two(czech, words, start, old, new) or _speaks_on(czech, words, start, old, new):
            return True
        if _is_of_men_behind(czech, words, start, old, new) or is_left_open(czech, words, start, old, new):
            return True
        if goes_on(czech, words, start, old, new) or is_way_or_measure(czech, words, start, old, new):
            return True
        if _is_fused(words, start, meant[0]) or _is_counted_or_absent(czech, words, start, old, new):
            return True
        if _agrees_already(czech, words, start, meant[0]) or is_shown_right(czech, words, start, old, meant[0]):
            return True
    changed = [*words[:start], *meant, *words[end:]]
    if any(one.start < start + len(meant) and start < one.end for one in wrong(changed)):
        return not any(one.start < end and start < one.end for one in wrong(words))
    return False


def _is_only_verb(czech: InflectedGrammar, words: Sequence[str], start: int, end: int) -> bool:
    """Whether a clause of several words would lose its only verb: “buď půjdeš se mnou, nebo zůstaneš”."""
    if end != start + 1 or len(segment(words, start)) < _NEAR - 1:
        return False
    found = czech.at(words, start)
    if not found or any(one.kind != "VERB" for one in found):
        return False
    others = (place for place in segment(words, start) if place != start and words[place].lower() != "buď")
    return not any(one.kind in ("VERB", "INFN") for place in others for one in czech.at(words, place))


def _is_for_oneself(czech: InflectedGrammar, words: Sequence[str], start: int, end: int, meant: Sequence[str]) -> bool:
    """Whether “si” stands by what one does for oneself, and nobody is spoken to: “vzal si to s sebou”."""
    if end != start + 1 or words[start] != "si" or not {one.lower() for one in meant} & {"jsi", "jsem"}:
        return False
    places = segment(words, start)
    clause = {words[place].lower() for place in places}
    if clause & {"ty", "já", "se", "ses", "sis", "tě", "ti"} or words[-1] == "?":
        return False
    return any(
        one.kind == "VERB" and czech.names(one) & _FOR_ONESELF for place in places for one in czech.at(words, place)
    )


def _is_moved_self(czech: InflectedGrammar, words: Sequence[str], start: int, end: int, meant: Sequence[str]) -> bool:
    """Whether somebody moves in a way of which “sebou” is a part: “nevrť sebou”, “praštil sebou do trávy”."""
    if end != start + 1 or words[start].lower() != "sebou" or [one.lower() for one in meant] != ["s", "sebou"]:
        return False
    return is_moving_self(czech, words, start)


def _is_foreign_name(words: Sequence[str], at: int, old: Sequence[InflectedReading]) -> bool:
    """Whether a word inside a sentence is a name that the dictionary lacks: “šel do školy s Kate”."""
    return at > 0 and all(one.case == "voct" for one in old) and words[at].istitle() and words[at - 1].isalpha()


def _is_few(czech: InflectedGrammar, words: Sequence[str], at: int, meant: str) -> bool:
    """Whether a noun stands behind two to four of it as it should: “dvě hodiny jsme čekali”."""
    few = czech.table.few.get(words[at - 1].lower())
    old = [one for one in czech.at(words, at) if one.kind == "NOUN" and one.number == "plur"]
    right = [one for one in old if one.case in ("nomn", "accs")]
    if few is None or not right or any(few.get(one.gender) not in (None, words[at - 1].lower()) for one in right):
        return False
    new = czech.readings(meant)
    return bool(new) and not any(one.number == "plur" and one.case in ("nomn", "accs") for one in new)


def _agrees_already(czech: InflectedGrammar, words: Sequence[str], at: int, meant: str) -> bool:
    """Whether a modifier goes with the noun behind it, and what is meant for it does not: “za Vaši odpověď”."""
    nouns = czech.at(words, at + 1) if at + 1 < len(words) else ()
    if not nouns or any(one.kind != "NOUN" for one in nouns):
        return False
    cases = {(one.case, one.number, one.gender) for one in nouns}
    old = {(one.case, one.number, one.gender) for one in czech.readings(words[at].lower()) if one.kind == "ADJF"}
    new = {(one.case, one.number, one.gender) for one in czech.readings(meant.lower())}
    if not cases & old or not new or cases & new:
        return False
    return not any(one.start < at + 2 and at < one.end for one in wrong(words))


def _is_said_subject(words: Sequence[str], start: int, end: int, meant: Sequence[str]) -> bool:
    """Whether nothing would change but that somebody says who does it: “já chci”."""
    if words[0].lower() not in _SUBJECTS or end != start + 1:
        return False
    left_out = start == 0 and not any(one.isalpha() for one in meant)
    return left_out or (start == 1 and [one.lower() for one in meant] == [words[1].lower()])


def _is_before_subject(
    czech: InflectedGrammar, words: Sequence[str], start: int, end: int, meant: Sequence[str]
) -> bool:
    """Whether a comma would part what opens a sentence from its subject: “na rozdíl od tebe já vstávám”."""
    if end >= len(words) or [*words[start:end], ","] != list(meant) or words[end].lower() not in _SUBJECTS:
        return False
    if words[0].lower() not in czech.prepositions:
        return False
    return not any(one.kind in ("VERB", "INFN") for place in range(end) for one in czech.at(words, place))


def _are_verbs(old: Sequence[InflectedReading], new: Sequence[InflectedReading]) -> bool:
    both = [*old, *new]
    return bool(old) and bool(new) and all(one.kind == "VERB" and one.mood == "indc" for one in both)


def _is_of_two(
    czech: InflectedGrammar,
    words: Sequence[str],
    at: int,
    old: Sequence[InflectedReading],
    new: Sequence[InflectedReading],
) -> bool:
    """Whether a verb in the plural stands by two: “babička s dědou odjeli”, “co mají Tom s Evou”."""
    verbs = [one for one in new if one.kind == "VERB"]  # “má” is “my”, too
    if not _are_verbs(old, verbs) or any(one.number != "plur" for one in old):
        return False
    if not any(one.number == "sing" for one in verbs):
        return False
    before = [*range(max(at - _NEAR, 0), at - 1), *range(at + 2, min(at + _NEAR, len(words) - 1))]
    return any(
        words[place] in ("s", "se")
        and (words[place + 1].istitle() or any(one.case == "ablt" for one in czech.at(words, place + 1)))
        for place in before
    )


def _is_of_men_behind(
    czech: InflectedGrammar,
    words: Sequence[str],
    at: int,
    old: Sequence[InflectedReading],
    new: Sequence[InflectedReading],
) -> bool:
    """Whether men stand behind a verb that goes with them: “květiny přinesli hosté”, “slyšeli je i sousedi”."""
    if not _are_verbs(old, new) or not any(one.tense == "past" and _are_men(one) for one in old):
        return False
    behind = at + 1 + (words[at + 1 : at + 2] == ["i"])
    found = czech.at(words, behind) if behind < len(words) else ()
    return bool(found) and all(one.kind == "NOUN" for one in found) and any(map(_are_men, found))


def _are_men(one: InflectedReading) -> bool:
    return (one.gender, one.number) == ("masc", "plur") and one.animate == "anim" and one.case in ("", "nomn")


def _is_fused(words: Sequence[str], at: int, meant: str) -> bool:
    """Whether a word is another one with “-s”, which is “jsi”, or with “-pak”: “žes to slíbil”, “pročpak”."""
    word, plain = words[at].lower(), meant.lower()
    if word == f"{plain}pak" or (word, plain) == ("dneska", "dnes"):
        return True
    said = any(one.endswith(("l", "la", "lo")) for one in words[at + 1 :])
    return word == f"{plain}s" and plain in _BEFORE_S and said


def _is_counted_or_absent(
    czech: InflectedGrammar,
    words: Sequence[str],
    at: int,
    old: Sequence[InflectedReading],
    new: Sequence[InflectedReading],
) -> bool:
    """Whether a genitive stands behind thousands of something, or behind what there is not: “není léku”."""
    genitives = {one.lemma for one in old if one.kind == "NOUN" and one.case == "gent"}
    if not at or not genitives & {one.lemma for one in new}:
        return False
    before = words[at - 1].lower()
    meant = {one.number for one in new if one.case == "gent"}
    several = any(one.case == "gent" and one.number == "plur" for one in old) and "plur" not in meant
    if meant and not (several and before in _MANY):
        return False
    return (before in _MANY and several) or before in ("není", "nebylo", "nebude", "nezbývá", "nezbylo")


def _speaks_on(
    czech: InflectedGrammar,
    words: Sequence[str],
    at: int,
    old: Sequence[InflectedReading],
    new: Sequence[InflectedReading],
) -> bool:
    """Whether a verb has the person of the one before it, with which “a” joins it: “přeju hezký den a zdravím”."""
    persons = {(one.person, one.number) for one in old if one.kind == "VERB"}
    if (
        len(persons) != 1
        or next(iter(persons))[0] not in ("1per", "2per")
        or any((one.person, one.number) in persons for one in new)
    ):
        return False
    if at < 2 or words[at - 1] not in ("a", "i", "ani", "nebo", ","):
        return False
    return any(
        found and all((one.person, one.number) in persons for one in found)
        for found in (czech.at(words, place) for place in range(at - 1))
    )
