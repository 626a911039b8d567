"""How grave an alert is: what an exit status and the reports of other tools go by."""

from enum import IntEnum

from service.checking.alerts import Alert
from service.checking.categories import Category

__all__ = ["Gravity", "gravity_of", "gravity_of_category"]


class Gravity(IntEnum):
    """From the least to the gravest."""

    NOTE = 1
    WARNING = 2
    ERROR = 3

    @property
    def label(self) -> str:
        """As it is written."""
        return self.name.lower()


_ERRORS = frozenset({Category.TYPOS, Category.GRAMMAR, Category.CASING, Category.COMPOUNDING, Category.CONFUSED_WORDS})
_WARNINGS = frozenset(
    {
        Category.PUNCTUATION,
        Category.TYPOGRAPHY,
        Category.COLLOCATIONS,
        Category.NONSTANDARD_PHRASES,
        Category.SEMANTICS,
        Category.WIKIPEDIA,
    }
)


def gravity_of(alert: Alert) -> Gravity:
    """How grave an alert is."""
    return gravity_of_category(alert.main_category)


def gravity_of_category(main: Category) -> Gravity:
    """``error``: what is wrong; ``warning``: what most would change; ``note``: a matter of style or tone."""
    if main in _ERRORS:
        return Gravity.ERROR
    return Gravity.WARNING if main in _WARNINGS else Gravity.NOTE
