"""``emend lsp``: a language server, for editors."""

from typing import TYPE_CHECKING, Annotated

import typer

from models.errors import InputError

if TYPE_CHECKING:
    from service.loading import Checking
    from service.lsp.checking import Address, TextService

__all__ = ["lsp"]


def lsp(
    stdio: Annotated[
        bool, typer.Option("--stdio", help="Standard input and output: what is done in any case.", show_default=False)
    ] = False,
) -> None:
    """Speak the Language Server Protocol with an editor.

    The editor starts this itself; docs/editors.md says how.
    """
    try:
        import pygls  # noqa: F401
    except ImportError:
        raise InputError("the language server needs pygls: pip install 'emend[lsp]'") from None
    from importlib.metadata import version

    from service.lsp.server import run

    run(_connect, version("emend"))


def _connect(address: "Address") -> "TextService":
    """The service that the editor's settings or the environment name, that of this machine, or this process."""
    import os

    from service.commands.connecting import models_are_named, running
    from service.project.checking.inside import InsideService

    url = address.url or os.environ.get("EMEND_URL", "")
    key = address.key or os.environ.get("EMEND_KEY", "")
    alone = address.alone or (models_are_named() and not url)
    found = None if alone else running(url, key, start=address.start)
    return found or InsideService(_checking)


def _checking() -> "Checking":
    from service.commands.models import settings_of
    from service.loading import checking_of

    return checking_of(settings_of())
