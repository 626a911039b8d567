"""Polish noun phrases."""

from models.agreement.phrases import Phrasing
from models.agreement.pl.governing import LISTED
from models.agreement.pl.morphology import readings

__all__ = ["PHRASING"]

PHRASING = Phrasing(
    readings=readings,
    between=LISTED["between"],
    opening=LISTED["possessors"],
    loose=LISTED["loose"],
    never=LISTED["relatives"],
    slips=(("e", "ę"), ("ę", "e"), ("om", "ą"), ("ą", "om"), ("em", "ę"), ("i", "ii")),
    shadowed=True,
)
