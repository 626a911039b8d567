"""What a rule of Vale becomes: entries of a rule pack before they have examples, and what is left out of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

__all__ = ["Draft", "Translation"]


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry of a pack before it has examples.

    Attributes:
        id: upper snake case.
        values: its keys, as a pack has them.
        samples: texts that it is to find.
    """

    id: str
    values: Mapping[str, object]
    samples: Sequence[str]


@dataclass(slots=True)
class Translation:
    """What has become of a rule of Vale.

    Attributes:
        shared: the keys that all its entries have.
        drafts: the entries.
        left_out: what is left out of it, each with the reason.
    """

    shared: dict[str, object] = field(default_factory=dict)
    drafts: list[Draft] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)
