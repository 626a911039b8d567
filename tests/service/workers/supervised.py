"""A supervisor with workers that do what a test wants, in a process of its own; run by ``test_supervisor.py``."""

import os
import signal
import sys
import threading
import time

from models.errors import ConfigError
from service.telemetry.logs import set_up_logs
from service.workers.channel import Channel, ChannelWindow
from service.workers.supervisor import Supervisor, Watch

SILENT_SECONDS = 1.5


def say(*words: object) -> None:
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def lives(index: int, channel: Channel) -> None:
    """Shows that it lives until it is told to end."""
    ended = threading.Event()
    signal.signal(signal.SIGTERM, lambda *_: ended.set())
    say("worker", index, os.getpid())
    channel.ready()
    while not ended.wait(0.1):
        channel.beat()
    say("ended", index)


def hangs_once(index: int, channel: Channel) -> None:
    """Shows no life in the first worker's first life."""
    marker = sys.argv[2]
    if index == 0 and not os.path.exists(marker):  # noqa: PTH110
        os.close(os.open(marker, os.O_CREAT))
        say("hangs", os.getpid())
        channel.beat()
        time.sleep(60)
    lives(index, channel)


def counts(index: int, channel: Channel) -> None:
    """Counts requests until there are too many; of 100, one worker alone has 60 at most."""
    window = ChannelWindow(channel)
    for _ in range(60):
        if window.hit("key", 100, 60).allowed:
            say("allowed", index)
    lives(index, channel)


def fails(index: int, channel: Channel) -> None:
    """Cannot serve."""
    channel.failed("the model is broken")


def dies(index: int, channel: Channel) -> None:
    """Dies at once, again and again."""
    say("dies", index)
    os.kill(os.getpid(), signal.SIGKILL)


def stays(index: int, channel: Channel) -> None:
    """Does not end when it is told to."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    say("worker", index, os.getpid())
    channel.ready()
    while True:
        channel.beat()
        time.sleep(0.1)


if __name__ == "__main__":
    set_up_logs("error")
    watch = Watch(
        SILENT_SECONDS, 1.0, lambda: say("ready"), lambda: say("ending"), lambda pid: say("died", pid)
    )  # fmt: skip
    try:
        Supervisor(2, globals()[sys.argv[1]], watch).run()
    except ConfigError as error:
        say("failed:", error)
        sys.exit(2)
