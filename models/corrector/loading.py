"""A model's name or folder -> a corrector with the thresholds that were tuned for it."""

from dataclasses import replace
from pathlib import Path

from models.corrector.corrector import Corrector
from models.corrector.engines.factory import load_engine
from models.corrector.manifest import Manifest

SHIPPED = Path(__file__).resolve().parents[1] / "weights" / "en-corrector"
"""The English model that ships with the project."""


def load_corrector(
    name_or_path: str | Path = SHIPPED,
    *,
    device: str = "cpu",
    threads: int | None = None,
    alternatives: int | None = None,
    threshold: float | None = None,
    prompt: str | None = None,
) -> Corrector:
    """Load a model and wrap it in a corrector.

    Args:
        name_or_path: a folder or a hub name.
        device: see ``load_engine``.
        threads: see ``load_engine``.
        alternatives: see ``load_engine``.
        threshold: least probability of an edit, in place of the model's own for edits and operations, whoever writes.
        prompt: see ``load_engine``.

    Raises:
        ModelError: the model cannot be loaded.
    """
    engine = load_engine(name_or_path, device, threads, alternatives, prompt)
    manifest = Manifest.read(Path(name_or_path))
    thresholds, learner = manifest.thresholds, manifest.learner
    if threshold is not None:
        thresholds, learner = replace(thresholds, edit=threshold, operations={}), None
    return Corrector(engine, thresholds, manifest.language, learner)
