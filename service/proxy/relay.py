"""One connection of a page, relayed to the service."""

import asyncio
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from service.socket.closing import RESTART


async def relay(websocket: WebSocket, upstream: ClientConnection) -> None:
    """Pass frames both ways until one side ends; its close code goes to the other."""

    async def up() -> None:
        while True:
            await upstream.send(await websocket.receive_text())

    async def down() -> None:
        async for frame in upstream:
            await websocket.send_text(frame if isinstance(frame, str) else frame.decode())

    tasks = [asyncio.create_task(up()), asyncio.create_task(down())]
    done, waiting = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    results = await asyncio.gather(*done, *waiting, return_exceptions=True)
    if not any(isinstance(result, WebSocketDisconnect) for result in results):
        await close(websocket, upstream.close_code or RESTART)


async def close(websocket: WebSocket, code: int) -> None:
    """Close the connection of a page, if it is still there."""
    with suppress(RuntimeError, WebSocketDisconnect, ConnectionClosed):  # it has gone meanwhile
        await websocket.close(code)
