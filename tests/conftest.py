"""What holds for every test: no network beyond this machine, no deadlines, one thread a computation, turns."""

import gc
import os
import socket
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from models.precision import ask_for_precision
from tests.together import Together
from tests.turns import turn

# Read when the libraries are imported, so they are set before any test imports one.
os.environ["HF_HUB_OFFLINE"] = "1"
os.environ["TOKENIZERS_PARALLELISM"] = "false"
# Two processes run tests on two cores; threads of libraries that wait for each other there would take what others need.
for _name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "BLIS_NUM_THREADS"):
    os.environ.setdefault(_name, "1")
os.environ.setdefault("OMP_WAIT_POLICY", "passive")

# Alerts that are recorded are those of float32, whatever the processor has: here, and in the servers that are started.
os.environ["EMEND_PRECISION"] = "float32"
ask_for_precision("float32")

# A loaded machine makes single examples slow; that says nothing about the code.
settings.register_profile("emend", deadline=None, print_blob=True)
settings.load_profile("emend")

pytest_plugins = ["tests.t5_fixtures"]

_ALLOCATIONS = 20_000
"""Between two garbage collections of what is young."""

LOOPBACK = ("127.", "::1", "localhost")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, bool | None, bool | None]:
    """Of processes that run tests beside each other one alone runs a test that is marked so."""
    if "PYTEST_XDIST_WORKER" not in os.environ:
        return (yield)
    with turn(alone=item.get_closest_marker("alone") is not None):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Modules and tests, a million objects, stay: garbage collections would take 0.6 s each to look through them."""
    gc.disable()
    found = yield
    gc.collect()
    gc.freeze()
    gc.set_threshold(_ALLOCATIONS)
    gc.enable()
    return found


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Together | None:
    """Of processes that each take one file after the other, one takes all files that share what is slow to load."""
    return Together(config, log) if config.getvalue("dist") == "loadfile" else None


@pytest.fixture(scope="session")
def root() -> Path:
    """The root of the checkout."""
    return Path(__file__).resolve().parent.parent


@pytest.fixture(autouse=True)
def no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """Emend works without a network: a connection to another machine fails the test that makes it."""
    connect = socket.socket.connect

    def guarded(self: socket.socket, address: Any) -> None:
        internet = self.family in (socket.AF_INET, socket.AF_INET6)
        if internet and not str(address[0]).startswith(LOOPBACK):
            pytest.fail(f"a connection to {address[0]}: nothing may need the network", pytrace=False)
        connect(self, address)

    monkeypatch.setattr(socket.socket, "connect", guarded)
