"""Words and rules that are added to a project's settings."""

from pathlib import Path

import pytest

from models.errors import ConfigError
from service.project.additions import accept_in_file, accept_in_project, disable_in_project
from service.project.settings import load


def test_settings_are_made_where_there_are_none(tmp_path: Path) -> None:
    folder = tmp_path / "docs"
    folder.mkdir()
    file = accept_in_project(folder, tmp_path, "frobnitz")
    assert (file, file.read_text("utf-8")) == (tmp_path / ".emend.toml", 'words = ["frobnitz"]\n')
    assert disable_in_project(folder, folder, "spelling/unknown-word") == file
    assert load(file).disabled_rules == ("spelling/unknown-word",)


def test_what_is_written_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / ".emend.toml"
    file.write_bytes(b'# ours\r\nwords = [\r\n  "a",  # first\r\n]\r\ndisabled_rules = []\r\n')
    accept_in_project(tmp_path, tmp_path, "b")
    accept_in_project(tmp_path, tmp_path, "b")
    disable_in_project(tmp_path, tmp_path, "en/FREE_GIFT")
    text = file.read_bytes().decode()
    assert text.startswith('# ours\r\nwords = [\r\n  "a",  # first\r\n')
    assert text.count('"b"') == 1
    project = load(file)
    assert (project.words, project.disabled_rules) == (("a", "b"), ("en/FREE_GIFT",))


def test_a_table_of_a_shared_file_is_added_to(tmp_path: Path) -> None:
    file = tmp_path / "pyproject.toml"
    file.write_text('[project]\nname = "x"\n\n[tool.emend]\nlevel = "picky"\n', encoding="utf-8")
    accept_in_project(tmp_path, tmp_path, "b")
    assert file.read_text("utf-8") == '[project]\nname = "x"\n\n[tool.emend]\nlevel = "picky"\nwords = ["b"]\n'


def test_a_dictionary_of_the_project_goes_first(tmp_path: Path) -> None:
    (tmp_path / ".emend.toml").write_text('dictionary = "words.txt"\n', encoding="utf-8")
    (tmp_path / "words.txt").write_text("one  # a remark\ntwo", encoding="utf-8")
    assert accept_in_project(tmp_path, tmp_path, "three") == tmp_path / "words.txt"
    accept_in_file(tmp_path / "words.txt", "one")
    assert (tmp_path / "words.txt").read_text("utf-8") == "one  # a remark\ntwo\nthree\n"


def test_broken_settings_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / ".emend.toml"
    file.write_text("words = [", encoding="utf-8")
    with pytest.raises(ConfigError, match=r"\.emend\.toml"):
        accept_in_project(tmp_path, tmp_path, "b")
    assert file.read_text("utf-8") == "words = ["
    with pytest.raises(ConfigError, match="Is a directory"):
        accept_in_file(tmp_path, "b")
