"""What is kept on disk between starts."""

import errno
import os
import time
from pathlib import Path

import pytest

from models.prepared import mapped, prepared, usual_folder


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("models.prepared._chosen", None)
    monkeypatch.setenv("EMEND_CACHE_DIR", str(tmp_path / "kept"))
    return tmp_path / "kept"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "words.txt"
    path.write_text("one two", encoding="utf-8")
    return path


class Words:
    """Reads words, and counts how often it was asked to."""

    def __init__(self, source: Path) -> None:
        self.source, self.built = source, 0

    def __call__(self) -> dict[str, tuple[int, ...]]:
        self.built += 1
        return {word: (len(word),) for word in self.source.read_text(encoding="utf-8").split()}

    def kept(self) -> dict[str, tuple[int, ...]]:
        return prepared("words", [self.source], self)


def test_it_is_worked_out_once_for_the_same_content(folder: Path, source: Path) -> None:
    words = Words(source)
    assert words.kept() == words.kept() == {"one": (3,), "two": (3,)}
    assert words.built == 1
    assert [path.stat().st_mode & 0o777 for path in folder.iterdir()] == [0o600]
    source.write_text("three", encoding="utf-8")
    assert words.kept() == {"three": (5,)}
    assert words.built == 2


@pytest.mark.parametrize("damage", [b"", b"short", b"x" * 200])
def test_a_damaged_file_is_made_anew(folder: Path, source: Path, damage: bytes) -> None:
    words = Words(source)
    words.kept()
    (kept,) = folder.iterdir()
    content = kept.read_bytes()
    kept.write_bytes(damage)
    assert words.kept() == {"one": (3,), "two": (3,)}
    assert kept.read_bytes() == content
    kept.write_bytes(content[:-1] + bytes([content[-1] ^ 1]))
    assert words.kept() == {"one": (3,), "two": (3,)}
    assert words.built == 3


def test_bytes_are_mapped(folder: Path, source: Path) -> None:
    built = 0

    def build() -> bytes:
        nonlocal built
        built += 1
        return b"12345678" * 1000

    def kept() -> bytes:
        return bytes(mapped("table", [source], build))

    assert kept() == kept() == b"12345678" * 1000
    assert built == 1
    (file,) = folder.iterdir()
    file.write_bytes(file.read_bytes()[:-1])
    assert kept() == kept() == b"12345678" * 1000
    assert built == 2
    file.unlink()
    folder.rmdir()
    folder.write_text("a file", encoding="utf-8")
    assert kept() == b"12345678" * 1000
    assert built == 3


def test_a_folder_that_cannot_be_written_to_costs_time_only(folder: Path, source: Path) -> None:
    folder.write_text("a file", encoding="utf-8")
    words = Words(source)
    assert words.kept() == words.kept() == {"one": (3,), "two": (3,)}
    assert words.built == 2


def test_what_is_kept_on_a_read_only_disk_is_read_however_old(
    folder: Path, source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = Words(source)
    words.kept()
    (kept,) = folder.iterdir()
    long_ago = time.time() - 40 * 24 * 3600
    os.utime(kept, (long_ago, long_ago))

    def refuse(path: Path) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS), str(path))

    monkeypatch.setattr("models.prepared.os.utime", refuse)
    assert words.kept() == {"one": (3,), "two": (3,)}
    assert words.built == 1


def test_what_nobody_has_used_for_long_goes(folder: Path, source: Path) -> None:
    words = Words(source)
    words.kept()
    (first,) = folder.iterdir()
    long_ago = time.time() - 40 * 24 * 3600
    os.utime(first, (long_ago, long_ago))
    words.kept()
    assert first.stat().st_mtime > long_ago
    os.utime(first, (long_ago, long_ago))
    source.write_text("three", encoding="utf-8")
    words.kept()
    assert first not in set(folder.iterdir())
    assert len(list(folder.iterdir())) == 1


def test_a_missing_source_is_told_of_by_what_reads_it(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Words(tmp_path / "missing.txt").kept()


def test_the_usual_folder_is_that_of_the_xdg_specification(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("EMEND_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert usual_folder() == tmp_path / "emend"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert usual_folder() == tmp_path / ".cache" / "emend"
