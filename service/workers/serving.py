"""The service in several processes: one loads the models and watches, the others, forked from it, serve.

What has been loaded is shared by all: the operating system copies a page of memory only where a process writes to it.
"""

import asyncio
import gc
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import structlog
from prometheus_client import multiprocess

from models.cores import free_cores
from models.errors import ConfigError, EmendError, ModelError
from service.access.access import Access
from service.access.errors import AccessError
from service.access.local_key import local_key
from service.access.secrets import Secrets
from service.app import create_app
from service.health import dead_lanes
from service.listening import listen_together, url_of
from service.loading import Checking, checking_of
from service.phase import Phase
from service.server import run_service, set_up_process
from service.settings import Settings
from service.shared_results.version import version_of
from service.state import Given, State
from service.storage.database import Database, sqlite_url
from service.storage.errors import StorageError
from service.storage.keys import KeyTable
from service.telemetry.logs import log, place_of
from service.workers.channel import BEAT_SECONDS, Channel, ChannelWindow
from service.workers.supervisor import Supervisor, Watch

__all__ = ["run_workers", "settings_of_worker"]

_END_SECONDS = 5.0
"""What workers get beyond the time that they have said they need for their end."""


def run_workers(settings: Settings, on_start: Callable[[str], None], on_ready: Callable[[str, str], None]) -> None:
    """Run the service in ``settings.workers`` processes until SIGINT or SIGTERM.

    Args:
        settings: how.
        on_start: called with the URL as soon as connections are taken; they wait until the models have loaded.
        on_ready: called with the local key (empty if there is none) and the URL once all workers serve.

    Raises:
        EmendError: the address is taken, or the database, the secrets, a setting, a rule pack or a model cannot be
            used.
    """
    set_up_process(settings)
    listeners = listen_together(settings, settings.workers)
    url = url_of(settings, listeners[0])
    on_start(url)
    key = _prepare(settings)
    checking = _loaded(settings)
    version = version_of(settings) if settings.redis_url and settings.shared_cache_seconds else ""

    def work(index: int, channel: Channel) -> None:
        for other in listeners[:index] + listeners[index + 1 :]:
            other.close()
        structlog.contextvars.bind_contextvars(worker=index)
        given = Given(checking, ChannelWindow(channel), waits=True, version=version)
        _Worker(settings_of_worker(settings, index), given, channel).serve(listeners[index])

    def leave() -> None:
        for listener in listeners:
            listener.close()

    watch = Watch(
        silent_seconds=settings.hung_seconds,
        ending_seconds=settings.notice_seconds + settings.drain_seconds + _END_SECONDS,
        on_ready=lambda: on_ready(key, url),
        on_ending=leave,
        on_death=multiprocess.mark_process_dead,
    )
    Supervisor(settings.workers, work, watch).run()


def settings_of_worker(settings: Settings, index: int) -> Settings:
    """What one worker has of what the settings give to the service: cores, graphics processors, memory of a cache."""
    threads = settings.threads or max(1, free_cores() // settings.workers)
    device = f"cuda:{index % _gpus()}" if settings.device == "cuda" else settings.device
    cached = settings.cached_characters // settings.workers
    return settings.model_copy(update={"threads": threads, "device": device, "cached_characters": cached})


def _gpus() -> int:
    import torch

    return max(1, torch.cuda.device_count())


def _prepare(settings: Settings) -> str:
    """Make what workers would otherwise all make at once: tables, secrets, the local key; gives that key."""
    try:
        database = Database.open(settings.database_url or sqlite_url(settings.data_dir), settings.storage_seconds)
        try:
            access = Access(KeyTable(database), Secrets.load(settings.secrets, settings.data_dir))
            return local_key(settings.data_dir, access) if settings.local else ""
        finally:
            database.close()
    except (StorageError, AccessError) as error:
        raise ConfigError(str(error)) from None
    except OSError as error:
        raise ConfigError(f"{settings.data_dir}: {error.strerror}") from None


def _loaded(settings: Settings) -> Checking | None:
    """The models that ship, loaded; None where each worker has to load its own.

    What a graphics processor holds cannot be forked, nor can engines with threads of their own, as other models have
    them. PyTorch starts no threads here, as those would be missing in the workers.
    """
    if settings.device != "cpu" or settings.model:
        return None
    import torch

    torch.set_num_threads(1)
    gc.disable()  # what is loaded stays; a collection in a worker would write to every page of it
    checking = checking_of(settings.model_copy(update={"threads": None}))
    try:
        checking.checker.warm()
    except EmendError:
        raise
    except Exception as error:
        log.error("the models cannot be loaded", **place_of(error))
        raise ModelError("the models cannot be loaded; the log says where that failed") from None
    gc.collect()
    gc.freeze()
    gc.enable()
    return checking


@dataclass(frozen=True, slots=True)
class _Worker:
    """The life of one of the processes that serve."""

    settings: Settings
    given: Given
    channel: Channel

    def serve(self, listener: socket.socket) -> None:
        """Serve until SIGTERM."""
        if self.given.checking is not None and self.settings.threads:
            import torch

            torch.set_num_threads(self.settings.threads)
        try:
            app = create_app(self.settings, self.given)
        except EmendError as error:
            self.channel.failed(str(error))
            return
        state: State = app.state.service

        async def beat(_: str) -> None:
            await state.warmed.wait()
            if state.phase is Phase.FAILED:
                self.channel.failed(str(state.failure))
                signal.raise_signal(signal.SIGTERM)
                return
            with suppress(OSError):  # the supervisor is gone, and the lifeline will tell
                self.channel.ready()
                while True:
                    if not dead_lanes(state):
                        self.channel.beat()
                    await asyncio.sleep(BEAT_SECONDS)

        run_service(app, state, lambda _: None, beat, listener)
