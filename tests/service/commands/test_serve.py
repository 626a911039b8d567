"""``emend serve`` where it cannot start."""

import json
import subprocess
from pathlib import Path

import pytest

from tests.service.running import EMEND, ROOT, environment


@pytest.mark.parametrize(
    ("flags", "problem"),
    [
        (("--device", "cuda:99"), "the device cuda:99 cannot be used: "),
        (("--model", "./no-such-model"), "./no-such-model: no such model folder"),
    ],
)
def test_a_model_that_cannot_be_used_ends_the_start_with_one_clear_line(
    flags: tuple[str, ...], problem: str, tmp_path: Path
) -> None:
    done = subprocess.run(
        [*EMEND, "serve", "--port", "0", *flags],
        cwd=ROOT, env=environment(tmp_path), capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    *_, logged, told = done.stderr.splitlines()
    assert done.returncode == 2
    assert told.startswith(f"emend: {problem}")
    assert json.loads(logged)["problem"].startswith(problem)
