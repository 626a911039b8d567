"""What the routes share: everything that lives as long as the service does."""

import asyncio
import time
from dataclasses import dataclass

from models.errors import ConfigError, EmendError, ModelError
from service.access.access import Access
from service.access.errors import AccessError
from service.access.failed_attempts import FailedAttempts
from service.access.limits import Limits
from service.access.local_key import local_key
from service.access.moving_window import SharedWindow
from service.access.secrets import Secrets
from service.access.windows import RedisWindow
from service.bookkeeping import Bookkeeping
from service.checking.checks.rules.packs.pack import OURS
from service.definitions.definitions import Definitions, DefinitionsUnavailable
from service.loading import Checking, checking_of
from service.loop_watch import LoopWatch
from service.memory import for_good
from service.personal_words.personal_words import PersonalWords
from service.phase import Phase
from service.settings import Settings
from service.shared_results.redis_results import RedisResults
from service.shared_results.sealing import Sealing
from service.shared_results.version import version_of
from service.storage.database import Database, sqlite_url
from service.storage.errors import StorageError
from service.storage.keys import KeyTable
from service.storage.usage import UsageTable
from service.storage.words import WordTable
from service.telemetry.logs import log, place_of
from service.telemetry.metrics import Metrics
from service.telemetry.tracing import tracing_for
from service.twins.shared_lane import SharedLane
from service.twins.twins import Twins
from service.upkeep import probe, tidy

END_SECONDS = 0.5
"""What is left of the time at shutdown for letting go of everything."""
_ANSWER_SECONDS = 0.5
"""What is left before that for telling those who wait that they wait in vain."""


@dataclass(frozen=True, slots=True)
class Given:
    """What a process has from the one that has started it.

    Attributes:
        checking: what checks texts, with its models loaded; None where it is for this process to load.
        window: counts requests for all processes of a service; None where there is but one.
        version: what results that are shared depend on (``version_of``); empty where it is for this process to find.
        waits: whether it is to take no connection before it can serve, as others take them meanwhile.
    """

    checking: Checking | None = None
    window: SharedWindow | None = None
    waits: bool = False
    version: str = ""


