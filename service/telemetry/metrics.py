"""Prometheus metrics. Labels are route templates, categories and numbers, never anything a user has written.

Several workers of one service keep theirs in a folder (``PROMETHEUS_MULTIPROC_DIR``, which the library reads when it is
imported), and each tells those of all: sums, but for the worst of what is no amount.
"""

import asyncio
import collections
import os
from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from service.checking.result import Result
from service.telemetry.lane_metrics import LaneCollector, PublishedLanes, Snapshots

_SECONDS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)


_PUBLISHED_SECONDS = 1.0


class Metrics:
    """The metrics of one service process, in a registry of their own; where there are several, told for all."""

    def __init__(self) -> None:
        self._folder = os.environ.get("PROMETHEUS_MULTIPROC_DIR", "")
        self._shown: list[Callable[[], object]] = []
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "emend_requests",
            "Requests by route template, method and status.",
            ["route", "method", "status"],
            registry=self.registry,
        )
        self.seconds = Histogram(
            "emend_request_seconds",
            "Time of a request by route template.",
            ["route"],
            buckets=_SECONDS,
            registry=self.registry,
        )
        self.queue_seconds = Histogram(
            "emend_queue_seconds", "Time that checks waited for the model.", buckets=_SECONDS, registry=self.registry
        )
        self.work_seconds = Histogram(
            "emend_work_seconds", "Time that the model worked on checks.", buckets=_SECONDS, registry=self.registry
        )
        self.characters = Counter("emend_characters", "Code points checked.", registry=self.registry)
        self.alerts = Counter("emend_alerts", "Alerts by category.", ["category"], registry=self.registry)
        self.running = Gauge(
            "emend_requests_running",
            "Requests that are being answered.",
            registry=self.registry,
            multiprocess_mode="livesum",
        )
        self.refusals = Counter(
            "emend_refusals", "Requests and connections refused, by the code of the error.", ["reason"],
            registry=self.registry,
        )  # fmt: skip
        self.failed_checks = Counter(
            "emend_failed_checks", "Sentences and texts at which a check has failed.", ["check"], registry=self.registry
        )
        self.loop_lag = Gauge(
            "emend_loop_lag_seconds", "How late the event loop is.", registry=self.registry, multiprocess_mode="livemax"
        )
        self.sockets = Gauge(
            "emend_sockets", "WebSockets that are open.", registry=self.registry, multiprocess_mode="livesum"
        )
        self.parts = Gauge(
            "emend_part_ready",
            "1 for each part of which nothing is wrong.",
            ["part"],
            registry=self.registry,
            multiprocess_mode="livemin",
        )

        self._shared = Counter(
            "emend_shared_results",
            "Sentences asked for in, or given to, what replicas remember together, by what came of it.",
            ["outcome"],
            registry=self.registry,
        )

    def count_shared(self, outcome: str, number: int) -> None:
        """Count sentences by what came of asking for, or giving, what replicas remember together."""
        self._shared.labels(outcome).inc(number)

    def checked(self, result: Result) -> None:
        """Count a text that was checked."""
        self.characters.inc(result.stats.characters)
        self.queue_seconds.observe(result.timing.queue_seconds)
        self.work_seconds.observe(result.timing.work_seconds)
        for category, number in collections.Counter(alert.category for alert in result.alerts).items():
            self.alerts.labels(category).inc(number)

    def show(self, gauge: Gauge, value: Callable[[], float]) -> None:
        """Have a gauge tell what a function says at the time."""
        if self._folder:
            self._shown.append(lambda: gauge.set(value()))
        else:
            gauge.set_function(value)

    def watch(self, snapshots: Snapshots) -> None:
        """Show the schedulers, each under the name of its lane."""
        if self._folder:
            self._shown.append(PublishedLanes(snapshots, self.registry).publish)
        else:
            self.registry.register(LaneCollector(snapshots))

    async def publish(self) -> None:
        """Write now and then what other processes cannot look up here; does not end."""
        while self._folder:
            self._write()
            await asyncio.sleep(_PUBLISHED_SECONDS)

    def _write(self) -> None:
        for one in self._shown:
            one()

    def text(self) -> bytes:
        """All metrics in the text format of Prometheus."""
        if not self._folder:
            return generate_latest(self.registry)
        self._write()
        registry = CollectorRegistry()
        MultiProcessCollector(registry, self._folder)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
