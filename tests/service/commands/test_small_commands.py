"""``emend init``, ``define``, ``languages``, ``stop``, and what shells ask to complete."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from service import cli


def run(capfd: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = cli.main(list(arguments))
    captured = capfd.readouterr()
    return status, captured.out, captured.err


def test_init_writes_settings_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.md").write_text("La maison est au bord du lac, et les enfants jouent.\n", encoding="utf-8")
    printed = run(capfd, "init", "--print")[1]
    assert 'language = "fr"\n' in printed
    assert not (tmp_path / ".emend.toml").exists()
    assert run(capfd, "init") == (0, "Wrote .emend.toml.\n", "")
    assert (tmp_path / ".emend.toml").read_text("utf-8") == printed
    assert run(capfd, "init") == (2, "", "emend: .emend.toml is there already; --force writes over it\n")
    assert run(capfd, "init", "--force")[0] == 0


def test_define_prints_meanings(capfd: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capfd, "define", "ice", "cream")
    assert (status, out.splitlines()[0]) == (0, "noun")
    assert out.splitlines()[1].startswith("  1. ")
    found = json.loads(run(capfd, "define", "podcast", "--json")[1])
    assert found["definitions"][0]["partOfSpeech"] == "noun"
    assert run(capfd, "define", "xyzzyq") == (1, "", "emend: xyzzyq: no definition\n")
    status, out, _ = run(capfd, "define", "xyzzyq", "--json")
    assert (status, json.loads(out)) == (1, {"status": 404, "definitions": []})


def test_languages_say_what_checks_them(capfd: pytest.CaptureFixture[str]) -> None:
    command = [sys.executable, "-m", "service.cli", "languages", "--json"]  # what it loads is not loaded yet
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    found = {one["code"]: one for one in json.loads(done.stdout)}
    assert {"correction-model", "spelling", "rule-packs"} <= set(found["en"]["checks"])
    assert "en-GB" in found["en"]["variants"]
    lines = run(capfd, "languages")[1].splitlines()
    assert any(line.startswith("de       German ") and "spelling" in line for line in lines)
    assert lines[-1].startswith("All of them: ")


def test_stop_without_a_service_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("EMEND_DATA_DIR", str(tmp_path))
    assert run(capfd, "stop") == (2, "", "emend: no local service runs\n")


def test_a_full_disk_behind_standard_output_is_one_line(tmp_path: Path, root: Path) -> None:
    command = [sys.executable, "-m", "service.cli", "init", "--print"]
    surroundings = {**os.environ, "PYTHONPATH": str(root)}
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            command, cwd=tmp_path, env=surroundings, stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert (done.returncode, done.stderr) == (2, "emend: standard output: No space left on device\n")


def test_a_wrong_choice_is_told_in_words(capfd: pytest.CaptureFixture[str]) -> None:
    said = "emend: Invalid value for '--level': 'high' is not one of 'default', 'picky'.\n"
    assert run(capfd, "check", "--level", "high") == (2, "", said)


@pytest.mark.parametrize(("line", "expected"), [("emend lang", "languages"), ("emend check --chan", "--changed")])
def test_shells_can_complete(
    line: str, expected: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("_EMEND_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", line)
    monkeypatch.setenv("COMP_CWORD", str(len(line.split()) - 1))
    with pytest.raises(SystemExit):
        cli.main([])
    assert capfd.readouterr().out.split() == [expected]
