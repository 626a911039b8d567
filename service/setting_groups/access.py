"""Who may ask, how often and from where."""

from service.setting_groups.setting import SettingGroup, Values, setting

__all__ = ["AccessSettings"]


class AccessSettings(SettingGroup):
    """Who may ask, how often and from where."""

    group = "Access"

    secrets: Values = setting(
        (),
        "Secrets that keys and tokens are signed by, newest first; empty for a file in the data folder.",
        repr=False,
    )
    database_url: str = setting("", "postgresql://... or sqlite:///...; empty for a file in the data folder.")
    storage_seconds: float = setting(
        3.0, "Time that the database may take to be connected to, and for a statement.", gt=0
    )
    redis_url: str = setting("", "redis://... by which replicas share rates and remembered sentences.")
    rate: float = setting(10.0, "Requests a second of a key that has no rate of its own.", gt=0)
    burst: int = setting(40, "Requests at once of a key that has no burst of its own.", ge=1)
    anonymous: bool = setting(False, "Requests to /v2 without a key are let in; their rate is counted by address.")
    failed_attempts: int = setting(
        100, "Unknown keys and tokens of an address in a window before it gets 429; 0 for any number.", ge=0
    )
    failed_attempts_seconds: int = setting(60, "Length of that window.", ge=1)
    client_token_seconds: int = setting(3600, "Longest life of a client token.", ge=1)
    sockets: int = setting(1_000, "WebSockets that a key and its client tokens may have open.", ge=1)
    cors_origins: Values = setting((), "Origins whose pages may call the HTTP API; empty for none, * for all.")
    ws_origins: Values = setting((), "Origins whose pages may open a WebSocket; empty for none, * for all.")
