"""The command that shows and measures the noise."""

from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from training.noise.__main__ import main
from training.noise.report import TypeReport

app = typer.Typer()
app.command()(main)


def run(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, arguments)
    return result.exit_code, result.stdout, result.stderr


def test_shows_each_sentence_and_what_becomes_of_it(tmp_path: Path) -> None:
    path = tmp_path / "clean.txt"
    path.write_text("They have been here for two years.\n\nShe sings.\n", encoding="utf-8")
    status, output, _ = run("--show", str(path))
    assert status == 0
    assert output.count("\n> ") == 2
    assert "  They have been here for two years.\n> " in output


def test_shows_the_sample_without_a_file() -> None:
    status, output, _ = run("--show", "-n", "3")
    assert status == 0
    assert output.count("\n> ") == 3


def test_prints_the_speed() -> None:
    status, output, _ = run("--benchmark", "-n", "10", "--seconds", "0.05")
    assert status == 0
    assert "sentences/s of one core" in output


def test_reads_the_noise_table_of_a_recipe(tmp_path: Path) -> None:
    recipe = tmp_path / "recipe.toml"
    recipe.write_text('[noise]\nunchanged = 0\nchat = 0\nrates = { "stops.drop_final" = 1 }\n', encoding="utf-8")
    text = tmp_path / "clean.txt"
    text.write_text("The door is open.\n", encoding="utf-8")
    assert "> The door is open\n" in run("--show", str(text), "--config", str(recipe))[1]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), "give one of"),
        (("--show", "--types"), "give one of"),
        (("--show", "missing.txt"), "missing.txt: cannot be read"),
        (("--show", "--config", "missing.toml"), "missing.toml: cannot be read"),
        (("--show", "--misspellings", "missing.tsv"), "missing.tsv: cannot be read"),
    ],
)
def test_mistakes_are_one_line_and_status_2(arguments: tuple[str, ...], message: str) -> None:
    status, output, errors = run(*arguments)
    assert status == 2
    assert output == ""
    assert errors.startswith("emend: ")
    assert message in errors
    assert errors.count("\n") == 1


def test_an_empty_file_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "empty.txt"
    path.write_text("\n", encoding="utf-8")
    assert run("--show", str(path))[0] == 2


def test_the_table_of_types_sets_noise_beside_target() -> None:
    report = TypeReport({"DET": 30, "SPELL": 10}, {"M": 10, "R": 30}, sentences=50, unchanged=10)
    table = list(report.lines({"DET": 1, "PUNCT": 1}))
    assert table[1].split() == ["DET", "50.0%", "75.0%", "30"]
    assert ["PUNCT", "50.0%", "0.0%", "0"] in [line.split() for line in table]
    assert ["SPELL", "0.0%", "25.0%", "10"] in [line.split() for line in table]
    assert table[-2].startswith("40 edits in 40 sentences (1.00 each): M 25.0%")
    assert table[-1] == "20.0% of 50 sentences unchanged"


def test_shows_learnt_noise_of_a_work_folder(tmp_path: Path) -> None:
    (tmp_path / "pairs").mkdir()
    for name in ("written", "edits"):
        path = tmp_path / "pairs" / f"{name}.train.tsv"
        path.write_text("It depends of it.\tIt depends on it.\n", encoding="utf-8")
    clean = tmp_path / "clean.train.txt"
    clean.write_text("Much depends on luck.\n", encoding="utf-8")
    status, output, _ = run("--show", str(clean), "--learnt", str(tmp_path))
    assert status == 0
    assert output == "  Much depends on luck.\n> Much depends of luck.\n\n"


def test_learnt_noise_without_pairs_is_one_clear_line(tmp_path: Path) -> None:
    status, _, errors = run("--show", "--learnt", str(tmp_path))
    assert status == 2
    assert "written.train.tsv" in errors
    assert errors.count("\n") == 1
