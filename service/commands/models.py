"""The models that a command works with on this machine, and the flags that name them."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from models.errors import ModelError
from service.commands.line.typed import for_typer
from service.commands.model_options import MODEL, PROMPT, THRESHOLD

if TYPE_CHECKING:
    from service.checking.resources import Resources
    from service.settings import Settings

__all__ = ["Language", "Model", "Prompt", "Threshold", "resources", "settings_of"]

Model = Annotated[str | None, for_typer(MODEL)]
Prompt = Annotated[str | None, for_typer(PROMPT)]
Threshold = Annotated[float | None, for_typer(THRESHOLD)]
Language = Annotated[str, typer.Option(metavar="CODE", help="Language of the text (BCP 47), or auto.")]


def resources(model: str | None, prompt: str | None, threshold: float | None) -> "Resources":
    """The models that the flags and the settings name; none is loaded yet.

    Raises:
        EmendError: there is none, or a setting is impossible.
    """
    from service.loading import resources_of

    return resources_of(settings_of(model, prompt, threshold))


def settings_of(model: str | None = None, prompt: str | None = None, threshold: float | None = None) -> "Settings":
    """The settings, with what the flags say.

    Raises:
        EmendError: there is no model, or a setting is impossible.
    """
    from models.corrector.loading import SHIPPED
    from service.settings import Settings

    settings = Settings.load({"model": model, "prompt": prompt, "threshold": threshold})
    if settings.model in ((), (str(SHIPPED),)) and not Path(SHIPPED).exists():
        raise ModelError("no correction model ships with this checkout; name one with --model")
    return settings
