"""``emend overlap``: from a dump to alerts on the command line."""

from pathlib import Path

import pytest

from service import cli
from tests.models.overlap.encyclopedia import TARN, write


def run(capfd: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = cli.main(["overlap", *arguments])
    captured = capfd.readouterr()
    return status, captured.out, captured.err


def test_build_and_info(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    dump, index = write(tmp_path / "Ourpedia.txt", {"Tarn": TARN}), tmp_path / "our.index"
    status, out, progress = run(capfd, "build", str(dump), "--index", str(index))
    assert status == 0
    assert out.startswith("Ourpedia: 1 articles, 55 words, 17 fingerprints")
    assert progress.splitlines() == [f"Ourpedia.txt: {dump.stat().st_size}", "sorting: 17"]
    assert run(capfd, "info", str(index)) == (0, out, "")


def test_mistakes_are_one_clear_line(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "missing"
    assert run(capfd, "info", str(missing)) == (2, "", f"emend: {missing}: no such overlap index\n")
    status, out, error = run(capfd, "build", str(missing), "--index", str(tmp_path / "index"))
    assert (status, out, error) == (2, "", f"emend: {missing}: No such file or directory\n")
    assert list(tmp_path.glob("index*")) == []
