"""Names or folders of models -> correctors with the thresholds that were tuned for them."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from models.corrector.corrector import Corrector
from models.corrector.correctors import CorrectorModel, Correctors
from models.corrector.engines.factory import load_engine
from models.corrector.manifest import Manifest
from models.corrector.rereading import Knows
from models.corrector.second_look import second_look
from models.corrector.second_opinion import SecondOpinion
from models.corrector.thresholds import OperatingPoints
from models.errors import ModelError

__all__ = ["SHIPPED", "load_corrector", "load_correctors", "models_for_languages", "shipped_models"]

_WEIGHTS = Path(__file__).resolve().parents[1] / "weights"
SHIPPED = _WEIGHTS / "en-corrector"
"""The English model that ships with the project."""


def shipped_models() -> list[Path]:
    """The folders of the models that ship, ``<name>-corrector``, those for the fewest languages first."""
    found = {SHIPPED, *_WEIGHTS.glob("*-corrector")}
    return sorted(found, key=lambda folder: (len(Manifest.read(folder).languages), folder.name))


def models_for_languages(
    named: Sequence[str | Path] = (),
    *,
    device: str = "cpu",
    threads: int | None = None,
    threshold: float | None = None,
    prompt: str | None = None,
    knows: Callable[[str], Knows] | None = None,
) -> Correctors:
    """Find a model for each language that has one; none is loaded yet.

    Args:
        named: folders or hub names, which come before the models that ship. ``emend.json`` says which languages a
            model is for; without one, it is English.
        device: see ``load_engine``.
        threads: see ``load_engine``.
        threshold: see ``load_corrector``.
        prompt: see ``load_engine``; of the models that are named, or, where none is, of those that ship.
        knows: gives what tells whether a word of a language is known, by its code; asked when it is needed.

    Raises:
        ModelError: an ``emend.json`` is not valid.
    """
    load = partial(load_correctors, device=device, threads=threads, threshold=threshold, knows=knows)
    asked = partial(load, prompt=prompt)
    models = [(name, asked) for name in named]
    models += [(folder, load if named else asked) for folder in shipped_models()]
    return Correctors(
        CorrectorModel(tuple(Manifest.read(Path(name)).languages), partial(how, name)) for name, how in models
    )


def load_correctors(
    name_or_path: str | Path = SHIPPED,
    *,
    device: str = "cpu",
    threads: int | None = None,
    alternatives: int | None = None,
    threshold: float | None = None,
    prompt: str | None = None,
    knows: Callable[[str], Knows] | None = None,
) -> dict[str, Corrector]:
    """Load a model and wrap it in a corrector for each of its languages; the arguments are those of the next one.

    Raises:
        ModelError: the model cannot be loaded.
    """
    engine = load_engine(name_or_path, device, threads, alternatives, prompt)
    manifest = Manifest.read(Path(name_or_path))
    points = manifest.languages
    if threshold is not None:
        points = {
            language: OperatingPoints(replace(point.native, edit=threshold, operations={}))
            for language, point in points.items()
        }
    weights = manifest.second_opinion
    return {
        code: Corrector(
            engine.for_language(code),
            point.native,
            code,
            point.learner,
            opinion=SecondOpinion.of(code, weights),
            second_look=second_look(code, partial(knows, code) if knows else None),
        )
        for code, point in points.items()
    }


def load_corrector(
    name_or_path: str | Path = SHIPPED,
    *,
    device: str = "cpu",
    threads: int | None = None,
    alternatives: int | None = None,
    threshold: float | None = None,
    prompt: str | None = None,
    language: str | None = None,
) -> Corrector:
    """Load a model and wrap it in a corrector.

    Args:
        name_or_path: a folder or a hub name.
        device: see ``load_engine``.
        threads: see ``load_engine``.
        alternatives: see ``load_engine``.
        threshold: least probability of an edit, in place of the model's own for edits and operations, whoever writes.
        prompt: see ``load_engine``.
        language: one of the model's; its first if left out.

    Raises:
        ModelError: the model cannot be loaded, or is not one of the language.
    """
    correctors = load_correctors(
        name_or_path, device=device, threads=threads, alternatives=alternatives, threshold=threshold, prompt=prompt
    )
    if language is None:
        return next(iter(correctors.values()))
    if language not in correctors:
        raise ModelError(f"{name_or_path}: no model of {language}, but of {', '.join(correctors)}")
    return correctors[language]
