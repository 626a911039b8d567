"""``/healthz``, ``/readyz`` and ``/metrics``: for those who run the service; no token is asked for."""

from typing import Any

import orjson
from fastapi import APIRouter, Request
from prometheus_client import CONTENT_TYPE_LATEST
from pydantic import Field
from starlette.responses import Response

from service.api.running import state_of
from service.health import FINE, dead_lanes, parts_of
from service.phase import Phase
from service.wire import Wire

router = APIRouter(tags=["operation"])


class HealthBody(Wire):
    """Whether the process can do its work."""

    status: int = Field(description="The status of the response.", examples=[200])
    notes: list[str] = Field(default=[], description="What stands still.")


class ReadyBody(Wire):
    """Whether the service can serve."""

    status: int = Field(description="The status of the response.", examples=[200])
    phase: str = Field(description="`starting`, `ready`, `leaving`, `draining` or `failed`.", examples=["ready"])
    parts: dict[str, str] = Field(
        description="How `model`, `lanes`, `storage` and `limits` are: `ready`, or what is wrong.", examples=[{}]
    )
    notes: list[str] = Field(description="What is wrong or missing.", examples=[[]])


_FINE = dict.fromkeys(("model", "lanes", "storage", "limits"), FINE)
_READY = {"application/json": {"example": {"status": 200, "phase": "ready", "parts": _FINE, "notes": []}}}
_ALIVE = {"application/json": {"example": {"status": 200}}}
_RETRY = {"Retry-After": "5"}


@router.head("/healthz", include_in_schema=False)
@router.get(
    "/healthz",
    operation_id="healthz",
    summary="Is the process alive?",
    response_model=HealthBody,
    responses={200: {"content": _ALIVE}, 503: {"description": "It is to be started anew.", "model": HealthBody}},
)
async def healthz(request: Request) -> Response:
    """Answer 200 as long as the process can do its work, 503 once a lane has died or has stood still for too long.

    An event loop that stands still answers nothing: a probe needs a timeout.
    """
    dead = dead_lanes(state_of(request))
    return _answer({"status": 503, "notes": dead} if dead else {"status": 200})


@router.head("/readyz", include_in_schema=False)
@router.get(
    "/readyz",
    operation_id="readyz",
    summary="Can it serve?",
    response_model=ReadyBody,
    responses={200: {"content": _READY}, 503: {"description": "Not yet, or not any more.", "model": ReadyBody}},
)
async def readyz(request: Request) -> Response:
    """Answer 200 once the models have warmed, 503 before that and whenever the service cannot serve.

    It cannot while it shuts down, a lane stands still or the database does not answer.
    `parts` says how the model, the lanes, the storage of keys and the limits are, `notes` what is missing.
    """
    state = state_of(request)
    parts = parts_of(state)
    ready = state.phase is Phase.READY and all(part.serves for part in parts)
    notes = [note for note in (state.definitions_missing,) if note]
    notes += [f"{part.name}: {part.how}" for part in parts if part.how != FINE]
    return _answer(
        {
            "status": 200 if ready else 503,
            "phase": state.phase.value,
            "parts": {part.name: part.how for part in parts},
            "notes": notes,
        }
    )


def _answer(body: dict[str, Any]) -> Response:
    status = body["status"]
    return Response(orjson.dumps(body), status, {} if status == 200 else _RETRY, "application/json")


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
