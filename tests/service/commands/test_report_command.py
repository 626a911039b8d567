"""``emend report`` on real folders, with a small real model."""

from pathlib import Path

import pytest

from service import cli

LETTER = "She go to the market every day.\n"


@pytest.fixture
def folder(tmp_path: Path, exported: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("EMEND_MODEL", str(exported))
    made = tmp_path / "texts"
    made.mkdir()
    (made / "b.txt").write_text(LETTER, encoding="utf-8")
    (made / "a.MD").write_text("The weather is good today.\n", encoding="utf-8")
    (made / "c.rst").write_text(LETTER, encoding="utf-8")
    return made


def run(capfd: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    status = cli.main(["report", *(str(one) for one in arguments)])
    captured = capfd.readouterr()
    return status, captured.out, captured.err


def test_a_folder_as_text(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capfd, folder)
    lines = out.splitlines()
    assert (status, err) == (0, "")
    assert lines[:4] == [f"{folder / 'a.MD'}: en-US, 5 words, score 100", "", "No alerts.", ""]
    assert lines[4].startswith(f"{folder / 'b.txt'}: en-US, 7 words, score ")
    assert lines[6].startswith(f"{folder / 'b.txt'}:1:5: VERB:SVA [GRAMMAR] (")
    assert [line.split() for line in lines[-2:]] == [["GRAMMAR", "1", "83.3"], ["All", "1", "83.3"]]
    assert "c.rst" not in out


def test_files_and_folders_as_a_page(folder: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    made = tmp_path / "report.html"
    assert run(capfd, folder, folder / "c.rst", "--html", made, "--language", "en-gb") == (0, "", "")
    page = made.read_text("utf-8")
    assert page.startswith("<!doctype html>")
    assert [page.count(name) for name in ("a.MD", "b.txt", "c.rst", "en-GB, ")] == [1, 1, 1, 3]
    assert page.count('href="#a') == 2


def test_level_and_tone_decide_what_is_said(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (folder / "b.txt").write_text("The weather isn't good. We stayed in order to rest.\n", encoding="utf-8")
    keys = ("TON_ACADEMIC", "PLAIN_ENGLISH")
    shown = {
        options: [key in run(capfd, folder / "b.txt", *options)[1] for key in keys]
        for options in ((), ("--picky",), ("--tone", "academic"), ("--picky", "--tone", "academic"))
    }
    assert list(shown.values()) == [[False, False], [False, True], [True, False], [True, True]]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["{empty}"], "no .txt or .md file in this folder"),
        (["{texts}", "--language", "xx"], "--language xx: not a language that is known"),
        (["{texts}", "--tone", "loud"], "--tone"),
        (["{texts}", "--html", "{empty}"], "Is a directory"),
        (["{texts}/none.txt"], "No such file"),
        ([], "FOLDER|FILE..."),
    ],
)
def test_mistakes_are_one_line(
    folder: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    (tmp_path / "empty").mkdir()
    named = [argument.format(empty=tmp_path / "empty", texts=folder) for argument in arguments]
    status, out, err = run(capfd, *named)
    assert (status, out) == (2, "")
    assert err.startswith("emend: ")
    assert err.count("\n") == 1
    assert said in err
