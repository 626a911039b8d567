"""Rates: how often something right was written wrong in a context, backing off to less specific ones."""

from collections.abc import Hashable, Iterable, Mapping
from typing import Generic, TypeVar

from training.noise.learnt.contexts import Context

Wrong = TypeVar("Wrong", bound=Hashable)


class Rates(Generic[Wrong]):
    """Counts of one right side: its occurrences in each context, and what was written there in its place."""

    __slots__ = ("_made", "_seen")

    def __init__(self) -> None:
        self._made: dict[Context, dict[Wrong, float]] = {}
        self._seen: dict[Context, float] = {}

    def make(self, keys: Iterable[Context], wrong: Wrong, weight: float) -> None:
        """Count an error made in a place with these keys."""
        for key in keys:
            made = self._made.setdefault(key, {})
            made[wrong] = made.get(wrong, 0.0) + weight

    def see(self, keys: Iterable[Context], weight: float) -> None:
        """Count an occurrence, wrong or right, of a place with these keys."""
        for key in keys:
            self._seen[key] = self._seen.get(key, 0.0) + weight

    def prune(self, least: float) -> None:
        """Forget contexts without errors that were hardly seen."""
        self._seen = {key: seen for key, seen in self._seen.items() if seen >= least or key in self._made}

    def of(self, keys: Iterable[Context], smoothing: float) -> Mapping[Wrong, float]:
        """Return the rates of what is written wrong in a place with these keys, the most specific last.

        Each context's rate is drawn towards that of the one before by ``smoothing`` occurrences.
        """
        rates: dict[Wrong, float] = {}
        for key in keys:
            seen = self._seen.get(key)
            if seen is None:
                continue
            total = seen + smoothing
            for wrong in rates:
                rates[wrong] *= smoothing / total
            for wrong, made in self._made.get(key, {}).items():
                rates[wrong] = rates.get(wrong, 0.0) + made / total
        return rates
