"""Forms of Czech words that their clause shows to be right: a verb by its subject, a noun by what it is listed with."""

from collections.abc import Sequence

from models.agreement.cs.segments import segment
from models.agreement.cs.vouched_nouns import is_right_noun
from models.agreement.cs.vouched_numbers import is_right_number
from models.agreement.cs.vouched_predicates import is_right_beside_verb
from models.agreement.cs.vouched_verbs import is_right_verb
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["is_shown_right"]

_OBJECTS = frozenset({"ho", "mě", "tě", "ji", "nás", "vás", "je"})
_ASKING = frozenset({"čím", "čemu", "komu", "čeho", "kým"})
_POLITE = {"jste": "jsi", "byste": "bys", "kdybyste": "kdybys", "abyste": "abys"}
_BE = frozenset({"buď", "buďte", "buďme", "nebuď", "nebuďte", "nebuďme"})


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
        return bool(_OBJECTS & {words[place].lower() for place in segment(words, at)})  # “čím jsem ho urazil”
    if at and words[at - 1].lower() in _BE and all(one.kind == "ADVB" for one in new):
        return any(one.kind == "ADJF" and one.case == "nomn" for one in old)  # “buď hodný”
    if _POLITE.get(small) == meant.lower():
        return "ty" not in {word.lower() for word in words}  # “byl byste tak laskav”
    if _is_either(words, at, old, new) or is_right_number(czech, words, at, old, new):
        return True
    if is_right_beside_verb(czech, words, at, old, meant):
        return True
    return is_right_verb(czech, words, at, old, new) or is_right_noun(czech, words, at, old, new)


def _is_either(words: Sequence[str], at: int, old: Sequence[InflectedReading], new: Sequence[InflectedReading]) -> bool:
    """Whether a verb stands behind “buď”, which is “either”: “buď to udělám hned, nebo vůbec”."""
    either = any(one.lower() == "buď" for one in words[:at]) and "nebo" in words[at:]
    finite = any(one.kind == "VERB" and one.mood == "indc" for one in old)
    return either and finite and all(one.kind == "INFN" for one in new) and bool(new)
