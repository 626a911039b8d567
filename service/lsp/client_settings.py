"""What a client has set, asked for when it is needed: for everything, and for each document."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from lsprotocol import types
from pygls.lsp.server import LanguageServer

from models.errors import ConfigError, EmendError
from service.lsp.configuration import SECTION, EditorSettings, read_configuration

__all__ = ["ClientSettings"]


class ClientSettings:
    """The settings of a client: what it has sent, and above it what it answers to ``workspace/configuration``."""

    def __init__(
        self,
        server: LanguageServer,
        complain: Callable[[EmendError], object],
        failed: Callable[[BaseException], object],
    ) -> None:
        """Take the server, and whom to tell what the user can mend, and what has failed."""
        self._server = server
        self._complain = complain
        self._failed = failed
        self._pushed: dict[str, Any] = {}
        self._known: dict[str | None, EditorSettings] = {}
        self._asking: dict[str | None, asyncio.Task[dict[str, Any]]] = {}

    def pushed(self, settings: Any) -> None:
        """Take settings that a client sends, the section or something that holds it; all are asked for anew."""
        inner = settings.get(SECTION, settings) if isinstance(settings, dict) else None
        if isinstance(inner, dict):
            self._pushed = inner
        self._known.clear()
        self._asking.clear()

    def forget(self, uri: str) -> None:
        """Forget those of a document."""
        self._known.pop(uri, None)

    async def of(self, uri: str | None) -> EditorSettings:
        """The settings for a document, or for None those for everything."""
        if uri not in self._known:
            # A request is not to be given up with the check that has made it: its answer comes all the same.
            if uri not in self._asking:
                self._asking[uri] = asyncio.get_running_loop().create_task(self._asked(uri))
                self._asking[uri].add_done_callback(partial(self._answered, uri))
            asked = await asyncio.shield(self._asking[uri])
            try:
                self._known[uri] = read_configuration({**self._pushed, **asked})
            except ConfigError as error:
                self._complain(error)
                self._known[uri] = EditorSettings()
        return self._known[uri]

    def _answered(self, uri: str | None, task: asyncio.Task[dict[str, Any]]) -> None:
        if self._asking.get(uri) is task:
            del self._asking[uri]

    async def _asked(self, uri: str | None) -> dict[str, Any]:
        workspace = self._server.client_capabilities.workspace
        if workspace is None or not workspace.configuration:
            return {}
        item = types.ConfigurationItem(scope_uri=uri, section=SECTION)
        try:
            answer = await self._server.workspace_configuration_async(types.ConfigurationParams(items=[item]))
        except Exception as error:  # whatever a client answers to a request that it does not know
            self._failed(error)
            return {}
        found = answer[0] if answer else None
        return {key: value for key, value in found.items() if value is not None} if isinstance(found, dict) else {}
