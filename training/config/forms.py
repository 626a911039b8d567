"""The section ``forms``: the model of forms of words."""

from collections.abc import Mapping
from dataclasses import dataclass

from models.typed_tables import number


@dataclass(frozen=True, slots=True)
class LearnersSlips:
    """Slips in forms that learners make more often than the corrections show that thresholds are found by.

    Each of the ``pairs`` (``written>meant``) counts so many ``times`` more beside each of the ``cues``, none being
    empty (`models.forms.cues`).
    """

    pairs: tuple[str, ...]
    cues: tuple[str, ...]
    times: int = number(minimum=1)

    def problems(self) -> dict[str, str]:
        """Impossible values: key -> what is wrong."""
        return {} if all(">" in pair for pair in self.pairs) else {"pairs": "must be written>meant"}


@dataclass(frozen=True, slots=True)
class FormModel:
    """The model of forms of words: its sizes, and how it is trained.

    ``words`` have vectors of their own, all others share those of ``endings``; so many ``lemmas`` are known in all
    their forms; ``state`` is what is remembered of each side of a place, ``sequences`` the size of the table of short
    sequences. It goes once through ``lines`` of the clean text, ``batch`` words at a time. ``learners`` are added to
    the slips that the corrections show.
    """

    words: int = number(24_000, minimum=10)
    endings: int = number(2_000, minimum=1)
    lemmas: int = number(8_000, minimum=1)
    dimension: int = number(64, minimum=1)
    lemma_dimension: int = number(32, minimum=1)
    state: int = number(128, minimum=1)
    hidden: int = number(256, minimum=1)
    output: int = number(64, minimum=1)
    sequences: int = number(1 << 22, minimum=1)
    lines: int = number(1_500_000, minimum=1)
    batch: int = number(6144, minimum=1)
    learning_rate: float = number(0.006, above=0.0)
    sequence_learning_rate: float = number(0.1, above=0.0)
    unseen: float = number(0.03, minimum=0.0, below=1.0)
    learners: tuple[LearnersSlips, ...] = ()

    @property
    def learners_slips(self) -> Mapping[str, int]:
        """How often learners make a slip, by ``written>meant@cue``."""
        return {f"{pair}@{cue}": one.times for one in self.learners for pair in one.pairs for cue in one.cues}

    def problems(self) -> dict[str, str]:
        """Impossible values: key -> what is wrong."""
        return {"sequences": "must be a power of two"} if self.sequences & (self.sequences - 1) else {}
