"""The wiring: settings -> a FastAPI application with its routes, error handlers and middleware."""

import importlib
import pkgutil
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from importlib.metadata import version

from fastapi import APIRouter, FastAPI
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware

from service import api
from service.api.docs import add_docs
from service.api.failures import Failures, on_http_exception, on_problem, on_storage_error
from service.api.heads import Heads
from service.api.methods import wrong_method
from service.api.openapi import document
from service.api.problems import Problem
from service.api.schemas.check import CheckRequest
from service.api.schemas.client_tokens import ClientTokenRequest
from service.api.schemas.uploads import FileUpload
from service.api.schemas.validation import ProblemBody
from service.health import watch_parts
from service.settings import Settings
from service.socket.sessions import Sessions
from service.state import Given, State
from service.storage.errors import StorageError
from service.telemetry.middleware import Telemetry
from service.telemetry.traced import Traced

_DESCRIPTION = """
A text goes in; alerts come out: grammar, spelling, punctuation, style and more, each with its exact place, a message
and ranked replacements, together with statistics. A word goes in; its definitions come out.

Every operation under `/v1` takes an API key, `Authorization: Bearer KEY`: press *Authorize* to try them here.
"""

_TAGS = [
    {"name": "checker", "description": "Texts."},
    {"name": "definitions", "description": "Words."},
    {"name": "dictionary", "description": "Words that a key accepts."},
    {"name": "catalogue", "description": "Languages, categories and rules."},
    {"name": "languagetool", "description": "The same checks by the interface of LanguageTool, for its clients."},
    {"name": "access", "description": "Tokens for browsers."},
    {"name": "operation", "description": "For those who run the service."},
]


def create_app(settings: Settings, given: Given | None = None) -> FastAPI:
    """Make the application.

    Args:
        settings: how.
        given: what there is of it already, where another process has started this one.

    Raises:
        EmendError: the database, the secrets or a setting cannot be used.
    """
    state = State(settings, given)
    found = list(routers())

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await state.start()
        try:
            yield
        finally:
            await state.stop()

    app = FastAPI(
        title="Emend",
        version=version("emend"),
        description=_DESCRIPTION,
        openapi_tags=_TAGS,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        lifespan=lifespan,
        exception_handlers={
            405: wrong_method(found),
            Problem: on_problem,
            HTTPException: on_http_exception,
            StorageError: on_storage_error,
        },
    )
    app.state.service = state
    app.state.sessions = sessions = Sessions()
    state.metrics.show(state.metrics.sockets, lambda: sessions.open.total)
    watch_parts(state)
    for router in found:
        app.include_router(router)
    add_docs(app)
    app.openapi = partial(document, app, [CheckRequest, ClientTokenRequest, FileUpload, ProblemBody])  # type: ignore[method-assign]
    app.add_middleware(Heads)
    app.add_middleware(Failures)
    if settings.cors_origins:
        app.add_middleware(
            CORSMiddleware,
            allow_origins=settings.cors_origins,
            allow_methods=["GET", "POST", "PUT", "DELETE"],
            allow_headers=["Authorization", "Content-Type", "X-Request-Id"],
            expose_headers=["RateLimit", "RateLimit-Policy", "Retry-After", "Server-Timing", "X-Request-Id"],
        )
    app.add_middleware(Telemetry, metrics=state.metrics)
    if state.tracing is not None:
        app.add_middleware(Traced, tracing=state.tracing)
    return app


def routers() -> Iterator[APIRouter]:
    """The ``router`` of each module of ``service/api`` and its packages that has one."""
    for module in sorted(pkgutil.walk_packages(api.__path__, f"{api.__name__}."), key=lambda found: found.name):
        found = getattr(importlib.import_module(module.name), "router", None)
        if isinstance(found, APIRouter):
            yield found