class State:
    """The parts of a running service."""

    def __init__(self, settings: Settings, given: Given | None = None) -> None:
        """Open the database and the definitions; the models are loaded by ``start``.

        Args:
            settings: how.
            given: what there is of it already, where another process has started this one.

        Raises:
            EmendError: the database, the secrets or a setting cannot be used.
        """
        given = given or Given()
        self.settings = settings
        self._waits = given.waits
        self.phase = Phase.STARTING
        try:
            self.database = Database.open(
                settings.database_url or sqlite_url(settings.data_dir), settings.storage_seconds
            )
            secrets = Secrets.load(settings.secrets, settings.data_dir)
            self.access = Access(
                KeyTable(self.database),
                secrets,
                failures=FailedAttempts(settings.failed_attempts, settings.failed_attempts_seconds),
            )
            self.limits = Limits(
                UsageTable(self.database),
                rate=settings.rate,
                burst=settings.burst,
                shared=RedisWindow(settings.redis_url) if settings.redis_url else given.window,
            )
            self.words = PersonalWords(WordTable(self.database))
            self.local_key = local_key(settings.data_dir, self.access) if settings.local else ""
        except (StorageError, AccessError) as error:
            raise ConfigError(str(error)) from None
        except OSError as error:
            raise ConfigError(f"{settings.data_dir}: {error.strerror}") from None
        self.metrics = Metrics()
        self.tracing = tracing_for(settings.tracing)
        checking = given.checking or checking_of(settings)
        self.lanes, self.checker = checking.lanes, checking.checker
        self.checker.forgive(self._tell_failure)
        self._shared_lanes = {lane.name: SharedLane(lane, settings.preload) for lane in self.checker.lanes}
        self.twins = Twins(settings, self._shared_lanes)
        self.packs = (OURS, *checking.resources.rules)
        self._results = self._shared_results(secrets, given.version)
        self.definitions, self.definitions_missing = _definitions(settings)
        self.warmed = asyncio.Event()
        self.failure: EmendError | None = None
        self._warming: asyncio.Task[None] | None = None
        self.loop = LoopWatch(settings.hung_seconds)
        self._books = Bookkeeping(self.access.behind.write, self.limits.write)
        self._beside: list[asyncio.Task[None]] = []
        self._end: float | None = None

    def _shared_results(self, secrets: Secrets, version: str) -> RedisResults | None:
        """What remembers sentences for all replicas, if there is a Redis for it."""
        settings = self.settings
        if not (settings.redis_url and settings.shared_cache_seconds):
            return None
        sealing = Sealing(secrets.newest.results)
        count = self.metrics.count_shared
        results = RedisResults(settings.redis_url, sealing, settings.shared_cache_seconds, count)
        results.version = version
        self.lanes.elsewhere = results
        return results

    async def start(self) -> None:
        """Start the workers; the service is ready once the models have warmed."""
        self.metrics.watch(self.lanes.snapshots)
        await self.lanes.start(self._shared_lanes)
        self._warming = asyncio.create_task(self._warm())
        if self._results is not None:
            self._results.start()
            self._beside.append(asyncio.create_task(self._find_version(self._results)))
        if self._waits:
            await self.warmed.wait()
        beside = (
            tidy(self.lanes),
            self._books.keep(),
            probe(self.database),
            self.loop.watch(),
            self.metrics.publish(),
            self._keep_twins(),
        )
        self._beside += [asyncio.create_task(one) for one in beside]

    async def _find_version(self, results: RedisResults) -> None:
        """Share results from when it is known what they depend on; that is looked up after the models have loaded."""
        if not results.version:
            await self.warmed.wait()
            results.version = await asyncio.to_thread(version_of, self.settings)

    def leave(self) -> bool:
        """Say that the service will go down, and serve on; False where it does not serve yet, so nobody has to know."""
        if self.phase is not Phase.READY:
            return False
        self.phase = Phase.LEAVING
        return True

    def drain(self) -> None:
        """Take no more work, and tell what is not finished when the time is nearly over. Belongs to the event loop."""
        if self._end is None:
            self.phase = Phase.DRAINING
            self._end = time.monotonic() + self.settings.drain_seconds
            self._beside.append(asyncio.create_task(self._give_up()))

    async def _give_up(self) -> None:
        await asyncio.sleep(self._left - _ANSWER_SECONDS)
        await self.lanes.stop(0)

    @property
    def _left(self) -> float:
        """Seconds until the end, less what it takes to end."""
        return max(0.0, (self._end or 0.0) - time.monotonic() - END_SECONDS)

    async def stop(self) -> None:
        """Finish what was admitted and let go of everything."""
        self.drain()
        for task in self._beside:
            task.cancel()
        if self._warming is not None:
            await asyncio.wait({self._warming}, timeout=self._left)
        await self.lanes.stop(self._left)
        self.checker.close()
        self.twins.close()
        if self._results is not None:
            self._results.stop()
        await self._books.write()
        self.database.close()
        if self.tracing is not None:
            await asyncio.to_thread(self.tracing.flush)

    async def _keep_twins(self) -> None:
        """Have the twins keep up with the languages that are asked for."""
        await self.warmed.wait()
        await self.twins.keep_up(lambda: self.lanes.are_idle and self.checker.is_idle)

    def _tell_failure(self, check: str, error: Exception) -> None:
        """Tell the operator of a check that has failed at a sentence or a text; its other alerts are answered."""
        log.error("a check has failed", check=check, **place_of(error))
        self.metrics.failed_checks.labels(check).inc()

    async def _warm(self) -> None:
        try:
            with for_good():
                await asyncio.to_thread(self.checker.warm)
        except EmendError as error:  # a rule pack or a model, say; no text has been read yet
            log.error("the service cannot start", problem=str(error))
            self.failure = error
            self.phase = Phase.FAILED
        except Exception as error:
            log.error("the models cannot be loaded", **place_of(error))
            self.failure = ModelError("the models cannot be loaded; the log says where that failed")
            self.phase = Phase.FAILED
        else:
            self.twins.fork()  # nothing has been asked yet, so no lane holds a lock
            if self.phase is Phase.STARTING:
                self.phase = Phase.READY
                log.info("ready")
        self.warmed.set()


def _definitions(settings: Settings) -> tuple[Definitions | None, str]:
    try:
        return Definitions.open(settings.wordnet_dir), ""
    except DefinitionsUnavailable as error:
        return None, str(error)
