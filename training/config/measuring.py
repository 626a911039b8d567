"""The sections ``evaluate`` and ``tune``: the sets to measure on, and to find thresholds by."""

from dataclasses import dataclass
from typing import Literal

from models.corrector.thresholds import Writer
from models.typed_tables import number
from training.config.corpora import Format

Metric = Literal["errant", "spans", "gleu", "maxmatch", "false_alarms", "detection"]
"""How a set is scored."""


@dataclass(frozen=True, slots=True)
class EvaluationSet:
    """A set to measure on; its ``path`` is found like that of a ``PairSource``, of ``written`` the held-out lines.

    ``half`` takes the sentences whose source's MD5 is even or odd, ``limit`` the first so many of these (0: all);
    ``tokenized`` says that the file's text is tokenised (spaces around punctuation), so that it is given to the
    corrector as natural text. ``half_like`` names a file of pairs with the same sentences whose halves this set shall
    share, whatever the spacing. ``writer`` is who wrote the sentences: a learner's are corrected, and tuned for, at the
    thresholds for learners. ``language`` is that of the sentences, where a recipe has many.
    """

    name: str
    path: str
    format: Format
    metric: Metric
    half: Literal["all", "even", "odd"] = "all"
    half_like: str = ""
    tokenized: bool = False
    limit: int = number(0, minimum=0)
    writer: Writer = "native"
    language: str = ""

    def problems(self) -> dict[str, str]:
        """Impossible combinations: key -> what is wrong."""
        if (self.metric == "detection") != (self.format == "marked"):
            return {"metric": "detection is for the format marked, and for that only"}
        if self.metric == "maxmatch" and self.format != "m2":
            return {"metric": "maxmatch needs the format m2"}
        return {}


@dataclass(frozen=True, slots=True)
class Evaluate:
    """The sets to measure on."""

    sets: tuple[EvaluationSet, ...] = ()


@dataclass(frozen=True, slots=True)
class Tune:
    """Thresholds are tuned for F0.5 on ``sets`` (even halves), with few false alarms on those of clean text.

    Sets of native writers and of learners have thresholds of their own, and limits to false alarms of their own: a
    learner's are not shown to anybody whose text is not full of errors. In a recipe of many languages no edit counts
    that is less probable than ``least`` (``learner_least``). Sets of detection, which have no corrections, serve the
    threshold of words that are told without one.
    """

    sets: tuple[EvaluationSet, ...] = ()
    false_alarms_per_1000_words: float = number(5.0, above=0.0)
    learner_false_alarms_per_1000_words: float = number(6.0, above=0.0)
    least: float = number(0.0, minimum=0.0, maximum=1.0)
    learner_least: float = number(0.0, minimum=0.0, maximum=1.0)

    def problems(self) -> dict[str, str]:
        """Impossible values: key -> what is wrong."""
        marked = [entry for entry in self.sets if entry.metric not in ("false_alarms", "detection")]
        if marked and all(entry.writer == "learner" for entry in marked):
            return {"sets": "thresholds for native writers cannot be tuned on learners' sets alone"}
        return {}
