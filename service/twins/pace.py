"""How fast each process works, and how sentences are dealt out so that all end at the same time."""

from collections.abc import Sequence
from dataclasses import dataclass

__all__ = ["Pace", "dealt"]

_NEWS = 0.2
"""How much the last share counts beside those before it."""


@dataclass(slots=True)
class Pace:
    """How long a process took lately.

    This one answers requests as well, which its twins do not: by how much that slows it down changes from one minute to
    the next.

    Attributes:
        value: seconds for a cost of 1.
    """

    value: float = 0.0002

    def take(self, cost: int, seconds: float) -> None:
        """Learn how long a share has taken."""
        self.value += _NEWS * (seconds / max(cost, 1) - self.value)

    def forget(self, other: "Pace") -> None:
        """Come nearer to a faster one, as what was learnt of who gets nothing to do cannot be learnt anew."""
        self.value += _NEWS * (min(self.value, other.value) - self.value)


def dealt(costs: Sequence[int], paces: Sequence[float], begun: Sequence[float]) -> list[list[int]]:
    """Deal out work so that all end at much the same time: the dearest first, to who has it done the soonest.

    Args:
        costs: of each piece of work.
        paces: seconds that each takes for a cost of 1.
        begun: seconds that each has to work on something else.

    Returns:
        The places of the pieces that each gets, in their order (Graham, 1969, on uniform machines).
    """
    shares: list[list[int]] = [[] for _ in paces]
    loads = list(begun)
    for at in sorted(range(len(costs)), key=lambda at: -costs[at]):
        soonest = min(range(len(paces)), key=lambda one: loads[one] + costs[at] * paces[one])
        loads[soonest] += costs[at] * paces[soonest]
        shares[soonest].append(at)
    return [sorted(share) for share in shares]
