"""``GET /``: a page to try the checker on, made with the SDK; in local mode it gets its token by itself."""

from importlib.metadata import version
from pathlib import Path
from urllib.parse import urlsplit

import orjson
from fastapi import APIRouter, Request
from starlette.responses import FileResponse, HTMLResponse, Response

from service.api.files import is_file
from service.api.problems import Code, Problem
from service.api.running import state_of

router = APIRouter(include_in_schema=False)

_ROOT = Path(__file__).resolve().parents[2]
_PAGE = _ROOT / "service" / "playground"
_WORDS = _PAGE / "words"
_LOOPBACK = {"127.0.0.1", "::1", "localhost"}
_TOKEN_SECONDS = 3600
_SCOPES = ("check", "define")
_KINDS = {".css": "text/css", ".js": "text/javascript", ".json": "application/json", ".svg": "image/svg+xml"}
_FRESH = {"Cache-Control": "no-cache"}
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self' ws: wss:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


@router.get("/")
async def page() -> Response:
    """The page."""
    return HTMLResponse(_html(), headers={"Content-Security-Policy": _POLICY, **_FRESH})


@router.get("/playground/{name:path}")
async def asset(name: str) -> Response:
    """A file of the page, or of the words that it says."""
    path = _PAGE / name
    if path.parent not in (_PAGE, _WORDS) or path.suffix not in _KINDS or not is_file(path):
        raise Problem(Code.NOT_FOUND)
    return FileResponse(path, media_type=_KINDS[path.suffix], headers=_FRESH)


@router.post("/playground/token")
async def token(request: Request) -> Response:
    """A client token for the page itself: only in local mode, on this machine, for a page that was loaded from here.

    The name of the host must be a loopback one, so that no other site can reach it by pointing its name here.
    """
    state = state_of(request)
    origin = request.headers.get("origin", "")
    host = request.headers.get("host", "")
    here = request.client is not None and request.client.host in _LOOPBACK
    same = urlsplit(origin).netloc == host and urlsplit(f"//{host}").hostname in _LOOPBACK
    if not (state.local_key and here and same):
        raise Problem(Code.NOT_FOUND)
    principal = state.access.authenticate_token(state.local_key)
    made = state.access.issue_client_token(principal, origin, _SCOPES, _TOKEN_SECONDS)
    body = {"status": 200, "clientToken": made, "expiresIn": _TOKEN_SECONDS}
    return Response(orjson.dumps(body), media_type="application/json", headers={"Cache-Control": "no-store"})


def _html() -> str:
    """The page, which says in its footer of which version it is."""
    return (_PAGE / "index.html").read_text("utf-8").replace("{version}", version("emend"))
