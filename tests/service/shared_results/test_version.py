"""Replicas that would find other things in a sentence do not share what they find."""

from pathlib import Path

import pytest

from service.settings import Settings
from service.shared_results import version
from service.shared_results.version import version_of


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(version, "_OURS", ("service/shared_results",))
    monkeypatch.setattr(version, "FOLDERS", ())


def test_the_rules_of_ones_own_count(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "house.toml").write_text("", encoding="utf-8")
    plain, own = version_of(Settings()), version_of(Settings(rules=(str(tmp_path),)))
    assert plain == version_of(Settings())
    assert own != plain
    (tmp_path / "en" / "house.toml").write_text("# changed\n", encoding="utf-8")
    assert version_of(Settings(rules=(str(tmp_path),))) not in (plain, own)
