"""Prints what Redis and PostgreSQL spend for what replicas share: CPU time of their processes for each operation.

CPU time, unlike latency, is nearly the same on a machine that others use as well.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import psutil

from service.access.windows import RedisWindow
from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.lanes import Alerts
from service.checking.sentences import SentenceText
from service.shared_results.redis_results import RedisResults
from service.shared_results.sealing import Sealing
from service.storage.database import Database
from service.storage.keys import KeyTable
from service.storage.usage import UsageTable
from tests.service.access.test_redis_limits import free_port, redis_server
from tests.service.storage.databases import empty_database

OPERATIONS = 5_000


def spent(process: psutil.Process) -> float:
    """CPU seconds of a process and all its children, those that have ended included."""
    times = [process.cpu_times(), *(one.cpu_times() for one in process.children())]
    return float(sum(one.user + one.system for one in times) + times[0].children_user + times[0].children_system)


def measure(what: str, process: psutil.Process, operation: Callable[[int], object]) -> None:
    """Print what a process, and this one, spend for an operation."""
    operation(-1)
    theirs, ours = spent(process), time.process_time()
    for number in range(OPERATIONS):
        operation(number)
    theirs, ours = spent(process) - theirs, time.process_time() - ours
    sys.stdout.write(f"{what:42} {1e6 * theirs / OPERATIONS:6.0f} us there, {1e6 * ours / OPERATIONS:6.0f} us here\n")


def sentence(number: int) -> SentenceText:
    """A sentence that there is only once."""
    return SentenceText(f"This is the sentence with the number {number}, and they recieved it on that day.", "en-US")


def main() -> None:
    """Print the figures."""
    alert = Alert(60, 8, Category.SPELL, Category.TYPOS, "A message of a usual length, in one sentence.", "Spelling",
                  ("received", "receive"), 0.97, "spelling/unknown")  # fmt: skip
    found: Alerts = (alert,)
    with tempfile.TemporaryDirectory() as folder:
        with redis_server(free_port(), Path(folder)) as url:
            (redis,) = [one for one in psutil.Process().children() if one.name() == "redis-server"]
            window = RedisWindow(url)
            measure("Redis: a request against a rate", redis, lambda _: window.hit("key", 1_000_000, 4))
            results = RedisResults(url, Sealing(os.urandom(32)), 3600, lambda *_: None)
            results.version = "1"
            from service.shared_results.redis_results import _Given

            measure("Redis: a sentence given to the others", redis,
                    lambda at: results._write(_Given("lane", "key", [(sentence(at), found)])))  # fmt: skip
            measure("Redis: a sentence found", redis, lambda at: results._find("lane", "key", [sentence(at)]))
            measure("Redis: a sentence not found", redis, lambda at: results._find("other", "key", [sentence(at)]))
            memory = redis.memory_info().rss
            sys.stdout.write(f"{'Redis: memory with so many sentences':42} {memory / 2**20:6.0f} MB for {OPERATIONS}\n")
        if "EMEND_TEST_POSTGRESQL_PID" in os.environ:
            server = psutil.Process(int(os.environ["EMEND_TEST_POSTGRESQL_PID"]))
            with empty_database("postgresql", Path(folder)) as database_url:
                database = Database.open(database_url)
                KeyTable(database).add(id="key", name="bench", hash=b"", scopes=frozenset(), created=0)
                usage, today = UsageTable(database), datetime.now(UTC).date()
                measure("PostgreSQL: characters against a quota", server,
                        lambda at: usage.charge("key", today, 10, 10**9, f"{at:032x}", 2**31 - 1))  # fmt: skip
                measure("PostgreSQL: a look at what was used", server, lambda _: usage.used("key", today))
                database.close()


if __name__ == "__main__":
    main()
