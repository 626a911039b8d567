"""Writes the folder of a model of choice, as `models.choice.stored` reads it."""

import json
import time
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Any

from numpy.typing import NDArray
from safetensors.numpy import save_file

from models.choice.stored import CONFIG, VOCABULARY, WEIGHTS
from models.choice.vocabulary import HashedVocabulary
from training.choice.text import HELD_OUT
from training.config.recipe import Recipe
from training.runs.machine import commit, machine

__all__ = ["keep_thresholds", "trained", "write_card", "write_model"]

_TUNED_ON = f"every {HELD_OUT}th line of clean.train.txt, which was held out: thresholds on the even half of them"


def trained(recipe: Recipe, begin: float, **counts: int) -> dict[str, Any]:
    """What is kept of a training: when, where and how, and for how long since ``begin`` (`time.monotonic`)."""
    return {
        "recipe": recipe.name,
        "date": date.today().isoformat(),
        "commit": commit(),
        "machine": machine(),
        **counts,
        "minutes": round((time.monotonic() - begin) / 60),
    }


def write_model(
    out: Path, arrays: Mapping[str, NDArray[Any]], vocabulary: HashedVocabulary, config: Mapping[str, Any]
) -> None:
    """Write weights, words and description; the thresholds come later."""
    out.mkdir(parents=True, exist_ok=True)
    save_file(dict(arrays), out / WEIGHTS)
    (out / VOCABULARY).write_text("".join(f"{word}\n" for word in vocabulary.words), encoding="utf-8")
    _write_json(out / CONFIG, {**config, "endings": vocabulary.endings, "thresholds": {}})


def keep_thresholds(out: Path, thresholds: Mapping[str, float]) -> dict[str, Any]:
    """Put the thresholds into the description, which is returned."""
    config: dict[str, Any] = json.loads((out / CONFIG).read_text(encoding="utf-8"))
    config |= {"thresholds": dict(thresholds), "tuned_on": _TUNED_ON}
    _write_json(out / CONFIG, config)
    return config


def write_card(out: Path, text: str) -> None:
    """Write the model card."""
    (out / "MODEL_CARD.md").write_text(text, encoding="utf-8")


def _write_json(path: Path, values: Mapping[str, Any]) -> None:
    path.write_text(json.dumps(values, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
