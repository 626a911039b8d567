"""``GET /sdk/...``: the built SDK, under an address that changes with its content and may be kept for ever."""

from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, RedirectResponse, Response

from service.api.files import is_file
from service.api.problems import Code, Problem

router = APIRouter(prefix="/sdk", include_in_schema=False)

_BUILT = Path(__file__).resolve().parents[2] / "sdk" / "dist"
_KINDS = {".js": "text/javascript", ".map": "application/json"}
_CODINGS = {"br": ".br", "gzip": ".gz"}
"""Content codings in which the build leaves every script, best first."""
_ANYBODY = {"Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin"}
_FOR_EVER = "public, max-age=31536000, immutable"
_SHORTLY = "public, max-age=300"
"""So long a page may go on with an older build than that of the service."""


@router.get("/{name}")
async def newest(name: str, request: Request) -> Response:
    """Say where a file of the present build is; also for pages of other sites that load it from here."""
    _file(name)
    query = f"?{request.url.query}" if request.url.query else ""
    # Relative, as there may be a proxy with a path of its own before the service.
    return RedirectResponse(f"{_build()}/{name}{query}", 302, headers={"Cache-Control": _SHORTLY, **_ANYBODY})


@router.get("/{build}/{name}")
async def of_build(build: str, name: str, request: Request) -> Response:
    """Answer with a file; one of an older build, which an open page may still ask for, is the present one."""
    path = _file(name)
    headers = {"Cache-Control": _FOR_EVER if build == _build() else "no-cache", "Vary": "Accept-Encoding", **_ANYBODY}
    accepted = _accepted(request.headers.get("accept-encoding", ""))
    for coding, ending in _CODINGS.items():
        packed = path.with_name(path.name + ending)
        if coding in accepted and packed.is_file():
            headers["Content-Encoding"] = coding
            return FileResponse(packed, media_type=_KINDS[path.suffix], headers=headers)
    return FileResponse(path, media_type=_KINDS[path.suffix], headers=headers)


def _file(name: str) -> Path:
    path = _BUILT / name
    if path.parent != _BUILT or path.suffix not in _KINDS or not is_file(path):
        raise Problem(Code.NOT_FOUND)
    return path


def _build() -> str:
    return _digest(tuple((path.name, path.stat().st_mtime_ns) for path in sorted(_BUILT.glob("*.js"))))


@lru_cache(maxsize=1)
def _digest(files: tuple[tuple[str, int], ...]) -> str:
    """What tells one build from another: a digest of all its scripts."""
    digest = sha256()
    for name, _ in files:
        digest.update(name.encode() + (_BUILT / name).read_bytes())
    return digest.hexdigest()[:16]


def _accepted(header: str) -> set[str]:
    """The content codings that a client takes (RFC 9110, section 12.5.3)."""
    parts = (part.replace(" ", "").lower().partition(";") for part in header.split(","))
    return {coding for coding, _, weight in parts if weight not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}}
