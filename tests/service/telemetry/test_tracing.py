"""Traces: the spans of a request in an exporter, in one trace, without a word of the text; the proxy passes it on."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from functools import wraps

import httpx
import jwt
import pytest
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from models.spans import batch_span, here, past_span, record_with, root_span, span
from service.checking.alerts import Alert
from service.checking.check import SentenceCheck
from service.checking.checker import Checker
from service.checking.lanes import Alerts
from service.checking.options import Options
from service.checking.resources import Resources
from service.checking.sentences import SentenceText
from service.proxy.app import Proxy
from service.proxy.tokens import AUDIENCE
from service.scheduling.lanes import Lanes
from service.settings import Settings
from service.telemetry.traced import Traced
from service.telemetry.tracing import Tracing, tracing_for

PARENT = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
TRACE = 0x0AF7651916CD43DD8448EB211C80319C


class Slow(SentenceCheck):
    """Finds nothing, on batches."""

    name = "slow"
    batched = True

    def __init__(self, resources: Resources) -> None:
        pass

    def covers(self, language: str) -> bool:
        return True

    def check(self, sentences: Sequence[SentenceText]) -> list[list[Alert]]:
        with span("model", sentences=len(sentences)):
            return [[] for _ in sentences]


@contextmanager
def recorded() -> Iterator[tuple[Tracing, InMemorySpanExporter]]:
    exporter = InMemorySpanExporter()
    tracing = Tracing(exporter)
    record_with(tracing)
    try:
        yield tracing, exporter
    finally:
        record_with(None)


def in_a_loop(test: Callable[..., Coroutine[None, None, None]]) -> Callable[..., None]:
    @wraps(test)
    def run(*given: object, **named: object) -> None:
        asyncio.run(test(*given, **named))

    return run


def named(tracing: Tracing, exporter: InMemorySpanExporter) -> dict[str, ReadableSpan]:
    tracing.flush()
    return {one.name: one for one in exporter.get_finished_spans()}


async def checking(request: Request) -> Response:
    """A check by real lanes and a real checker, without models."""
    lanes: Lanes[SentenceText, Alerts] = Lanes(
        lambda sentence: sentence.cost, lambda *_: 1, batch_budget=1000, capacity=10000, cached=0
    )
    checker = Checker(Resources(), lanes, checks=[Slow])
    await lanes.start({lane.name: lane for lane in checker.lanes})
    await checker.check((await request.json())["text"], Options(language="en-US"), "someone")
    await lanes.stop(1)
    checker.close()
    return JSONResponse({})


async def asked(app: Starlette, method: str, path: str, **how: object) -> httpx.Response:
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
        return await client.request(method, path, **how)  # type: ignore[arg-type]


@in_a_loop
async def test_a_request_is_one_trace_from_its_client_to_the_model() -> None:
    with recorded() as (tracing, exporter):
        app = Starlette(routes=[Route("/check", checking, methods=["POST"])])
        app.add_middleware(Traced, tracing=tracing)
        body = {"text": "Xylophones recieve nobody."}
        answer = await asked(app, "POST", "/check?secret=1", json=body, headers={"traceparent": PARENT})
        assert answer.status_code == 200
        spans = named(tracing, exporter)
    request = next(one for one in spans.values() if one.parent is not None and one.parent.is_remote)
    assert spans.keys() >= {"read", "queue", "work", "batch", "check", "model", "finish"}
    assert {one.context.trace_id for one in spans.values() if one.context} == {TRACE}
    within = {name: one.parent.span_id for name, one in spans.items() if one.parent}
    assert request.context is not None
    assert {within[name] for name in ("read", "queue", "work", "batch", "finish")} == {request.context.span_id}
    assert [link.context.span_id for link in spans["batch"].links] == [request.context.span_id]
    assert within["model"] == spans["check"].context.span_id
    queue, work = spans["queue"], spans["work"]
    assert queue.start_time is not None
    assert queue.end_time is not None
    assert request.start_time is not None
    assert request.start_time - 1e6 < queue.start_time <= queue.end_time <= work.end_time  # type: ignore[operator]
    told = str([(one.name, dict(one.attributes or {}), one.events) for one in spans.values()])
    assert "Xylophones" not in told
    assert "secret" not in told
    assert dict(request.attributes or {})["http.response.status_code"] == 200


@in_a_loop
async def test_an_exception_is_told_by_its_class_alone() -> None:
    async def fails(_: Request) -> Response:
        raise ValueError("my diary")

    with recorded() as (tracing, exporter):
        app = Starlette(routes=[Route("/", fails)])
        app.add_middleware(Traced, tracing=tracing)
        await asked(app, "GET", "/")
        (found,) = named(tracing, exporter).values()
    assert (found.attributes or {})["error.type"] == "ValueError"
    assert not found.events
    assert "diary" not in found.to_json()


@in_a_loop
async def test_an_unsampled_request_leaves_nothing() -> None:
    with recorded() as (tracing, exporter):
        app = Starlette(routes=[Route("/check", checking, methods=["POST"])])
        app.add_middleware(Traced, tracing=tracing)
        await asked(app, "POST", "/check", json={"text": "Yes."}, headers={"traceparent": PARENT[:-1] + "0"})
        assert named(tracing, exporter) == {}


@in_a_loop
async def test_nothing_is_recorded_outside_a_request_but_roots() -> None:
    with recorded() as (tracing, exporter):
        with span("read"), batch_span("batch", []):
            past_span("queue", here(), 0, 1)
        with root_span("socket check", characters=3), span("read"):
            assert here() is not None
        spans = named(tracing, exporter)
    assert spans.keys() == {"socket check", "read"}
    assert spans["socket check"].parent is None


@pytest.mark.parametrize("traced", [False, True])
@in_a_loop
async def test_the_proxy_passes_the_trace_on(traced: bool) -> None:
    came: list[dict[str, str]] = []

    async def upstream(request: Request) -> Response:
        came.append(dict(request.headers))
        return JSONResponse({})

    proxy = Proxy(Settings(upstream_url="http://up", upstream_key="k", proxy_secrets=("s" * 32,)))
    proxy._client = httpx.AsyncClient(
        transport=httpx.ASGITransport(Starlette(routes=[Route("/v1/checker", upstream, methods=["POST"])])),
        base_url="http://up",
    )
    with recorded() as (tracing, exporter):
        proxy.tracing = tracing if traced else None
        token = jwt.encode({"aud": AUDIENCE, "exp": 4_000_000_000}, "s" * 32)
        headers = {"traceparent": PARENT, "tracestate": "vendor=1", "Authorization": f"Bearer {token}"}
        await asked(proxy.app(), "POST", "/v1/checker", json={}, headers=headers)
        spans = named(tracing, exporter)
    assert came[0]["tracestate"] == "vendor=1"
    own = f"{spans['POST /v1/checker'].context.span_id:016x}" if traced else "b7ad6b7169203331"
    assert came[0]["traceparent"] == f"00-{TRACE:032x}-{own}-01"


def test_it_is_off_by_default() -> None:
    assert Settings().tracing is False
    assert tracing_for(Settings().tracing) is None
    assert here() is None
