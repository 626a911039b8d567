"""The commands of the language server: ``workspace/executeCommand``; parameters are the arguments of the command."""

from pathlib import Path
from typing import Any

from pygls.uris import to_fs_path

from models.errors import EmendError
from service.commands.files import read
from service.lsp.actions import ADD_WORD, DISABLE_RULE, DISMISS
from service.lsp.configuration import project_of
from service.lsp.diagnostics import diagnostics_of
from service.lsp.positions import TextPlaces
from service.lsp.progress import work_done
from service.lsp.session import SessionServer
from service.markup.formats import FORMATS
from service.project.additions import accept_in_file, accept_in_project, disable_in_project
from service.project.files import source_files

__all__ = ["register"]

RECHECK = "emend.recheck"
CHECK_WORKSPACE = "emend.checkWorkspace"
DEFINE = "emend.define"


async def add_word(ls: SessionServer, word: str, uri: str, project: bool) -> None:
    """Accept a word from now on: in the project of a document, or everywhere."""
    try:
        if project and uri.startswith("file:"):
            path = _path(uri)
            accept_in_project(path.parent, ls.session.root_of(path), word)
        else:
            accept_in_file((await ls.session.settings.of(None)).words_file(), word)
    except EmendError as error:
        ls.session.complain(error)
        return
    ls.session.check_all()


async def disable_rule(ls: SessionServer, rule: str, uri: str) -> None:
    """Have a rule not speak in the project of a document."""
    path = _path(uri)
    try:
        disable_in_project(path.parent, ls.session.root_of(path), rule)
    except EmendError as error:
        ls.session.complain(error)
        return
    ls.session.check_all()


async def dismiss(ls: SessionServer, uri: str, rule: str, words: str) -> None:
    """Say nothing more of some words until the document is closed."""
    if (document := ls.session.documents.get(uri)) is not None:
        document.dismiss(rule, words)
        await ls.session.show(document)


async def recheck(ls: SessionServer) -> None:
    """Check all open documents anew."""
    ls.session.check_all()


async def define(ls: SessionServer, word: str) -> list[dict[str, Any]]:
    """The definitions of a word, as the interface has them."""
    await ls.session.use_service()
    return await ls.session.thread.define(word)


async def check_workspace(ls: SessionServer) -> dict[str, int]:
    """Check the files of the workspace that are not open; how many were, and how many alerts they have."""
    session = ls.session
    encoding = str(session.server.workspace.position_encoding)
    settings = await session.settings.of(None)
    await session.use_service()
    done = alerts = 0
    async with work_done(session.server, "checking the workspace", cancellable=True) as progress:
        try:
            for root in session.roots():
                project = project_of(root, settings)
                words = project.accepted()
                sources = source_files([str(root)], project)
                for number, source in enumerate(sources):
                    uri = source.path.as_uri()
                    if progress.cancelled:
                        break
                    progress.report(source.path.name, 100 * number // len(sources))
                    if uri in session.documents or FORMATS[source.markup].binary or source.path.stat().st_size == 0:
                        continue
                    try:
                        text, _ = read(str(source.path))
                    except EmendError:
                        continue  # found, but no text
                    found = await session.thread.check(source.path.name, text, source.markup, project, words)
                    done, alerts = done + 1, alerts + len(found.alerts)
                    places, pages = TextPlaces(text, encoding), session.pages_of(found)
                    session.publish(uri, diagnostics_of(found.alerts, places, settings.severity, pages), None)
        except EmendError as error:
            session.complain(error)
    return {"files": done, "alerts": alerts}


def _path(uri: str) -> Path:
    return Path(to_fs_path(uri) or Path.cwd() / "untitled")


def register(ls: SessionServer) -> None:
    """Have a server know the commands."""
    ls.command(ADD_WORD)(add_word)
    ls.command(DISABLE_RULE)(disable_rule)
    ls.command(DISMISS)(dismiss)
    ls.command(RECHECK)(recheck)
    ls.command(CHECK_WORKSPACE)(check_workspace)
    ls.command(DEFINE)(define)
