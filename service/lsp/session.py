"""A session with an editor: its open documents, each checked anew when it has been edited, and its settings."""

import asyncio
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from lsprotocol import types
from pygls.lsp.server import LanguageServer
from pygls.uris import to_fs_path

from models.errors import EmendError
from service.lsp.checking import Address, Connect, Outdated, TextThread, ThreadStage
from service.lsp.client_settings import ClientSettings
from service.lsp.configuration import EditorSettings, project_of
from service.lsp.diagnostics import diagnostics_of
from service.lsp.documents import OpenDocument
from service.lsp.language_ids import name_of
from service.lsp.progress import work_done
from service.lsp.text import OpenText
from service.project.checking.checked import CheckedFile
from service.project.files import opened_file
from service.project.settings import ProjectSettings

__all__ = ["Session", "SessionServer"]

_NOTICED = 0.3
"""Seconds after which it is worth telling what is being waited for."""
_STAGES: Mapping[ThreadStage, str] = {
    ThreadStage.CONNECTING: "looking for a service",
    ThreadStage.LOADING: "loading the models",
}


class Session:
    """What is known of one client; everything here runs on the event loop."""

    def __init__(self, server: LanguageServer, connect: Connect) -> None:
        """Take the server that speaks with the client, and what the thread that checks takes."""
        self.server = server
        self.documents: dict[str, OpenDocument] = {}
        self.thread = TextThread(connect, self._told)
        self._loop: asyncio.AbstractEventLoop | None = None
        self.settings = ClientSettings(server, self.complain, self.failed)
        self._checks: dict[str, asyncio.Task[None]] = {}
        self._besides: set[asyncio.Task[None]] = set()
        self._complaints: set[str] = set()
        self._stage_is_over = asyncio.Event()

    # Documents.

    def open(self, item: types.TextDocumentItem) -> None:
        """Take a document that was opened, and have it checked."""
        workspace = self.server.workspace
        text = OpenText(
            item.uri, item.text, item.version, item.language_id, position_codec=workspace.position_codec
        )  # the one of the workspace ends lines at signs at which the protocol does not
        workspace.text_documents[unquote(item.uri)] = text
        self.documents[item.uri] = OpenDocument(item.uri, text, item.text)
        self.check_soon(item.uri, at_once=True)

    def changed(self, uri: str) -> None:
        """Have a document checked whose text has changed, once nothing more is typed."""
        if (document := self.documents.get(uri)) is not None:
            document.follow()
            self.check_soon(uri)

    def close(self, uri: str) -> None:
        """Forget a document and what was told of it."""
        self.documents.pop(uri, None)
        self.settings.forget(uri)
        if (task := self._checks.pop(uri, None)) is not None:
            task.cancel()
        self.publish(uri, [], None)

    def check_soon(self, uri: str, *, at_once: bool = False) -> None:
        """Check a document, in place of the check that waits for its turn."""
        if (task := self._checks.get(uri)) is not None:
            task.cancel()
        self._checks[uri] = asyncio.get_running_loop().create_task(self._check(uri, at_once))

    def check_all(self) -> None:
        """Check all documents anew."""
        self._complaints.clear()
        for uri in self.documents:
            self.check_soon(uri, at_once=True)

    async def _check(self, uri: str, at_once: bool) -> None:
        document = self.documents[uri]
        settings = await self.settings.of(uri)
        if not at_once:
            await asyncio.sleep(settings.delay / 1000)
        text, version = document.text.source, document.text.version

        def wanted() -> bool:
            return self.documents.get(uri) is document and document.text.version == version

        try:
            found = None
            document.project, document.markup, words = self._how(document, settings)
            if settings.enabled and document.markup:
                await self.use_service()
                found = await self.thread.check(
                    document.path.name, text, document.markup, document.project, words, wanted
                )
        except Outdated:
            return
        except EmendError as error:
            self.complain(error)
            return
        except Exception as error:
            self.failed(error)
            return
        if wanted() and document.text.source == text:
            document.pages = self.pages_of(found)
            document.tell(text, found.alerts if found else (), found.language if found else "")
            self._complaints.clear()
            await self.show(document)

    def _how(self, document: OpenDocument, settings: EditorSettings) -> tuple[ProjectSettings, str, list[str]]:
        """The project of a document, its format (empty where it is not to be checked) and the words to accept."""
        project = project_of(document.path.parent, settings)
        source = opened_file(document.path, project, name_of(document.text.language_id or ""))
        if source is None:
            return project, "", []
        personal = settings.words_file()
        own = replace(ProjectSettings(), dictionary=(str(personal.absolute()),)) if personal.is_file() else None
        return project, source.markup, [*project.accepted(), *(own.accepted() if own else ())]

    async def show(self, document: OpenDocument) -> None:
        """Tell what is known of a document."""
        settings = await self.settings.of(document.uri)
        diagnostics = diagnostics_of(document.alerts, document.text.places, settings.severity, document.pages)
        self.publish(document.uri, diagnostics, document.text.version)

    def pages_of(self, found: CheckedFile | None) -> Mapping[str, str]:
        """The pages about the rules of what was found; none where the client does not show them."""
        told = self.server.client_capabilities.text_document
        shows = told is not None and (shown := told.publish_diagnostics) and shown.code_description_support
        return found.pages if found is not None and shows else {}

    def publish(self, uri: str, diagnostics: list[types.Diagnostic], version: int | None) -> None:
        """Tell what was found in a file."""
        self.server.text_document_publish_diagnostics(
            types.PublishDiagnosticsParams(uri=uri, diagnostics=diagnostics, version=version)
        )

    def root_of(self, path: Path) -> Path:
        """The folder of the workspace that a file lies in; its own where it lies in none."""
        roots = [root for root in self.roots() if path.is_relative_to(root)]
        return max(roots, key=lambda root: len(root.parts), default=path.parent)

    def roots(self) -> list[Path]:
        """The folders of the workspace."""
        workspace = self.server.workspace
        uris = [folder.uri for folder in workspace.folders.values()] or [workspace.root_uri or ""]
        return [Path(path) for uri in uris if uri and (path := to_fs_path(uri))]

    async def use_service(self) -> None:
        """Have texts checked by the service that the settings name."""
        told = await self.settings.of(None)
        await self.thread.use(Address(told.url, told.key, told.start, told.alone))

    # What went wrong, and what is going on.

    def complain(self, error: EmendError) -> None:
        """Tell what the user can mend, once until something succeeds."""
        said = str(error)
        if said not in self._complaints:
            self._complaints.add(said)
            self.server.window_show_message(types.ShowMessageParams(types.MessageType.Error, f"Emend: {said}"))

    def failed(self, error: BaseException) -> None:
        """Note a failure of our own, without a word of the text."""
        from service.telemetry.logs import place_of

        place = place_of(error)
        print(f"emend: {place['error']} at {place['where']}", file=sys.stderr)  # noqa: T201

    def in_background(self, work: Any) -> None:
        """Do something that nobody waits for."""
        task = asyncio.get_running_loop().create_task(work)
        self._besides.add(task)
        task.add_done_callback(self._besides.discard)

    def started(self) -> None:
        """Remember the event loop; called on it."""
        self._loop = asyncio.get_running_loop()

    def _told(self, stage: ThreadStage) -> None:
        """Show a stage; called on the thread that checks."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._show_stage, stage)

    def _show_stage(self, stage: ThreadStage) -> None:
        self._stage_is_over.set()
        if message := _STAGES.get(stage):
            self._stage_is_over = asyncio.Event()
            self.in_background(self._show_until(self._stage_is_over, message))

    async def _show_until(self, over: asyncio.Event, message: str) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(over.wait(), _NOTICED)
            return
        async with work_done(self.server, message):
            await over.wait()


class SessionServer(LanguageServer):
    """A server with its session. Failures of its own are noted where editors keep what servers print."""

    session: Session

    def report_server_error(self, error: Exception, source: Any) -> None:
        """Note a failure."""
        self.session.failed(error)
