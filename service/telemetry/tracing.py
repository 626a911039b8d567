"""Traces by OpenTelemetry: where the time of a request went, span by span, sent to a collector.

Off unless ``EMEND_TRACING`` is on. Where spans are sent, how many are kept and what the service is called say the
variables of OpenTelemetry (``OTEL_EXPORTER_OTLP_ENDPOINT``, ``OTEL_TRACES_SAMPLER``, ``OTEL_SERVICE_NAME`` ...).
No attribute is a word of a user: counts, sizes, route templates, names of lanes and checks; of an exception its class.
"""

import os
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.metadata import version
from threading import Thread
from typing import TYPE_CHECKING

from models.errors import ConfigError
from models.spans import Number, record_with

if TYPE_CHECKING:
    from opentelemetry.context import Context
    from opentelemetry.sdk.trace.export import SpanExporter
    from opentelemetry.trace import Link, Span, SpanKind

__all__ = ["Tracing", "tracing_for"]

_SERVICE = "emend"
_FLUSHED_SECONDS = 1.0
"""What a collector gets at the end of the process to take the last spans."""


def tracing_for(wanted: bool) -> "Tracing | None":
    """What sends the spans of this process from now on, None where nobody wants them.

    Raises:
        ConfigError: the library is not installed.
    """
    if not wanted:
        return None
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    except ModuleNotFoundError:
        raise ConfigError("EMEND_TRACING needs its library: install emend[tracing]") from None
    tracing = Tracing(OTLPSpanExporter())
    record_with(tracing)
    return tracing


class Tracing:
    """Gives spans to an exporter, in batches, from a thread of its own; a ``Recorder`` of ``models.spans``."""

    def __init__(self, exporter: "SpanExporter") -> None:
        """Send to an exporter."""
        from opentelemetry import propagate, trace
        from opentelemetry.context import Context
        from opentelemetry.sdk.resources import SERVICE_NAME, SERVICE_VERSION, Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor

        named = "OTEL_SERVICE_NAME" in os.environ or SERVICE_NAME in os.environ.get("OTEL_RESOURCE_ATTRIBUTES", "")
        about = {SERVICE_VERSION: version("emend")} | ({} if named else {SERVICE_NAME: _SERVICE})
        self._provider = TracerProvider(resource=Resource.create(about), shutdown_on_exit=False)
        self._provider.add_span_processor(BatchSpanProcessor(exporter))
        self._tracer = self._provider.get_tracer(_SERVICE, version("emend"))
        self._trace = trace
        self._nothing = Context()
        self._propagate = propagate

    def flush(self) -> None:
        """Send what is left, as far as a second goes; blocks."""
        thread = Thread(target=self._provider.force_flush, daemon=True)
        thread.start()
        thread.join(_FLUSHED_SECONDS)

    @contextmanager
    def server(self, name: str, headers: Mapping[str, str], attributes: dict[str, Number]) -> "Iterator[Span]":
        """The span of a request, inside that of its client where the headers name one (``traceparent``)."""
        parent = self._propagate.extract(headers)
        with self._quiet(name, attributes, parent=parent, kind=self._trace.SpanKind.SERVER) as made:
            yield made

    def tell(self, headers: dict[str, str]) -> None:
        """Name the span that this task is in in the headers of a request to another service."""
        self._propagate.inject(headers)

    @contextmanager
    def span(self, name: str, attributes: dict[str, Number]) -> Iterator[object]:
        """See ``models.spans.span``; it belongs to a request, and outside one there is none."""
        if not self._trace.get_current_span().get_span_context().is_valid:
            yield None
            return
        with self._quiet(name, attributes) as made:
            yield made

    @contextmanager
    def root(self, name: str, attributes: dict[str, Number]) -> Iterator[object]:
        """A span of its own trace: work that no request of HTTP has asked for."""
        with self._quiet(name, attributes, parent=self._nothing) as made:
            yield made

    def here(self) -> object | None:
        """See ``models.spans.here``."""
        current = self._trace.get_current_span()
        return current if current.is_recording() else None

    def past(self, name: str, parent: object, started: float, ended: float, attributes: dict[str, Number]) -> None:
        """See ``models.spans.past_span``."""
        now, clock = time.time_ns(), time.perf_counter()
        begins, ends = (now - round((clock - at) * 1e9) for at in (started, ended))
        made = self._tracer.start_span(name, self._inside(parent), attributes=attributes, start_time=begins)
        made.end(ends)

    @contextmanager
    def batch(self, name: str, parents: Sequence[object], attributes: dict[str, Number]) -> Iterator[object]:
        """See ``models.spans.batch_span``."""
        spans = [one for one in parents if isinstance(one, self._trace.Span)]
        links = [self._trace.Link(one.get_span_context()) for one in spans]
        with self._quiet(name, attributes, parent=self._inside(spans[0]), links=links) as made:
            yield made

    def _inside(self, parent: object) -> "Context":
        if not isinstance(parent, self._trace.Span):
            raise TypeError("a parent is what here() gave")
        return self._trace.set_span_in_context(parent)

    @contextmanager
    def _quiet(
        self,
        name: str,
        attributes: dict[str, Number],
        *,
        parent: "Context | None" = None,
        kind: "SpanKind | None" = None,
        links: "Sequence[Link]" = (),
    ) -> "Iterator[Span]":
        """A span that tells of an exception its class: a message may hold a user's words."""
        kind = kind or self._trace.SpanKind.INTERNAL
        with self._tracer.start_as_current_span(
            name, parent, kind, attributes, links,
            record_exception=False, set_status_on_exception=False,
        ) as made:  # fmt: skip
            try:
                yield made
            except BaseException as error:
                made.set_attribute("error.type", type(error).__name__)
                made.set_status(self._trace.StatusCode.ERROR)
                raise
