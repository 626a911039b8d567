"""What a Swedish word may be."""

from typing import NamedTuple

__all__ = ["COMMON", "NEUTER", "SwedishReading"]

COMMON, NEUTER = "utrum", "neutrum"


class SwedishReading(NamedTuple):
    """One of the things that a word may be.

    Attributes:
        kind: ``noun``, ``adjective``, ``verb``, or empty for all else.
        lemma: its dictionary form.
        gender: ``utrum`` or ``neutrum``; empty where it may be both.
        plural: whether it is one; None where it may be both.
        definite: whether it is so; an adjective in -a counts as such, and is a plural, too.
        form: of verbs ``inf``, ``pres``, ``past``, ``sup`` or ``imp``; of adjectives ``comparative`` or
            ``superlative``; of nouns ``genitive``.
    """

    kind: str
    lemma: str
    gender: str = ""
    plural: bool | None = None
    definite: bool | None = None
    form: str = ""
