"""The names by which requests switch rules on and off: those there are, and the nearest one to a name that is none."""

from collections.abc import Iterable

from rapidfuzz.distance import Levenshtein
from rapidfuzz.process import extractOne


class RuleNames:
    """The names of rules."""

    def __init__(self, names: Iterable[str]) -> None:
        """Take all there are: ``en/FREE_GIFT``, ``correction-model/R:ORTH``."""
        self._names = frozenset(names)

    def __contains__(self, name: str) -> bool:
        """Whether a rule has this name."""
        return name in self._names

    def __len__(self) -> int:
        """How many there are."""
        return len(self._names)

    def nearest(self, name: str) -> str | None:
        """The name with the least edit distance, in any letter case and with or without what stands before its slash.

        None where even that differs in more than half of what was written. Of equally near names the first in the
        alphabet.
        """
        whole = "/" in name
        choices = {one: (one if whole else one.partition("/")[2]).casefold() for one in sorted(self._names)}
        best = extractOne(name.casefold(), choices, scorer=Levenshtein.distance, score_cutoff=len(name) // 2)
        return None if best is None else best[2]
