"""Prometheus metrics. Labels are route templates, categories and numbers, never anything a user has written."""

from collections.abc import Callable, Iterator, Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from service.checking.result import Result
from service.scheduling.results import Snapshot

_SECONDS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)


class Metrics:
    """The metrics of one service process, in a registry of their own."""

    def __init__(self) -> None:
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
        self.running = Gauge("emend_requests_running", "Requests that are being answered.", registry=self.registry)
        self.refusals = Counter(
            "emend_refusals", "Requests and connections refused, by the code of the error.", ["reason"],
            registry=self.registry,
        )  # fmt: skip
        self.loop_lag = Gauge("emend_loop_lag_seconds", "How late the event loop is.", registry=self.registry)
        self.sockets = Gauge("emend_sockets", "WebSockets that are open.", registry=self.registry)
        self.parts = Gauge(
            "emend_part_ready", "1 for each part of which nothing is wrong.", ["part"], registry=self.registry
        )

    def checked(self, result: Result) -> None:
        """Count a text that was checked."""
        self.characters.inc(result.stats.characters)
        self.queue_seconds.observe(result.timing.queue_seconds)
        self.work_seconds.observe(result.timing.work_seconds)
        for alert in result.alerts:
            self.alerts.labels(alert.category).inc()

    def watch(self, snapshots: Callable[[], Mapping[str, Snapshot]]) -> None:
        """Show the schedulers, each under the name of its lane."""
        self.registry.register(_Lanes(snapshots))

    def text(self) -> bytes:
        """All metrics in the text format of Prometheus."""
        return generate_latest(self.registry)


class _Lanes(Collector):
    """Reads the schedulers when Prometheus asks."""

    _GAUGES: Mapping[str, str] = {
        "waiting_jobs": "Sentences that wait.",
        "waiting_cost": "Code points that wait.",
        "running_jobs": "Sentences that are worked on.",
        "oldest_seconds": "For how long the sentence has been there that came first.",
        "cache_cost": "What the cache holds, in code points.",
    }
    _COUNTERS: Mapping[str, str] = {
        "done_jobs": "Sentences done.",
        "failed_jobs": "Sentences whose check failed.",
        "batches": "Batches done.",
        "cache_hits": "Sentences whose alerts were remembered.",
        "cache_misses": "Sentences whose alerts were not.",
    }

    def __init__(self, snapshots: Callable[[], Mapping[str, Snapshot]]) -> None:
        self._snapshots = snapshots

    def collect(self) -> Iterator[Metric]:
        """Give a metric for each number of the snapshots."""
        lanes = self._snapshots()
        for kinds, family in ((self._GAUGES, GaugeMetricFamily), (self._COUNTERS, CounterMetricFamily)):
            for name, meaning in kinds.items():
                metric = family(f"emend_lane_{name}", meaning, labels=["lane"])
                for lane, snapshot in lanes.items():
                    metric.add_metric([lane], getattr(snapshot, name))
                yield metric
