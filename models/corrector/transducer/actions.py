"""The actions of the decoder, and what each writes."""

from enum import IntEnum


class Action(IntEnum):
    """What one decoding step does with the source unit under the pointer.

    All but INSERT move the pointer to the next unit. REPLACE, APPEND and INSERT also write a subword piece.
    """

    COPY = 0
    """Write the unit."""
    SKIP = 1
    """Write nothing."""
    INSERT = 2
    """Write a piece before the unit."""
    REPLACE = 3
    """Write a piece instead of the unit; further pieces follow by INSERT."""
    APPEND = 4
    """Write the unit and a piece glued to it (``specialize`` + ``s``)."""
    CAPITALIZE = 5
    """Write the unit with its first letter in upper case."""
    LOWER = 6
    """Write the unit in lower case."""
    UPPER = 7
    """Write the unit in upper case."""
    CHOP1 = 8
    """Write the unit without its last letter (``informations`` -> ``information``)."""
    CHOP2 = 9
    """Write the unit without its last two letters."""
    CHOP3 = 10
    """Write the unit without its last three letters."""
    FIX1 = 11
    """Write the spelling lexicon's first suggestion, in the unit's letter case."""
    FIX2 = 12
    """Write the spelling lexicon's second suggestion, in the unit's letter case."""
    JOIN = 13
    """Write the unit without the white space before it."""
    SPLIT = 14
    """Write the unit with a space before it."""


WRITES_PIECE = frozenset({Action.INSERT, Action.REPLACE, Action.APPEND})
FIXES = (Action.FIX1, Action.FIX2)
_CHOPS = {Action.CHOP1: 1, Action.CHOP2: 2, Action.CHOP3: 3}


def in_case_of(word: str, model: str) -> str:
    """Write a lexicon word in the letter case of the word it stands for: ``receive``, ``Recieve`` -> ``Receive``."""
    if model.isupper() and len(model) > 1:
        return word.upper()
    if model[:1].isupper() and word[:1].islower():
        return word[:1].upper() + word[1:]
    return word


def rewrite(action: Action, unit: str, suggestions: tuple[str, ...]) -> str | None:
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
    if action in _CHOPS:
        kept = len(unit) - _CHOPS[action]
        return unit[:kept] if kept >= 1 else None
    if action in FIXES:
        index = FIXES.index(action)
        return in_case_of(suggestions[index], unit) if index < len(suggestions) else None
    raise ValueError(f"{action.name} writes a piece")
