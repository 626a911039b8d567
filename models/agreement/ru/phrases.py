"""Russian noun phrases."""

from models.agreement.phrases import Phrasing
from models.agreement.ru.governing import LISTED
from models.agreement.ru.morphology import readings

__all__ = ["PHRASING"]

PHRASING = Phrasing(
    readings=readings,
    between=LISTED["between"],
    opening=frozenset({"самый"}),
    loose=LISTED["possessives"] | {"новый"},
    never=frozenset({"который"}),
    last=LISTED["greater"],
    alike=("ё", "е"),
)
