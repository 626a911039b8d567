"""The process: where it listens, where its files are, how it starts and ends."""

from pathlib import Path
from typing import Literal

from pydantic import Field

from models.prepared import usual_folder
from service.places import usual_data_folder
from service.setting_groups.setting import SettingGroup, Values, setting

__all__ = ["ServerSettings"]


class ServerSettings(SettingGroup):
    """The process: where it listens, where its files are, how it starts and ends."""

    group = "Server"

    host: str = setting("127.0.0.1", "Address to listen on; 0.0.0.0 is every one of the machine.")
    port: int = setting(8000, "Port to listen on; 0 takes a free one.", ge=0, le=65535)
    workers: int = setting(1, "Processes that serve the port together, sharing the memory of the models.", ge=1, le=256)
    twins: int | None = setting(
        None,
        "Processes forked from each of these, with its models in memory, that take their share of its sentences; empty "
        "for one a core that is left, at most 3.",
        ge=0,
        le=64,
    )
    local: bool = setting(False, "Local mode: keep a key in the data folder and print it at the start.")
    data_dir: Path = Field(
        default_factory=usual_data_folder,
        description="Folder of the database, the secrets and the local key.",
        json_schema_extra={"shown": "~/.local/share/emend"},
    )
    cache_dir: Path = Field(
        default_factory=usual_folder,
        description="Folder of what is worked out of rules and word lists once; it may be emptied at any time.",
        json_schema_extra={"shown": "~/.cache/emend"},
    )
    public_url: str = setting(
        "",
        "Address by which clients reach the service, in links to the pages of rules; empty for that of the request.",
        pattern=r"^(https?://.+)?$",
    )
    proxies: Values = setting(("127.0.0.1",), "Reverse proxies whose X-Forwarded-* headers are believed.")
    notice_seconds: float = setting(
        5.0,
        "Time at SIGTERM in which /readyz answers 503 and all else is served, so that a proxy can turn elsewhere.",
        ge=0,
    )
    drain_seconds: float = setting(
        30.0, "Time that admitted requests have to finish after that; then the process ends.", ge=0
    )
    header_seconds: float = setting(10.0, "Time that a client has for the head of a request before it gets 408.", gt=0)
    body_seconds: float = setting(30.0, "Time that a client has for the body after that.", gt=0)
    log_level: Literal["debug", "info", "warning", "error"] = setting("info", "Least level that is logged.")
    tracing: bool = setting(
        False,
        "Traces are sent by OpenTelemetry, as its own variables say (OTEL_EXPORTER_OTLP_ENDPOINT ...).",
    )
