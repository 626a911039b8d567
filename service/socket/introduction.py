"""The first frame of a connection: who it is, and what its texts are checked for."""

from dataclasses import dataclass

from starlette.websockets import WebSocket

from service.checking.messages.wanted import accepted
from service.checking.options import Options
from service.checking.positions import PositionEncoding
from service.phase import Phase
from service.socket import frames, protocol
from service.socket.asked import UnknownName, markup_of, options_of
from service.socket.closing import BAD_FRAME, RESTART, Closed, error_of
from service.socket.frame_stream import FrameStream
from service.socket.payloads import Resume
from service.socket.standing import Standing
from service.state import State
from service.storage.errors import StorageError

HELLO_SECONDS = 5


@dataclass(frozen=True, slots=True)
class Introduction:
    """A client that was let in.

    Attributes:
        standing: who it is, and what it may still do.
        options: what its fields are checked for if they ask for nothing else.
        markup: the format of their texts.
        resume: the session that it had before.
    """

    standing: Standing
    options: Options
    markup: str
    resume: Resume | None


async def introduced(stream: FrameStream, websocket: WebSocket, state: State, *, token_only: bool) -> Introduction:
    """Wait for the first frame, and find out who it is; with ``token_only`` an API key is not enough.

    Raises:
        Closed: it may not come in, or does not keep to the protocol.
        WebSocketDisconnect: it has gone.
    """
    hello = await stream.receive(HELLO_SECONDS)
    if not isinstance(hello, frames.Hello):
        raise Closed(BAD_FRAME, error_of("bad_request", 400, "the first frame is hello"))
    payload = hello.payload
    if protocol.VERSION not in payload.versions:
        raise Closed(BAD_FRAME, error_of("unsupported", 400, f"version {protocol.VERSION} is spoken here", fatal=True))
    token = payload.auth.api_key or payload.auth.client_token or websocket.query_params.get("clientToken", "")
    client = websocket.client
    origin, address = websocket.headers.get("origin"), client.host if client else ""
    standing = Standing(state, token, origin, address, token_only=token_only)
    try:
        await standing.ask()
    except StorageError:
        error = error_of("restarting", 503, "the database does not answer", retryAfterMs=5000)
        raise Closed(RESTART, error) from None
    if state.phase is not Phase.READY:
        raise Closed(RESTART, error_of("restarting", 503, "the service is not ready", retryAfterMs=2000))
    accepts = accepted(websocket.headers.get("accept-language", ""))
    try:
        preferred = standing.principal.preferred
        before = Options(
            position_encoding=PositionEncoding.UTF_16, message_language=accepts, preferred_languages=preferred
        )
        options = options_of(payload, before, state.checker.rules)
        markup = markup_of(payload, "plain")
    except UnknownName as unknown:
        raise Closed(BAD_FRAME, error_of(unknown.code, 422, str(unknown), fatal=True)) from None
    return Introduction(standing, options, markup, payload.resume)
