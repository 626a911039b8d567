import stat
from pathlib import Path

from service.access.access import Access
from service.access.local_key import local_key
from service.access.local_service import KEY_FILE as FILE
from service.access.principal import ALL_SCOPES
from service.access.secrets import Secrets
from tests.service.access.conftest import CountedKeys


def test_a_key_for_everything_is_made_and_kept(tmp_path: Path, access: Access) -> None:
    folder = tmp_path / "data"
    key = local_key(folder, access)
    assert access.authenticate(f"Bearer {key}").scopes == ALL_SCOPES
    assert local_key(folder, access) == key
    assert len(access.keys.list()) == 1
    assert [path.name for path in folder.iterdir()] == [FILE]
    assert stat.S_IMODE((folder / FILE).stat().st_mode) == 0o600


def test_a_key_that_works_no_more_is_replaced(
    tmp_path: Path, access: Access, store: CountedKeys, secrets: Secrets
) -> None:
    key = local_key(tmp_path, access)
    access.keys.revoke(access.keys.list()[0].id)
    other_process = Access(store, secrets)
    assert local_key(tmp_path, other_process) != key
    assert other_process.authenticate(f"Bearer {local_key(tmp_path, other_process)}").name == "local"


def test_a_key_that_may_not_do_everything_is_replaced(tmp_path: Path, access: Access) -> None:
    less = access.keys.create("less", ["check"]).text
    (tmp_path / FILE).write_text(less, encoding="ascii")
    assert local_key(tmp_path, access) != less


def test_a_file_that_holds_no_key_is_replaced(tmp_path: Path, access: Access) -> None:
    for content in (b"", b"no key\n", b"\xff\x00" * 100, b"emend_0000000000000000_" + b"A" * 43):
        (tmp_path / FILE).write_bytes(content)
        assert access.authenticate_token(local_key(tmp_path, access)).scopes == ALL_SCOPES
