import stat
import threading
from pathlib import Path

import pytest

from service.access.errors import AccessError
from service.access.secrets import FILE, Secret, Secrets

HEX = "0123456789abcdef" * 4
TEXT = "a sentence of more than thirty-two letters, known to nobody"


@pytest.mark.parametrize("text", [HEX, "A-z_" * 11, "A+z/" * 10 + "Abc=", TEXT, f"  {HEX}\n"])
def test_a_secret_of_32_bytes_is_taken(text: str) -> None:
    assert len(Secret.parse(text).api_keys) == 32


@pytest.mark.parametrize("text", ["", "xyzzy", HEX[:-2], "A-z_" * 10, "too short, with spaces"])
def test_a_shorter_one_is_refused_without_being_named(text: str) -> None:
    with pytest.raises(AccessError, match="at least 32") as found:
        Secret.parse(text)
    assert not text or text not in str(found.value)


def test_each_use_has_a_key_of_its_own() -> None:
    secret = Secret.parse(HEX)
    assert len({secret.api_keys, secret.client_tokens, secret.material}) == 3
    assert secret.fingerprint not in HEX


def test_the_same_secret_gives_the_same_keys_everywhere() -> None:
    assert Secret.parse(TEXT).api_keys == Secret.parse(f"{TEXT}\n").api_keys
    assert Secret.parse(TEXT).api_keys != Secret.parse(HEX).api_keys


def test_a_secret_is_not_shown() -> None:
    secrets = Secrets((Secret.parse(TEXT),))
    assert "sentence" not in f"{secrets!r} {secrets}"


def test_the_settings_come_before_the_file(tmp_path: Path) -> None:
    assert Secrets.load([HEX, TEXT], tmp_path).all == (Secret.parse(HEX), Secret.parse(TEXT))
    assert list(tmp_path.iterdir()) == []


def test_a_file_is_made_at_the_first_start(tmp_path: Path) -> None:
    first = Secrets.load([], tmp_path / "data")
    path = tmp_path / "data" / FILE
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert Secrets.load([], tmp_path / "data") == first
    assert Secrets.load([], tmp_path / "other") != first
    assert [one.name for one in path.parent.iterdir()] == [FILE]


def test_the_first_line_of_the_file_is_the_newest(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(f"{HEX}\n{'A-z_' * 11}\n", encoding="utf-8")
    assert Secrets.load([], tmp_path).newest == Secret.parse(HEX)


def test_those_who_start_at_once_share_one_secret(tmp_path: Path) -> None:
    found: list[Secrets] = []
    threads = [threading.Thread(target=lambda: found.append(Secrets.load([], tmp_path))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [Secrets.load([], tmp_path)] * 8


@pytest.mark.parametrize("content", [b"", b"\n \n", b"short", b"\xff\xfe" * 40])
def test_a_file_that_holds_no_secret_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    with pytest.raises(AccessError):
        Secrets.load([], tmp_path)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(AccessError, match="file"):
        Secrets.load([], tmp_path / "file")
