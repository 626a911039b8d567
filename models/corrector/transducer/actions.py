"""The actions of the decoder, and what each writes."""

from collections.abc import Sequence
from enum import IntEnum

from models.corrector.transducer.inflections import Form, Inflections


class Action(IntEnum):
    """What one decoding step does with the source unit under the pointer.

    All but INSERT move the pointer to the next unit. REPLACE and INSERT also write a subword piece. Inflections are
    looked up (as the g-transformations of Omelianchuk et al., 2020), so a rare verb is as easy as a frequent one.
    """

    COPY = 0
    """Write the unit."""
    SKIP = 1
    """Write nothing."""
    INSERT = 2
    """Write a piece before the unit."""
    REPLACE = 3
    """Write a piece instead of the unit; further pieces follow by INSERT."""
    CAPITALIZE = 4
    """Write the unit with its first letter in upper case."""
    LOWER = 5
    """Write the unit in lower case."""
    UPPER = 6
    """Write the unit in upper case."""
    FIX1 = 7
    """Write the spelling lexicon's first suggestion, in the unit's letter case."""
    FIX2 = 8
    """Write the spelling lexicon's second suggestion, in the unit's letter case."""
    JOIN = 9
    """Write the unit without the white space before it."""
    SPLIT = 10
    """Write the unit with a space before it."""
    BASE = 11
    """Write the base form of a verb: ``goes`` -> ``go``."""
    THIRD_PERSON = 12
    """Write its third person singular: ``goes``."""
    PAST = 13
    """Write its past tense: ``went``."""
    PARTICIPLE = 14
    """Write its past participle: ``gone``."""
    ING = 15
    """Write its form in *-ing*: ``going``."""
    SINGULAR = 16
    """Write the singular of a noun: ``children`` -> ``child``."""
    PLURAL = 17
    """Write its plural: ``children``."""
    POSITIVE = 18
    """Write the base form of an adjective: ``quicker``, ``quickly`` -> ``quick``."""
    COMPARATIVE = 19
    """Write its comparative: ``quicker``."""
    SUPERLATIVE = 20
    """Write its superlative: ``quickest``."""
    ADVERB = 21
    """Write its adverb: ``quickly``."""
    POSSESSIVE = 22
    """Write the possessive singular: ``dog``, ``dogs`` -> ``dog's``; ``its`` -> ``it's``."""
    NO_APOSTROPHE = 23
    """Write the unit without its apostrophe: ``dog's`` -> ``dogs``, ``it's`` -> ``its``."""
    CUT1 = 24
    """Write the unit without its last letter: ``guten`` -> ``gute``."""
    CUT2 = 25
    """Write it without its last two letters."""
    CUT3 = 26
    """Write it without its last three letters."""
    ENDING0 = 27
    """Write the unit and a piece glued to it: ``gut`` -> ``gutes``; further pieces follow by INSERT, as of REPLACE."""
    ENDING1 = 28
    """Write a piece in place of its last letter: ``Москва`` -> ``Москве``."""
    ENDING2 = 29
    """Write a piece in place of its last two letters: ``spielen`` -> ``spielt``."""
    ENDING3 = 30
    """Write a piece in place of its last three letters."""
    ENDING4 = 31
    """Write a piece in place of its last four letters."""


FIRST_ENDING = Action.CUT1
"""Actions from here on change endings, for languages whose forms no table holds; English has a table instead."""
CUTS = {Action.CUT1: 1, Action.CUT2: 2, Action.CUT3: 3}
"""Letters that are cut off."""
ENDINGS = {Action.ENDING0: 0, Action.ENDING1: 1, Action.ENDING2: 2, Action.ENDING3: 3, Action.ENDING4: 4}
"""Letters that a piece takes the place of."""
LETTERS = {**CUTS, **ENDINGS}
"""How many letters each of the actions that change an ending takes away."""
SHORTEST_STEM = 2
"""Letters of a word that stay when its ending is changed."""
WRITES_PIECE = frozenset({Action.INSERT, Action.REPLACE, *ENDINGS})
FIXES = (Action.FIX1, Action.FIX2)
INFLECTIONS = {Action[form.name]: form for form in Form}
APOSTROPHES = "'’"


def in_case_of(word: str, model: str) -> str:
    """Write a lexicon word in the letter case of the word it stands for: ``receive``, ``Recieve`` -> ``Receive``."""
    if model.isupper() and len(model) > 1:
        return word.upper()
    if model[:1].isupper() and word[:1].islower():
        return word[:1].upper() + word[1:]
    return word


def rewrite(action: Action, unit: str, suggestions: Sequence[str], inflections: Inflections) -> str | None:
    """Return the text that an action without a piece makes of a unit, or None where it does not apply.

    White space is not part of the text: JOIN and SPLIT return the unit itself.
    """
    if action in (Action.COPY, Action.JOIN, Action.SPLIT):
        return unit
    if action is Action.SKIP:
        return ""
    if action is Action.CAPITALIZE:
        return unit[:1].upper() + unit[1:]
    if action is Action.LOWER:
        return unit.lower()
    if action is Action.UPPER:
        return unit.upper()
    if action in FIXES:
        index = FIXES.index(action)
        return in_case_of(suggestions[index], unit) if index < len(suggestions) else None
    if action in INFLECTIONS:
        form = inflections.inflect(unit.lower(), INFLECTIONS[action])
        return in_case_of(form, unit) if form else None
    if action in (Action.POSSESSIVE, Action.NO_APOSTROPHE):
        return _apostrophe(action, unit)
    if action in CUTS:
        return unit[: -CUTS[action]] if len(unit) - CUTS[action] >= SHORTEST_STEM else None
    raise ValueError(f"{action.name} writes a piece")


def _apostrophe(action: Action, unit: str) -> str | None:
    """Return a word with its apostrophe put right; None for a word too short, or with nothing to put right."""
    at = max(map(unit.rfind, APOSTROPHES))
    mark = unit[at] if at >= 0 else APOSTROPHES[0]
    plain = unit[:at] + unit[at + 1 :] if at >= 0 else unit
    if len(plain) < 2 or not plain.replace("'", "").isalpha():
        return None
    if action is Action.NO_APOSTROPHE:
        return plain if at >= 0 else None
    return plain[:-1] + mark + plain[-1] if plain[-1] in "sS" else f"{plain}{mark}s"
