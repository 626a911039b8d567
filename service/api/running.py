"""The running service behind a request."""

from fastapi import Request

from service.api.problems import Code, Problem
from service.phase import Phase
from service.state import State


def state_of(request: Request) -> State:
    """The parts of the service that answers this request."""
    state: State = request.app.state.service
    return state


def require_ready(state: State) -> None:
    """Refuse while the models are not loaded, or the service is going down.

    Raises:
        Problem: 503.
    """
    if state.phase is Phase.DRAINING:
        raise Problem(Code.DRAINING, headers={"Retry-After": "5"})
    if state.phase not in (Phase.READY, Phase.LEAVING):
        raise Problem(Code.NOT_READY, headers={"Retry-After": "5"})
