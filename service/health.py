"""How the parts of the service are: what ``/readyz`` and ``/healthz`` answer by."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from service.phase import Phase
from service.state import State

__all__ = ["FINE", "ServicePart", "dead_lanes", "parts_of", "watch_parts"]

FINE = "ready"


@dataclass(frozen=True, slots=True)
class ServicePart:
    """A part of the service.

    Attributes:
        name: ``model``, ``lanes``, ``storage`` or ``limits``.
        how: how it is, in a few words; ``ready`` where nothing is wrong.
        serves: whether the service can serve all the same.
    """

    name: str
    how: str = FINE
    serves: bool = True


def parts_of(state: State) -> list[ServicePart]:
    """Every part, in the order in which a request meets them last to first."""
    return [_model(state), _lanes(state), _storage(state), _limits(state)]


def dead_lanes(state: State) -> list[str]:
    """What is wrong with lanes that have died, or stood still for so long that they will not move again."""
    return _standing(state, state.settings.hung_seconds)


def watch_parts(state: State) -> None:
    """Show in the metrics how the parts are, and how late the event loop is."""
    state.metrics.show(state.metrics.loop_lag, lambda: state.loop.lag)
    for part in (_model, _lanes, _storage, _limits):
        state.metrics.show(state.metrics.parts.labels(part(state).name), partial(_fine, part, state))


def _fine(part: Callable[[State], ServicePart], state: State) -> float:
    return float(part(state).how == FINE)


def _model(state: State) -> ServicePart:
    if state.phase is Phase.STARTING:
        return ServicePart("model", "is loading", serves=False)
    if state.phase is Phase.FAILED:
        return ServicePart("model", "cannot be loaded", serves=False)
    return ServicePart("model")


def _lanes(state: State) -> ServicePart:
    found = _standing(state, state.settings.stuck_seconds)
    if found:
        return ServicePart("lanes", "; ".join(found), serves=False)
    if state.twins.lost:
        return ServicePart("lanes", f"twins lost: {state.twins.lost}; the others do their share")
    return ServicePart("lanes")


def _standing(state: State, seconds: float) -> list[str]:
    return [
        f"the lane {lane} " + (f"has not moved for {stood:.0f} s" if stood < math.inf else "has died")
        for lane, stood in state.lanes.stuck(seconds).items()
    ]


def _storage(state: State) -> ServicePart:
    if not state.database.readable:
        return ServicePart("storage", "the database does not answer", serves=False)
    if not state.database.writable:
        return ServicePart("storage", "the database cannot be written")
    return ServicePart("storage")


def _limits(state: State) -> ServicePart:
    if state.limits.degraded:
        who = "Redis" if state.settings.redis_url else "the supervisor"
        return ServicePart("limits", f"{who} does not answer; each process counts requests for itself")
    return ServicePart("limits")
