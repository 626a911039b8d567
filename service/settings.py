"""Every setting, declared once: environment variable, command line flag and documentation are made from this."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field, ValidationError, field_validator
from pydantic_settings import BaseSettings, NoDecode, PydanticBaseSettingsSource, SettingsConfigDict

from models.corrector.engines.device import Device
from models.errors import ConfigError, ModelError
from models.precision import Precision
from models.prepared import usual_folder
from service.places import usual_data_folder

PREFIX = "EMEND_"

Values = Annotated[tuple[str, ...], NoDecode]
"""Several values in one variable, with commas between them."""


def _setting(group: str, default: Any, meaning: str, **limits: Any) -> Any:
    return Field(default=default, description=meaning, json_schema_extra={"group": group}, **limits)


class Settings(BaseSettings):
    """Settings of the service and the command line; each field is ``EMEND_<NAME>`` in the environment."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, env_ignore_empty=True, extra="ignore", frozen=True)

    host: str = _setting("Server", "127.0.0.1", "Address to listen on; 0.0.0.0 is every one of the machine.")
    port: int = _setting("Server", 8000, "Port to listen on; 0 takes a free one.", ge=0, le=65535)
    workers: int = _setting(
        "Server", 1, "Processes that serve the port together, sharing the memory of the models.", ge=1, le=256
    )
    local: bool = _setting("Server", False, "Local mode: keep a key in the data folder and print it at the start.")
    data_dir: Path = Field(
        default_factory=usual_data_folder,
        description="Folder of the database, the secrets and the local key.",
        json_schema_extra={"group": "Server", "shown": "~/.local/share/emend"},
    )
    cache_dir: Path = Field(
        default_factory=usual_folder,
        description="Folder of what is worked out of rules and word lists once; it may be emptied at any time.",
        json_schema_extra={"group": "Server", "shown": "~/.cache/emend"},
    )
    public_url: str = _setting(
        "Server",
        "",
        "Address by which clients reach the service, in links to the pages of rules; empty for that of the request.",
        pattern=r"^(https?://.+)?$",
    )
    proxies: Values = _setting("Server", ("127.0.0.1",), "Reverse proxies whose X-Forwarded-* headers are believed.")
    notice_seconds: float = _setting(
        "Server",
        5.0,
        "Time at SIGTERM in which /readyz answers 503 and all else is served, so that a proxy can turn elsewhere.",
        ge=0,
    )
    drain_seconds: float = _setting(
        "Server", 30.0, "Time that admitted requests have to finish after that; then the process ends.", ge=0
    )
    header_seconds: float = _setting(
        "Server", 10.0, "Time that a client has for the head of a request before it gets 408.", gt=0
    )
    body_seconds: float = _setting("Server", 30.0, "Time that a client has for the body after that.", gt=0)
    log_level: Literal["debug", "info", "warning", "error"] = _setting("Server", "info", "Least level that is logged.")

    tracing: bool = _setting(
        "Server",
        False,
        "Traces are sent by OpenTelemetry, as its own variables say (OTEL_EXPORTER_OTLP_ENDPOINT ...).",
    )

    model: Values = _setting(
        "Models", (), "Folders or hub names of correction models, each in place of those that ship for its languages."
    )
    device: str = _setting("Models", "cpu", "Where the correction models compute: cpu, cuda or cuda:1.")
    threads: int | None = _setting("Models", None, "CPU threads of one computation; empty for all cores.", ge=1)
    precision: Precision = _setting(
        "Models",
        "auto",
        "What the correction models compute in; auto takes bfloat16 where the processor has it. Machines that are to"
        " answer alike need the same one.",
    )
    threshold: float | None = _setting(
        "Models", None, "Least probability of a correction, in place of the model's own.", ge=0, le=1
    )
    prompt: str = _setting(
        "Models",
        "",
        "What a seq2seq model wants before each sentence, with the space behind it; empty for the model's own.",
    )
    wordnet_dir: Path | None = _setting("Models", None, "Folder of WordNet; empty looks at the usual places.")
    variants: Values = _setting(
        "Models",
        ("en-US", "de-DE", "pt-PT"),
        "Variants to fall back on where nothing in a text tells; the first also where it has no letters.",
    )
    hunspell_dir: Path | None = _setting(
        "Models", None, "Folder of Hunspell dictionaries; empty looks at the usual places."
    )
    rules: Values = _setting(
        "Models", (), "Folders with rule packs of your own; packs of installed Python packages are found by themselves."
    )
    overlap_index: Path | None = _setting("Models", None, "Index made by `emend overlap build`; empty for none.")

    secrets: Values = _setting(
        "Access",
        (),
        "Secrets that keys and tokens are signed by, newest first; empty for a file in the data folder.",
        repr=False,
    )
    database_url: str = _setting(
        "Access", "", "postgresql://... or sqlite:///...; empty for a file in the data folder."
    )
    storage_seconds: float = _setting(
        "Access", 3.0, "Time that the database may take to be connected to, and for a statement.", gt=0
    )
    redis_url: str = _setting("Access", "", "redis://... by which replicas share rates and remembered sentences.")
    rate: float = _setting("Access", 10.0, "Requests a second of a key that has no rate of its own.", gt=0)
    burst: int = _setting("Access", 40, "Requests at once of a key that has no burst of its own.", ge=1)
    anonymous: bool = _setting(
        "Access", False, "Requests to /v2 without a key are let in; their rate is counted by address."
    )
    failed_attempts: int = _setting(
        "Access", 100, "Unknown keys and tokens of an address in a window before it gets 429; 0 for any number.", ge=0
    )
    failed_attempts_seconds: int = _setting("Access", 60, "Length of that window.", ge=1)
    client_token_seconds: int = _setting("Access", 3600, "Longest life of a client token.", ge=1)
    sockets: int = _setting("Access", 1_000, "WebSockets that a key and its client tokens may have open.", ge=1)
    cors_origins: Values = _setting(
        "Access", (), "Origins whose pages may call the HTTP API; empty for none, * for all."
    )
    ws_origins: Values = _setting("Access", (), "Origins whose pages may open a WebSocket; empty for none, * for all.")

    upstream_url: str = _setting("Proxy", "", "The service that `emend proxy` forwards to, http://... or https://....")
    upstream_key: str = _setting("Proxy", "", "The API key of that service.", repr=False)
    proxy_secrets: Values = _setting(
        "Proxy", (), "Secrets that your server signs the proxy's client tokens with, newest first.", repr=False
    )

    deadline_seconds: float = _setting(
        "Load", 60.0, "Longest time of a request; then 504, or 503 where others wait.", gt=0
    )
    stuck_seconds: float = _setting(
        "Load", 30.0, "Time that the model may work on one batch before /readyz answers 503.", gt=0
    )
    hung_seconds: float = _setting(
        "Load",
        120.0,
        "Time that the model may work on one batch before /healthz answers 503, so that the process is started anew.",
        gt=0,
    )
    waiting_characters: int = _setting(
        "Load", 2_000_000, "Code points that may wait for the model before requests end with 503.", ge=1
    )
    waiting_seconds: float = _setting(
        "Load", 10.0, "Time that a request may have to wait for others, as it seems, before it ends with 503.", gt=0
    )
    batch_characters: int = _setting(
        "Load", 4_000, "Code points that the model works on at once, padding included.", ge=1
    )
    cached_characters: int = _setting(
        "Load",
        10_000_000,
        "Code points of sentences whose alerts are remembered; a sentence counts 200 more, and each of its alerts.",
        ge=0,
    )
    cache_scope: Literal["key", "shared"] = _setting(
        "Load",
        "key",
        "Who shares remembered sentences: key, nobody, so that no key learns by the time of an answer what another has "
        "had checked; shared, all keys.",
    )
    shared_cache_seconds: int = _setting(
        "Load",
        3600,
        "Time that replicas with one EMEND_REDIS_URL remember sentences together there; 0 for none.",
        ge=0,
    )
    kernels: int = _setting(
        "Load",
        128,
        "Compiled kernels of the correction models that are kept, about 1 MB each; ONEDNN_PRIMITIVE_CACHE_CAPACITY "
        "counts where it is set.",
        ge=16,
    )
    dictionary_megabytes: int = _setting(
        "Load", 256, "Megabytes of spelling dictionaries that are kept in memory; the one used last stays.", ge=1
    )

    @field_validator(
        "model",
        "variants",
        "rules",
        "proxies",
        "secrets",
        "proxy_secrets",
        "cors_origins",
        "ws_origins",
        mode="before",
    )
    @classmethod
    def _split(cls, value: object) -> object:
        if not isinstance(value, str):
            return value
        return tuple(part.strip() for part in value.split(",") if part.strip())

    @field_validator("device")
    @classmethod
    def _known_device(cls, value: str) -> str:
        try:
            Device.named(value)
        except ModelError as error:
            raise ValueError(str(error)) from None
        return value

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Flags first, then the environment; no file is read."""
        return init_settings, env_settings

    @classmethod
    def load(cls, flags: Mapping[str, object] | None = None) -> "Settings":
        """Read the settings; a flag that is not None stands above its variable.

        Raises:
            ConfigError: a value is impossible.
        """
        given = {name: value for name, value in (flags or {}).items() if value is not None}
        try:
            return cls(**given)  # type: ignore[arg-type]
        except ValidationError as error:
            first = error.errors()[0]
            message = first["msg"].removeprefix("Value error, ")
            name = str(first["loc"][0])
            source = flag(name) if name in given else variable(name)
            raise ConfigError(f"{source}: {message[:1].lower()}{message[1:]}") from None


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def flag(name: str) -> str:
    """The command line flag of a setting."""
    return "--" + name.replace("_", "-")


def shown_default(name: str) -> str:
    """A setting's default, as documentation shows it."""
    field = Settings.model_fields[name]
    extra = field.json_schema_extra
    if isinstance(extra, dict) and "shown" in extra:
        return str(extra["shown"])
    value = field.default
    if isinstance(value, tuple):
        return ",".join(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value is None else str(value)


def group_of(name: str) -> str:
    """The heading a setting stands under in the documentation."""
    extra = Settings.model_fields[name].json_schema_extra
    return str(extra["group"]) if isinstance(extra, dict) else ""
