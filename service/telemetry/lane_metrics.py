"""The metrics of the lanes: read when Prometheus asks or, where several processes serve, published now and then."""

from collections.abc import Callable, Iterator, Mapping
from typing import Literal, NamedTuple

from prometheus_client import CollectorRegistry, Counter, Gauge
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from service.scheduling.results import Snapshot

__all__ = ["LaneCollector", "PublishedLanes", "Snapshots"]

Snapshots = Callable[[], Mapping[str, Snapshot]]
"""Gives the state of each lane by its name."""


class _Shown(NamedTuple):
    """What a number means, and what the numbers of several processes are together."""

    meaning: str
    together: Literal["livesum", "livemax"] = "livesum"


_GAUGES: Mapping[str, _Shown] = {
    "waiting_jobs": _Shown("Sentences that wait."),
    "waiting_cost": _Shown("Code points that wait."),
    "running_jobs": _Shown("Sentences that are worked on."),
    "oldest_seconds": _Shown("For how long the sentence has been there that came first.", "livemax"),
    "cache_cost": _Shown("What the cache holds, in code points."),
}
_COUNTERS: Mapping[str, str] = {
    "done_jobs": "Sentences done.",
    "failed_jobs": "Sentences whose check failed.",
    "batches": "Batches done.",
    "cache_hits": "Sentences whose alerts were remembered.",
    "cache_misses": "Sentences whose alerts were not.",
}


class LaneCollector(Collector):
    """Reads the lanes of this process when Prometheus asks."""

    def __init__(self, snapshots: Snapshots) -> None:
        """Read what the lanes tell."""
        self._snapshots = snapshots

    def collect(self) -> Iterator[Metric]:
        """Give a metric for each number of the snapshots."""
        lanes = self._snapshots()
        meanings = {name: shown.meaning for name, shown in _GAUGES.items()}
        for kinds, family in ((meanings, GaugeMetricFamily), (_COUNTERS, CounterMetricFamily)):
            for name, meaning in kinds.items():
                metric = family(f"emend_lane_{name}", meaning, labels=["lane"])
                for lane, snapshot in lanes.items():
                    metric.add_metric([lane], getattr(snapshot, name))
                yield metric


class PublishedLanes:
    """Writes the state of the lanes of this process where those of all processes are read together."""

    def __init__(self, snapshots: Snapshots, registry: CollectorRegistry) -> None:
        """Write what the lanes tell."""
        self._snapshots = snapshots
        self._gauges = {
            name: Gauge(
                f"emend_lane_{name}", shown.meaning, ["lane"], registry=registry, multiprocess_mode=shown.together
            )
            for name, shown in _GAUGES.items()
        }
        self._counters = {
            name: Counter(f"emend_lane_{name}", meaning, ["lane"], registry=registry)
            for name, meaning in _COUNTERS.items()
        }
        self._counted: dict[tuple[str, str], int] = {}

    def publish(self) -> None:
        """Write how the lanes are now."""
        for lane, snapshot in self._snapshots().items():
            for name, gauge in self._gauges.items():
                gauge.labels(lane).set(getattr(snapshot, name))
            for name, counter in self._counters.items():
                total = getattr(snapshot, name)
                counter.labels(lane).inc(total - self._counted.get((lane, name), 0))
                self._counted[lane, name] = total
