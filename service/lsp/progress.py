"""Progress of long work, for clients that show it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from uuid import uuid4

from lsprotocol import types
from pygls.lsp.server import LanguageServer

__all__ = ["WorkDone", "work_done"]

_TITLE = "Emend"


class WorkDone:
    """Progress that is being shown, or nothing where the client shows none."""

    def __init__(self, server: LanguageServer, token: str) -> None:
        """Take the token; empty for a client that shows nothing."""
        self._server = server
        self._token = token

    def report(self, message: str, percentage: int | None = None) -> None:
        """Say what is being done."""
        if self._token:
            value = types.WorkDoneProgressReport(message=message, percentage=percentage)
            self._server.work_done_progress.report(self._token, value)

    @property
    def cancelled(self) -> bool:
        """Whether somebody has asked for it to end."""
        return bool(self._token) and self._server.work_done_progress.tokens[self._token].cancelled()


@asynccontextmanager
async def work_done(server: LanguageServer, message: str, cancellable: bool = False) -> AsyncIterator[WorkDone]:
    """Show progress for as long as the block runs."""
    window = server.client_capabilities.window
    token = f"emend-{uuid4()}" if window is not None and window.work_done_progress else ""
    if token:
        await server.work_done_progress.create_async(token)
        begin = types.WorkDoneProgressBegin(
            title=_TITLE, message=message, cancellable=cancellable, percentage=0 if cancellable else None
        )
        server.work_done_progress.begin(token, begin)
    try:
        yield WorkDone(server, token)
    finally:
        if token:
            server.work_done_progress.end(token, types.WorkDoneProgressEnd())
            server.work_done_progress.tokens.pop(token, None)
