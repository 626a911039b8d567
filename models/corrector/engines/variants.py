"""A hypothesis and its variants: the same text with one change taken back, or with another text in its place."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from models.corrector.diff import Change
from models.corrector.view import SourceView

_RETURN = 2
"""How many tokens of the hypothesis must return for an alternative to count as over."""
_SLACK = 3
"""How many tokens longer than the change an alternative may be."""


@dataclass(slots=True)
class Variant:
    """One change of a hypothesis.

    ``prefix`` and ``tail`` are the hypothesis's tokens before and after it (the end token included), ``length`` the
    number of tokens it takes; ``score`` is the log-probability of the hypothesis with the change taken back, and
    ``others`` has that of each other replacement.
    """

    change: Change
    kept: list[int]
    prefix: list[int]
    tail: list[int]
    length: int
    score: float = 0.0
    others: dict[str, float] = field(default_factory=dict)

    @property
    def reach(self) -> int:
        """How many tokens to decode after the prefix to see an alternative and the return to the hypothesis."""
        return self.length + _SLACK + _RETURN

    def close(self, continuation: Sequence[int]) -> list[int] | None:
        """The whole sequence with this alternative in it, or None where the hypothesis does not return."""
        back = self.tail[:_RETURN]
        for at in range(len(continuation) - len(back) + 1):
            if list(continuation[at : at + len(back)]) == back:
                return [*self.prefix, *continuation[:at], *self.tail]
        return None


@dataclass(slots=True)
class Rewriting:
    """A sentence that a model changes: what it reads (``view``), writes (``hypothesis``), and how that scores."""

    view: SourceView
    source_tokens: list[int]
    hypothesis: str
    tokens: list[int]
    score: float = 0.0
    variants: list[Variant] = field(default_factory=list)

    def with_change_undone(self, change: Change) -> str:
        """The hypothesis with the original text in place of one change."""
        return self._with(change, self.view.text[change.start : change.end])

    def replacement_in(self, variant: Variant, text: str) -> str | None:
        """What stands in the place of a change in another text, None where the rest is not the hypothesis."""
        start, end = variant.change.target_start, variant.change.target_end
        head, rest = self.hypothesis[:start], self.hypothesis[end:]
        if len(text) < len(head) + len(rest) or not text.startswith(head) or not text.endswith(rest):
            return None
        return text[len(head) : len(text) - len(rest)]

    def _with(self, change: Change, replacement: str) -> str:
        return self.hypothesis[: change.target_start] + replacement + self.hypothesis[change.target_end :]


def variant(change: Change, hypothesis: Sequence[int], kept: Sequence[int]) -> Variant | None:
    """Compare the tokens with and without a change; None where the tokenizer sees no difference."""
    if list(hypothesis) == list(kept):
        return None
    shorter = min(len(hypothesis), len(kept))
    first = next((at for at in range(shorter) if hypothesis[at] != kept[at]), shorter)
    same = next((at for at in range(shorter - first) if hypothesis[-1 - at] != kept[-1 - at]), shorter - first)
    until = len(hypothesis) - same
    length = max(until, len(kept) - same) - first
    return Variant(change, list(kept), list(hypothesis[:first]), list(hypothesis[until:]), length)
