"""From which confidence on an edit counts."""

from collections.abc import Mapping, Set
from dataclasses import dataclass, field
from typing import Literal

from models.corrector.protocol import Edit
from models.errors import ModelError

Writer = Literal["native", "learner"]
"""Who wrote a text: a learner's is so full of errors that less sure edits are worth showing, too."""

_OPERATIONS = ("insert", "delete", "replace")
_SPANS = ("share", "unknown", "wrong")
_CEILING = 1 - 1e-9


@dataclass(frozen=True, slots=True)
class Thresholds:
    """Thresholds on probabilities, each in [0, 1].

    Attributes:
        edit: least probability of an edit against leaving its span.
        operations: the same for one operation only: ``insert``, ``delete``, ``replace``.
        categories: the same for edits of one type (``VERB:SVA``), on top of those above; applied where types are known.
        share: least share of the probability that an edit must have among all readings of its span, the original
            and the alternatives included.
        unknown: least probability that a span is wrong for reporting it though no edit of it counts; above 1, never.
        wrong: the same for a word that the model marks as wrong without an edit of it (GECToR's detection head:
            Omelianchuk et al., 2020); by default never.
    """

    edit: float = 0.5
    operations: Mapping[str, float] = field(default_factory=dict)
    categories: Mapping[str, float] = field(default_factory=dict)
    share: float = 0.3
    unknown: float = 0.9
    wrong: float = 2.0

    @classmethod
    def from_manifest(cls, manifest: Mapping[str, object]) -> "Thresholds":
        """Read ``threshold`` and ``thresholds`` of a model's ``emend.json``; what is not there keeps its default.

        Keys of ``thresholds`` are ``share``, ``unknown``, ``wrong``, the operations, and category keys in upper case.

        Raises:
            ModelError: a key or value is none of these.
        """
        named = _numbers(manifest, "thresholds", {*_SPANS, *_OPERATIONS})
        default = cls()
        return cls(
            edit=_number("threshold", manifest.get("threshold", default.edit)),
            operations={key: value for key, value in named.items() if key in _OPERATIONS},
            categories={key: value for key, value in named.items() if key.isupper()},
            share=named.get("share", default.share),
            unknown=named.get("unknown", default.unknown),
            wrong=named.get("wrong", default.wrong),
        )

    @classmethod
    def of_learner(cls, manifest: Mapping[str, object]) -> "Thresholds | None":
        """Read ``learner``, the thresholds for texts of learners; None where it is not there.

        Its keys are those of ``thresholds``, and ``edit`` for the threshold of edits. With ``edit``, operations that it
        does not name have that threshold; whatever else it does not name is as in the others.

        Raises:
            ModelError: a key or value is none of these.
        """
        if manifest.get("learner") is None:
            return None
        named = _numbers(manifest, "learner", {"edit", *_SPANS, *_OPERATIONS})
        native = cls.from_manifest(manifest)
        operations = {} if "edit" in named else native.operations
        return cls(
            edit=named.get("edit", native.edit),
            operations={**operations, **{key: value for key, value in named.items() if key in _OPERATIONS}},
            categories={**native.categories, **{key: value for key, value in named.items() if key.isupper()}},
            share=named.get("share", native.share),
            unknown=named.get("unknown", native.unknown),
            wrong=named.get("wrong", native.wrong),
        )

    def accepts(self, edit: Edit) -> bool:
        """Whether an edit counts."""
        least = self.operations.get(operation(edit), self.edit)
        return edit.probability >= least and share(edit) >= self.share

    def accepts_category(self, category: str, probability: float) -> bool:
        """Whether an edit that counts by itself also does as one of its type."""
        return probability >= self.categories.get(category, 0.0)

    def suspects(self, edit: Edit) -> bool:
        """Whether the span of an edit that does not count is wrong all the same."""
        return suspicion(edit) >= self.unknown


@dataclass(frozen=True, slots=True)
class OperatingPoints:
    """From which confidence on edits count.

    Attributes:
        native: in texts of native writers.
        learner: in texts of learners; None where it is the same.
    """

    native: Thresholds = field(default_factory=Thresholds)
    learner: Thresholds | None = None

    @classmethod
    def of(cls, values: Mapping[str, object]) -> "OperatingPoints":
        """Read ``threshold``, ``thresholds`` and ``learner``; `Thresholds` says what it raises."""
        return cls(Thresholds.from_manifest(values), Thresholds.of_learner(values))


def operation(edit: Edit) -> str:
    """``insert``, ``delete`` or ``replace``."""
    if edit.start == edit.end:
        return "insert"
    return "replace" if edit.replacement else "delete"


def suspicion(edit: Edit) -> float:
    """Probability that the span is wrong: 1 minus the share of the original among all readings of the span."""
    odds = _all_odds(edit)
    return odds / (1 + odds)


def share(edit: Edit) -> float:
    """Share of the edit's replacement among all readings of its span: the original, it, and the alternatives."""
    return _odds(edit.probability) / (1 + _all_odds(edit))


def _all_odds(edit: Edit) -> float:
    return _odds(edit.probability) + sum(_odds(other.probability) for other in edit.alternatives)


def _odds(probability: float) -> float:
    """Probability against the original -> ratio to the original's."""
    probability = min(probability, _CEILING)
    return probability / (1 - probability)


def _numbers(manifest: Mapping[str, object], name: str, known: Set[str]) -> dict[str, float]:
    values = manifest.get(name) or {}
    if not isinstance(values, Mapping):
        raise ModelError(f"emend.json: {name} must be an object")
    for key in values:
        if key not in known and not key.isupper():
            raise ModelError(f"emend.json: unknown threshold {key}")
    return {key: _number(key, value) for key, value in values.items()}


def _number(key: str, value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 2:
        raise ModelError(f"emend.json: {key} must be a number from 0 to 1, not {value!r}")
    return float(value)
