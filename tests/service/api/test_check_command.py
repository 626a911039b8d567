"""``emend check`` with a real service that runs on this machine."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from service import cli
from service.access.local_service import LocalService, announce, local_service, withdraw
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
        "heavy = ('typer', 'pydantic', 'rich', 'pathspec', 'httpx', 'fastapi', 'numpy', 'spacy', 'torch')\n"
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
    found = local_service(tmp_path)
    assert isinstance(found, LocalService)
    assert (found.url, found.key) == ("http://127.0.0.1:1", "key")
    withdraw(tmp_path)
    assert local_service(tmp_path) is None
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    (tmp_path / "local-service").write_text(json.dumps({"url": "http://x", "process": ended.pid}), encoding="utf-8")
    assert local_service(tmp_path) is None
    (tmp_path / "local-service").write_text("[]", encoding="utf-8")
    assert local_service(tmp_path) is None
