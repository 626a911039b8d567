"""``emend.json``: what Emend knows about a model beside its weights."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path

from models.corrector.thresholds import Thresholds
from models.errors import ModelError

FILE_NAME = "emend.json"
ENGINES = ("ctranslate2", "seq2seq", "transducer")
_OTHER_KEYS = ("threshold", "quantization")
"""What may stand in the file besides the attributes of a ``Manifest``; the type of the weights is only told."""


@dataclass(frozen=True, slots=True)
class Manifest:
    """One model's entry.

    Attributes:
        engine: one of ``ENGINES``, or None where the folder itself shows it.
        name: the model's name.
        language: the code of the language it corrects, ``en``.
        prompt: what a seq2seq model wants before each sentence, with the space behind it (``"Fix grammar: "``).
        max_length: longest sentence in code points, the prompt counted; None for the engine's own choice.
        keep_bias: what the transducer adds to the score of copying.
        thresholds: from which confidence on its edits count.
        tuned_on: the data the thresholds were tuned on, in words.
    """

    engine: str | None = None
    name: str = ""
    language: str = "en"
    prompt: str = ""
    max_length: int | None = None
    keep_bias: float = 0.0
    thresholds: Thresholds = field(default_factory=Thresholds)
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
        for key in ("name", "language", "prompt", "tuned_on"):
            if not isinstance(values.get(key, ""), str):
                raise ModelError(f"{path}: {key} must be a text, not {values[key]!r}")
        engine = values.get("engine")
        if engine is not None and engine not in ENGINES:
            raise ModelError(f"{path}: unknown engine {engine!r}, known are {', '.join(ENGINES)}")
        max_length = values.get("max_length")
        if max_length is not None and (not isinstance(max_length, int) or max_length < 16):
            raise ModelError(f"{path}: max_length must be a whole number from 16 up, not {max_length!r}")
        keep_bias = values.get("keep_bias", 0.0)
        if isinstance(keep_bias, bool) or not isinstance(keep_bias, int | float):
            raise ModelError(f"{path}: keep_bias must be a number, not {keep_bias!r}")
        try:
            thresholds = Thresholds.from_manifest(values)
        except ModelError as error:
            raise ModelError(f"{folder}: {error}") from error
        return cls(
            engine=None if engine is None else str(engine),
            name=str(values.get("name", folder.name)),
            language=str(values.get("language", "en")),
            prompt=str(values.get("prompt", "")),
            max_length=max_length,
            keep_bias=keep_bias,
            thresholds=thresholds,
            tuned_on=str(values.get("tuned_on", "")),
        )


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
