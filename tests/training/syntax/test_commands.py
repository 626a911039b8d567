"""What a user did wrong is one line and exit status 2."""

import sys
from pathlib import Path

import pytest

from training.syntax.__main__ import main
from training.syntax.commands import run


def test_wrong_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--data", str(tmp_path), "--work", str(tmp_path / "work"), "--out", str(tmp_path / "out")]
    monkeypatch.setattr(sys, "argv", ["syntax", *arguments])
    with pytest.raises(SystemExit) as caught:
        run(main)
    assert caught.value.code == 2
    error = capsys.readouterr().err
    assert error.startswith("emend: no treebank")
    assert error.count("\n") == 1


def test_unknown_option(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["syntax", "--no-such-option"])
    with pytest.raises(SystemExit) as caught:
        run(main)
    assert caught.value.code == 2
