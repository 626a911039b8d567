"""Settings -> the models that checks share."""

from pathlib import Path

from models.precision import ask_for_precision
from service.checking.checks.rules.packs.own import every_pack
from service.checking.resources import Resources
from service.settings import Settings


def resources_of(settings: Settings) -> Resources:
    """The models and rule packs that the settings name; none is loaded yet. The precision holds for the process.

    Raises:
        ConfigError: a folder of rules is none.
    """
    _, *own = every_pack(map(Path, settings.rules))
    ask_for_precision(settings.precision)
    return Resources(
        models=settings.model,
        device=settings.device,
        threads=settings.threads,
        threshold=settings.threshold,
        prompt=settings.prompt,
        overlap_index=settings.overlap_index,
        hunspell_dir=settings.hunspell_dir,
        dictionary_megabytes=settings.dictionary_megabytes,
        rules=tuple(own),
    )
