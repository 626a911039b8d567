"""``emend.json``: what Emend knows about a model beside its weights."""

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path

from models.corrector.thresholds import OperatingPoints, Thresholds
from models.errors import ModelError
from models.languages.tags import primary

FILE_NAME = "emend.json"
ENGINES = ("ctranslate2", "seq2seq", "tagger", "transducer")
PASSES = 3
"""As often as a tagger corrects what it has corrected, where the manifest does not say: more changes little."""
_ANY = (-math.inf, math.inf)
_OTHER_KEYS = ("threshold", "quantization")
"""What may stand in the file besides the attributes of a ``Manifest``; the type of the weights is only told."""


_THRESHOLDS = ("threshold", "thresholds", "learner")
"""What a language may have of its own."""


@dataclass(frozen=True, slots=True)
class Manifest:
    """One model's entry.

    Attributes:
        engine: one of ``ENGINES``, or None where the folder itself shows it.
        name: the model's name.
        language: the code of the language it corrects, ``en``; the first one where they are several.
        languages: the codes of all languages it corrects, each with its thresholds.
        prompt: what a seq2seq model wants before each sentence, with the space behind it (``"Fix grammar: "``).
        max_length: longest sentence in code points, the prompt counted; None for the engine's own choice.
        keep_bias: what the transducer adds to the score of copying.
        passes: how often at most a tagger corrects what it has corrected.
        additional_confidence: what a tagger adds to the probability of leaving a word as it is, before it compares.
        min_error_probability: least probability of a tag that a tagger follows.
        judgement: how probable the edits of a transducer are, by what is known of each.
        second_opinion: how they are weighed with what the models of confused words say; empty for not at all.
        thresholds: from which confidence on its edits count, in languages that have no thresholds of their own.
        learner: the same in texts of learners, where that differs.
        tuned_on: the data the thresholds were tuned on, in words.
    """

    engine: str | None = None
    name: str = ""
    language: str = "en"
    languages: Mapping[str, OperatingPoints] = field(default_factory=lambda: {"en": OperatingPoints()})
    prompt: str = ""
    max_length: int | None = None
    keep_bias: float = 0.0
    passes: int = PASSES
    additional_confidence: float = 0.0
    min_error_probability: float = 0.0
    judgement: Mapping[str, float] = field(default_factory=dict)
    second_opinion: Mapping[str, float] = field(default_factory=dict)
    thresholds: Thresholds = field(default_factory=Thresholds)
    learner: Thresholds | None = None
    tuned_on: str = ""

    @classmethod
    def read(cls, folder: Path) -> "Manifest":
        """Read a model folder's ``emend.json``; without one, everything has its default.

        Raises:
            ModelError: the file cannot be read, or holds an unknown key or an impossible value.
        """
        path = folder / FILE_NAME
        if not path.exists():
            return cls(name=folder.name)
        values = read_json(path)
        known = {*(attribute.name for attribute in fields(cls)), *_OTHER_KEYS}
        for key in values:
            if key not in known:
                raise ModelError(f"{path}: unknown key {key!r}, known are {', '.join(sorted(known))}")
        engine = values.get("engine")
        if engine is not None and engine not in ENGINES:
            raise ModelError(f"{path}: unknown engine {engine!r}, known are {', '.join(ENGINES)}")
        try:
            languages = _languages(values)
            return cls(
                engine=None if engine is None else str(engine),
                name=_text(values, "name", folder.name),
                language=next(iter(languages)),
                languages=languages,
                prompt=_text(values, "prompt", ""),
                max_length=_whole(values, "max_length", None, least=16),
                keep_bias=_number(values, "keep_bias"),
                passes=_whole(values, "passes", PASSES, least=1) or PASSES,
                additional_confidence=_number(values, "additional_confidence", (0, 1)),
                min_error_probability=_number(values, "min_error_probability", (0, 1)),
                judgement=_weights(values, "judgement"),
                second_opinion=_weights(values, "second_opinion"),
                thresholds=Thresholds.from_manifest(values),
                learner=Thresholds.of_learner(values),
                tuned_on=_text(values, "tuned_on", ""),
            )
        except ModelError as error:
            reason = str(error).removeprefix(f"{FILE_NAME}: ")
            raise ModelError(f"{path}: {reason}") from error


def _languages(values: Mapping[str, object]) -> dict[str, OperatingPoints]:
    """The languages of ``languages``, or else the one of ``language``, with what counts in each."""
    if "languages" not in values:
        return {primary(_text(values, "language", "en")): OperatingPoints.of(values)}
    found = values["languages"]
    if not isinstance(found, Mapping) or not found or not all(isinstance(own, Mapping) for own in found.values()):
        raise ModelError("languages must be an object with an object of thresholds for each language")
    for code, own in found.items():
        for key in own:
            if key not in _THRESHOLDS:
                raise ModelError(f"languages: {code}: unknown key {key!r}, known are {', '.join(_THRESHOLDS)}")
    return {primary(code): OperatingPoints.of({**values, **own}) for code, own in found.items()}


def _text(values: Mapping[str, object], key: str, default: str) -> str:
    value = values.get(key, default)
    if not isinstance(value, str):
        raise ModelError(f"{key} must be a text, not {value!r}")
    return value


def _weights(values: Mapping[str, object], key: str) -> Mapping[str, float]:
    found = values.get(key, {})
    if not isinstance(found, Mapping):
        raise ModelError(f"{key} must be an object, not {found!r}")
    return {str(name): _number(found, name) for name in found}


def _whole(values: Mapping[str, object], key: str, default: int | None, *, least: int) -> int | None:
    value = values.get(key)
    if value is None:
        return default
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise ModelError(f"{key} must be a whole number from {least} up, not {value!r}")
    return value


def _number(values: Mapping[str, object], key: str, within: tuple[float, float] = _ANY) -> float:
    value = values.get(key, 0.0)
    least, most = within
    if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
        bounds = "" if within == _ANY else f" from {least} to {most}"
        raise ModelError(f"{key} must be a number{bounds}, not {value!r}")
    return value


def read_json(path: Path) -> Mapping[str, object]:
    """Read a JSON object from a file of a model.

    Raises:
        ModelError: it is missing, truncated or no object.
    """
    try:
        values = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ModelError(f"{path}: {error.strerror}") from error
    except ValueError as error:
        raise ModelError(f"{path}: not a JSON file, perhaps truncated") from error
    if not isinstance(values, dict):
        raise ModelError(f"{path}: not a JSON object")
    return values
