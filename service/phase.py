"""Where the service stands between start and end."""

from enum import Enum


class Phase(Enum):
    """Where the service stands between start and end."""

    STARTING = "starting"
    READY = "ready"
    LEAVING = "leaving"
    FAILED = "failed"
    DRAINING = "draining"
