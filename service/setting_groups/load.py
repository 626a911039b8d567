"""How much is worked on at once, waits and is remembered."""

from typing import Literal

from service.setting_groups.setting import SettingGroup, setting

__all__ = ["LoadSettings"]


class LoadSettings(SettingGroup):
    """How much is worked on at once, waits and is remembered."""

    group = "Load"

    deadline_seconds: float = setting(
        60.0, "Longest time of a request or of the check of a field; then 504, or 503 where others wait.", gt=0
    )
    stuck_seconds: float = setting(30.0, "Time that the model may work on one batch before /readyz answers 503.", gt=0)
    hung_seconds: float = setting(
        120.0,
        "Time that the model may work on one batch before /healthz answers 503, so that the process is started anew.",
        gt=0,
    )
    waiting_characters: int = setting(
        2_000_000, "Code points that may wait for the model before requests end with 503.", ge=1
    )
    waiting_seconds: float = setting(
        10.0, "Time that a request may have to wait for others, as it seems, before it ends with 503.", gt=0
    )
    batch_characters: int = setting(
        4_000,
        "Code points that the model works on at once, padding included; as many for each twin besides while no short "
        "text comes.",
        ge=1,
    )
    cached_characters: int = setting(
        10_000_000,
        "Code points of sentences whose alerts are remembered; a sentence counts 200 more, and each of its alerts.",
        ge=0,
    )
    cache_scope: Literal["key", "shared"] = setting(
        "key",
        "Who shares remembered sentences: key, nobody, so that no key learns by the time of an answer what another has "
        "had checked; shared, all keys.",
    )
    shared_cache_seconds: int = setting(
        3600,
        "Time that replicas with one EMEND_REDIS_URL remember sentences together there; 0 for none.",
        ge=0,
    )
    kernels: int = setting(
        128,
        "Compiled kernels of the correction models that are kept, about 1 MB each; ONEDNN_PRIMITIVE_CACHE_CAPACITY "
        "counts where it is set.",
        ge=16,
    )
    dictionary_megabytes: int = setting(
        256, "Megabytes of spelling dictionaries that are kept in memory; the one used last stays.", ge=1
    )
