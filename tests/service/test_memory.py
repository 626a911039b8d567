"""Memory that was freed goes back to the system."""

import os
import platform
from pathlib import Path

import pytest

from service.memory import bound_kernels, give_back
from service.settings import Settings

PIECE, PIECES = 2_000, 60_000


def resident_bytes() -> int:
    [line] = [line for line in Path("/proc/self/status").read_text("utf-8").splitlines() if line.startswith("VmRSS")]
    return 1024 * int(line.split()[1])


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc is asked to give memory back")
def test_what_is_freed_between_what_is_kept_is_given_back() -> None:
    pieces = [bytes([at % 256]) * PIECE for at in range(PIECES)]
    kept = pieces[::100]
    pieces.clear()
    before = resident_bytes()
    give_back()
    assert before - resident_bytes() >= PIECE * PIECES // 2
    assert len(kept) == PIECES // 100


def test_kernels_that_are_kept_are_bounded_unless_the_environment_says_how_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("ONEDNN_PRIMITIVE_CACHE_CAPACITY", "7")
    bound_kernels(20)
    assert os.environ["ONEDNN_PRIMITIVE_CACHE_CAPACITY"] == "7"
    monkeypatch.delenv("ONEDNN_PRIMITIVE_CACHE_CAPACITY")
    bound_kernels(Settings().kernels)
    assert 0 < int(os.environ["ONEDNN_PRIMITIVE_CACHE_CAPACITY"]) <= 256
