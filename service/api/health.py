"""``/healthz``, ``/readyz`` and ``/metrics``: for those who run the service; no token is asked for."""

import math
from typing import Any

import orjson
from fastapi import APIRouter, Request
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.responses import Response

from service.api.running import state_of
from service.state import Phase

router = APIRouter(tags=["operation"])

_READY = {"application/json": {"example": {"status": 200, "phase": "ready", "notes": []}}}


@router.get("/healthz", operation_id="healthz", summary="Is the process alive?")
async def healthz() -> dict[str, Any]:
    """Answer 200 as long as the process can answer at all."""
    return {"status": 200}


@router.get(
    "/readyz",
    operation_id="readyz",
    summary="Can it serve?",
    responses={200: {"content": _READY}, 503: {"description": "Not yet, or not any more.", "content": _READY}},
)
async def readyz(request: Request) -> Response:
    """Answer 200 once the models have warmed, 503 before that, while shutting down, and while a lane stands still.

    Notes say what is missing, and which lane it is.
    """
    state = state_of(request)
    stuck = state.lanes.stuck(state.settings.stuck_seconds) if state.phase is Phase.READY else {}
    ready = state.phase is Phase.READY and not stuck
    status = 200 if ready else 503
    notes = [note for note in (state.definitions_missing,) if note]
    for lane, seconds in stuck.items():
        since = f"has not moved for {seconds:.0f} s" if seconds < math.inf else "has died"
        notes.append(f"the lane {lane} {since}")
    body = {"status": status, "phase": state.phase.value, "notes": notes}
    return Response(orjson.dumps(body), status, {} if ready else {"Retry-After": "5"}, "application/json")


@router.get(
    "/metrics",
    operation_id="metrics",
    summary="Metrics for Prometheus",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def metrics(request: Request) -> Response:
    """Numbers of requests, their times, alerts by category, and the state of the queues."""
    return Response(state_of(request).metrics.text(), media_type=CONTENT_TYPE_LATEST)
