"""The language server: what of the Language Server Protocol is answered, and by what."""

import logging
import os
import sys
from pathlib import Path
from typing import Any

from lsprotocol import types
from pygls.lsp.server import LanguageServer

from service.lsp.actions import FIX_ALL, actions_of, best_fix
from service.lsp.checking import Connect
from service.lsp.commands import register
from service.lsp.configuration import SECTION
from service.lsp.hover import hover_of, word_at
from service.lsp.session import Session, SessionServer

__all__ = ["run", "server_of"]

_WATCHED = ("**/.emend.toml", "**/pyproject.toml")


def run(connect: Connect, version: str) -> None:
    """Speak with a client over standard input and output until it ends the session or closes them."""
    logging.getLogger("pygls").addHandler(logging.NullHandler())
    logging.getLogger("pygls").propagate = False  # its log holds texts
    spoken = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a library prints must not get into the protocol
    server_of(connect, version).start_io(sys.stdin.buffer, spoken)


def server_of(connect: Connect, version: str) -> LanguageServer:
    """A server whose texts are checked by what ``connect`` gives."""
    server = SessionServer("emend", version)
    session = server.session = Session(server, connect)
    _follow(server, session)
    _answer(server, session)
    register(server)
    return server


def _follow(server: LanguageServer, session: Session) -> None:
    """Notifications."""

    @server.feature(types.INITIALIZE)
    def initialize(params: types.InitializeParams) -> None:
        session.started()
        session.settings.pushed(params.initialization_options)

    @server.feature(types.INITIALIZED)
    async def initialized(params: types.InitializedParams) -> None:
        await _register(server)

    @server.feature(types.TEXT_DOCUMENT_DID_OPEN)
    def opened(params: types.DidOpenTextDocumentParams) -> None:
        session.open(params.text_document)

    @server.feature(types.TEXT_DOCUMENT_DID_CHANGE)
    def changed(params: types.DidChangeTextDocumentParams) -> None:
        session.changed(params.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_DID_CLOSE)
    def closed(params: types.DidCloseTextDocumentParams) -> None:
        session.close(params.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_DID_SAVE)
    def saved(params: types.DidSaveTextDocumentParams) -> None:
        if Path(params.text_document.uri).name in (".emend.toml", "pyproject.toml"):
            session.check_all()

    @server.feature(types.WORKSPACE_DID_CHANGE_CONFIGURATION)
    def configured(params: types.DidChangeConfigurationParams) -> None:
        session.settings.pushed(params.settings)
        session.check_all()

    @server.feature(types.WORKSPACE_DID_CHANGE_WATCHED_FILES)
    def files_changed(params: types.DidChangeWatchedFilesParams) -> None:
        session.check_all()

    @server.feature(types.SHUTDOWN)
    def ended(params: None) -> None:
        session.thread.close()


def _answer(server: LanguageServer, session: Session) -> None:
    """Requests."""

    @server.feature(
        types.TEXT_DOCUMENT_CODE_ACTION,
        types.CodeActionOptions(code_action_kinds=[types.CodeActionKind.QuickFix, FIX_ALL]),
    )
    async def actions(params: types.CodeActionParams) -> list[types.CodeAction] | None:
        document = session.documents.get(params.text_document.uri)
        if document is None:
            return None
        settings = await session.settings.of(document.uri)
        places = document.text.places
        span = places.span(params.range)
        asked = params.context.only
        only = None if asked is None else [one.value if isinstance(one, types.CodeActionKind) else one for one in asked]
        about = params.context.diagnostics
        if only is None and len(about) == 1 and places.span(about[0].range) != span == (0, len(document.text.source)):
            # Kate asks so for the fix of one alert; in its version 22.12 it does all that it is offered.
            return best_fix(document, about[0], settings.severity, _takes_versions(server))
        return actions_of(document, span, only, settings.severity, _takes_versions(server))

    @server.feature(types.TEXT_DOCUMENT_HOVER)
    async def hover(params: types.HoverParams) -> types.Hover | None:
        document = session.documents.get(params.text_document.uri)
        if document is None or not document.markup:
            return None
        settings = await session.settings.of(document.uri)
        offset = document.text.places.offset(params.position)
        word = word_at(document.text.source, offset, *document.text.places.line_of(offset))
        english = document.language.partition("-")[0] == "en"
        meanings = (
            await session.thread.define(document.text.source[slice(*word)])
            if settings.definitions and english and word is not None
            else []
        )
        return hover_of(document, offset, word, meanings, _shows_markdown(server))


async def _register(server: LanguageServer) -> None:
    """Have a client tell of what changes besides texts, where it lets itself be asked to."""
    workspace = server.client_capabilities.workspace
    wanted = []
    if workspace is not None and (told := workspace.did_change_configuration) and told.dynamic_registration:
        options: Any = types.DidChangeConfigurationRegistrationOptions(section=SECTION)
        wanted.append(types.Registration("configuration", types.WORKSPACE_DID_CHANGE_CONFIGURATION, options))
    if workspace is not None and (told_of := workspace.did_change_watched_files) and told_of.dynamic_registration:
        watchers = [types.FileSystemWatcher(pattern) for pattern in _WATCHED]
        options = types.DidChangeWatchedFilesRegistrationOptions(watchers)
        wanted.append(types.Registration("files", types.WORKSPACE_DID_CHANGE_WATCHED_FILES, options))
    if wanted:
        await server.client_register_capability_async(types.RegistrationParams(wanted))


def _takes_versions(server: LanguageServer) -> bool:
    workspace = server.client_capabilities.workspace
    edit = None if workspace is None else workspace.workspace_edit
    return edit is not None and bool(edit.document_changes)


def _shows_markdown(server: LanguageServer) -> bool:
    text = server.client_capabilities.text_document
    formats = text.hover.content_format if text is not None and text.hover is not None else None
    return formats is not None and types.MarkupKind.Markdown in formats[:1]
