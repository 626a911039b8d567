"""``emend check`` with a real service that runs on this machine."""

import json
import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from service import cli
from service.access.local_service import START_SECONDS, LocalService, announce, local_service, withdraw
from service.commands.connecting import awaited
from tests.service.running import ROOT, Running, environment

TEXT = "# Notes\n\nShe go to the *market* every day.\n\nSee `teh` code.\n"


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    file = tmp_path / "notes.md"
    file.write_text(TEXT, encoding="utf-8")
    return file


def test_the_local_service_is_found_and_nothing_heavy_is_loaded(service: Running, notes: Path) -> None:
    code = (
        "import sys; from service import cli; status = cli.main(sys.argv[1:])\n"
        "heavy = ('typer', 'asyncio', 'pydantic', 'rich', 'pathspec', 'httpx', 'fastapi', 'numpy', 'spacy', 'torch')\n"
        "print([name for name in heavy if name in sys.modules], file=sys.stderr); sys.exit(status)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, "check", str(notes), "--no-config"],
        cwd=ROOT, env=environment(service.data), capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.stderr == "[]\n"
    assert done.returncode == 1
    assert done.stdout.splitlines()[0].startswith(f"{notes}:3:5: VERB:SVA [GRAMMAR] (")
    assert done.stdout.splitlines()[-1] == "1 alert."


def test_a_service_is_named_with_its_key(service: Running, notes: Path, capfd: pytest.CaptureFixture[str]) -> None:
    arguments = ["check", str(notes), "--no-config", "--url", service.url]
    assert cli.main([*arguments, "--key", service.key, "--json"]) == 0
    response = json.loads(capfd.readouterr().out)
    assert [(alert["offset"], alert["replacements"][0]) for alert in response["alerts"]] == [(13, "goes")]
    assert cli.main([*arguments, "--key", "wrong"]) == 2
    assert "Give a key with --key or EMEND_KEY." in capfd.readouterr().err
    assert cli.main([*arguments, "--key", service.key, "--disable-rule", "en/NO_SUCH_RULE"]) == 2
    assert "no rule is called “en/NO_SUCH_RULE”" in capfd.readouterr().err


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("http://127.0.0.1:9", "no service answers at http://127.0.0.1:9: "),
        ("ftp://127.0.0.1", "not of the form http://HOST:PORT"),
        ("http://127.0.0.1:x", "--url http://127.0.0.1:x: "),
    ],
)
def test_an_address_without_a_service_is_one_line(
    notes: Path, capfd: pytest.CaptureFixture[str], url: str, said: str
) -> None:
    assert cli.main(["check", str(notes), "--url", url]) == 2
    assert said in capfd.readouterr().err


def test_a_service_that_has_ended_is_none(tmp_path: Path) -> None:
    (tmp_path / "local-key").write_text("key\n", encoding="ascii")
    assert local_service(tmp_path) is None
    announce(tmp_path, "http://127.0.0.1:1")
    assert local_service(tmp_path) == LocalService(os.getpid(), "http://127.0.0.1:1", "key")
    withdraw(tmp_path)
    assert local_service(tmp_path) is None
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    (tmp_path / "local-service").write_text(json.dumps({"url": "http://x", "process": ended.pid}), encoding="utf-8")
    assert local_service(tmp_path) is None
    (tmp_path / "local-service").write_text("[]", encoding="utf-8")
    assert local_service(tmp_path) is None


def test_a_service_tells_that_it_starts(tmp_path: Path) -> None:
    announce(tmp_path)
    starting = local_service(tmp_path)
    assert starting == LocalService(os.getpid())
    assert not starting.ready
    long_ago = time.time() - START_SECONDS - 1
    os.utime(tmp_path / "local-service", (long_ago, long_ago))
    assert local_service(tmp_path) is None
    (tmp_path / "local-key").write_text("key\n", encoding="ascii")
    announce(tmp_path, "http://127.0.0.1:1", os.getppid())
    announce(tmp_path)  # beside one that is ready
    assert local_service(tmp_path) == LocalService(os.getppid(), "http://127.0.0.1:1", "key")


def test_a_service_that_starts_is_waited_for(service: Running, notes: Path) -> None:
    announce(service.data, process=service.process.pid)
    code = "import sys; from service import cli; cli.main(sys.argv[1:]); print('torch' in sys.modules)"
    checking = subprocess.Popen(
        [sys.executable, "-c", code, "check", str(notes), "--no-config"],
        cwd=ROOT, env=environment(service.data), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert checking.stderr is not None
    assert "waiting for it" in checking.stderr.readline()
    announce(service.data, service.url, service.process.pid)
    out, err = checking.communicate(timeout=60)
    assert (out.splitlines()[-2:], err) == (["1 alert.", "False"], "")


def test_one_that_ends_while_it_starts_is_not_waited_for(tmp_path: Path) -> None:
    starting = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    announce(tmp_path, process=starting.pid)
    threading.Timer(0.5, starting.communicate).start()
    assert awaited(tmp_path) is None
