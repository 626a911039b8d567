"""Every setting, declared once: its environment variable, its type and its default."""

import os
from collections.abc import Mapping
from dataclasses import dataclass

from models.errors import ConfigError


@dataclass(frozen=True, slots=True)
class Settings:
    """Settings of the service and the command line.

    Attributes:
        model: ``EMEND_MODEL``, folder or hub name of the correction model; empty for the one that ships.
        device: ``EMEND_DEVICE``, ``cpu`` or ``cuda``.
        threads: ``EMEND_THREADS``, CPU threads of one computation; None leaves it to the libraries.
    """

    model: str = ""
    device: str = "cpu"
    threads: int | None = None

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> "Settings":
        """Read the settings.

        Raises:
            ConfigError: a value is impossible.
        """
        threads = environment.get("EMEND_THREADS", "")
        if threads and (not threads.isascii() or not threads.isdigit() or int(threads) < 1):
            raise ConfigError(f"EMEND_THREADS must be a whole number from 1 up, not {threads!r}")
        return cls(
            model=environment.get("EMEND_MODEL", ""),
            device=environment.get("EMEND_DEVICE", "") or "cpu",
            threads=int(threads) if threads else None,
        )
