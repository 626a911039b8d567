"""What is run together: folders that there are, and each test with all that shares something with it."""

import os
import subprocess
import sys
from pathlib import Path

from tests.together import TOGETHER, shared_by


def test_the_folders_are_there(root: Path) -> None:
    folders = [folder for those in TOGETHER.values() for folder in those]
    assert [folder for folder in folders if not list((root / folder).rglob("test_*.py"))] == []


def test_files_that_share_nothing_stay_apart() -> None:
    assert shared_by("tests/service/api/test_openapi.py") == shared_by("tests/clients/test_python_client.py")
    assert shared_by("tests/service/storage/test_migrations.py") == "tests/service/storage/test_migrations.py"


CONFTEST = """
from tests.together import Together

def pytest_xdist_make_scheduler(config, log):
    return Together(config, log)
"""
TEST = """
import os

def test_it(request):
    print("ran", request.node.nodeid, os.getpid())
"""


def test_one_process_runs_all_of_them(tmp_path: Path, root: Path) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST)
    for folder in ("golden", "service/checking", "models/text"):
        for name in ("one", "two"):
            path = tmp_path / "tests" / folder / f"test_{name}.py"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(TEST)
    command = [sys.executable, "-m", "pytest", "-p", "xdist", "-n", "2", "--dist", "loadfile", "-rP"]
    environment = {**os.environ, "PYTHONPATH": str(root), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(
        [*command, "--import-mode=importlib"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    ran = [line.split()[1:] for line in done.stdout.splitlines() if line.startswith("ran ")]
    assert len(ran) == 6
    assert len({process for test, process in ran if "/text/" not in test}) == 1
