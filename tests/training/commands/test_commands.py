"""What the commands of training share, and what they say where they cannot run."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from models.errors import InputError, ModelError
from training.__main__ import app
from training.commands.folders import need
from training.commands.running import tell


def invoke(*arguments: str) -> None:
    CliRunner().invoke(app, arguments, catch_exceptions=False)


@pytest.mark.parametrize(
    ("recipe", "there", "step"),
    [
        ("tiny", (), "prepare"),
        ("tiny", ("clean.train.txt",), "lexicon"),
        ("tiny", ("clean.train.txt", "lexicon.tsv.xz"), "tokenizer"),
        ("tiny-t5", ("clean.train.txt",), "tokenizer"),
    ],
)
def test_train_names_the_step_to_run_first(recipe: str, there: tuple[str, ...], step: str, tmp_path: Path) -> None:
    for file in there:
        (tmp_path / file).write_bytes(b"x")
    with pytest.raises(InputError, match=f"is missing or empty; run the {step} step first$") as error:
        invoke("train", "--recipe", recipe, "--work", str(tmp_path))
    assert "\n" not in str(error.value)


def test_an_empty_file_is_none(tmp_path: Path) -> None:
    (tmp_path / "clean.train.txt").touch()
    with pytest.raises(InputError, match=r"run the prepare step first$"):
        need(tmp_path, "prepare")


@pytest.mark.parametrize("step", ["export", "confusions", "forms"])
@pytest.mark.parametrize("inside", [False, True])
def test_a_file_where_a_folder_is_to_be_written(step: str, inside: bool, tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("mine", encoding="utf-8")
    out = tmp_path / "notes" / "model" if inside else tmp_path / "notes"
    with pytest.raises(InputError, match=r"notes: a file; name a folder to write$"):
        invoke(step, "--recipe", "tiny", "--work", str(tmp_path / "work"), str(out))
    assert (tmp_path / "notes").read_text(encoding="utf-8") == "mine"


def test_a_file_where_the_run_is_to_live(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("mine", encoding="utf-8")
    with pytest.raises(InputError, match=r"notes: a file; name a folder to write$"):
        invoke("tokenizer", "--recipe", "tiny", "--work", str(tmp_path / "notes"))


@pytest.mark.parametrize(("step", "of"), [(1, 3), (1, 1_000), (6_144, 27_086_328)])
def test_a_training_tells_now_and_then_how_far_it_is(capsys: pytest.CaptureFixture[str], step: int, of: int) -> None:
    report = tell("words")
    for done in [*range(step, of, step), of]:
        report(done, of, 0.25)
    told = capsys.readouterr().out.splitlines()
    assert 3 <= len(told) <= 51
    assert told[-1] == f"{of:,} of {of:,} words, loss 0.2500"


@pytest.mark.parametrize("step", ["prepare", "train", "tune", "evaluate"])
def test_a_recipe_without_a_text_of_its_own_needs_a_folder_of_corpora(
    step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("EMEND_DATA", raising=False)
    with pytest.raises(InputError, match=r"^the recipe cpu needs corpora: name their folder by --data or EMEND_DATA$"):
        invoke(step, "--recipe", "cpu", "--work", str(tmp_path))
    monkeypatch.setenv("EMEND_DATA", str(tmp_path / "none"))
    with pytest.raises(InputError, match=r"none: no such folder$"):
        invoke(step, "--recipe", "cpu", "--work", str(tmp_path))


def test_a_run_that_goes_on_from_a_model_has_its_tables(tmp_path: Path) -> None:
    common = ("--recipe", "tiny", "--work", str(tmp_path))
    invoke("prepare", *common)
    with pytest.raises(ModelError, match=r"holds a model of other sizes than the recipe's$"):
        invoke("train", *common, "--set", "start=models/weights/en-corrector")
    assert (tmp_path / "lexicon.tsv.xz").is_file()
