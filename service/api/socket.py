"""``GET /v1/ws``: the WebSocket of the browser SDK, protocol ``checker.v1``."""

from functools import partial
from urllib.parse import urlsplit

from fastapi import APIRouter, WebSocket

from service.api.rules.links import base_of, page_of
from service.socket.connection import Connection
from service.socket.protocol import SUBPROTOCOL
from service.state import State

router = APIRouter()


@router.websocket("/v1/ws")
async def socket(websocket: WebSocket) -> None:
    """Serve one connection; one whose page may not open it is told so, as a browser hides why a handshake failed."""
    state: State = websocket.app.state.service
    listed = _listed(websocket, state)
    offered = websocket.scope.get("subprotocols", [])
    await websocket.accept(subprotocol=SUBPROTOCOL if SUBPROTOCOL in offered else None)
    page = partial(page_of, base_of(websocket))
    await Connection(websocket, state, websocket.app.state.sessions, page, token_only=not listed).serve()


def _listed(websocket: WebSocket, state: State) -> bool:
    """Whether the page is of the service itself or of an origin that the operator has named, or there is no page."""
    origin = websocket.headers.get("origin")
    allowed = state.settings.ws_origins
    if origin is None or "*" in allowed or origin in allowed:
        return True
    return urlsplit(origin).netloc == websocket.headers.get("host")
