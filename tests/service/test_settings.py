"""Settings: one declaration makes variables, flags and documentation."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from models.errors import ConfigError
from service.commands.line.full import command_line
from service.commands.settings import page
from service.settings import Settings, flag, variable


@pytest.fixture(autouse=True)
def clean(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(variable(name), raising=False)


def test_defaults() -> None:
    settings = Settings.load()
    assert (settings.host, settings.port, settings.model, settings.threads) == ("127.0.0.1", 8000, (), None)
    assert settings.cors_origins == ()


def test_the_environment_and_above_it_flags(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("EMEND_PORT", "9000")
    monkeypatch.setenv("EMEND_DATA_DIR", str(tmp_path))
    monkeypatch.setenv("EMEND_CORS_ORIGINS", "https://a.example, https://b.example,")
    assert Settings.load().port == 9000
    assert Settings.load().data_dir == tmp_path
    assert Settings.load().cors_origins == ("https://a.example", "https://b.example")
    assert Settings.load({"port": 9001, "host": None}).port == 9001


def test_an_empty_variable_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EMEND_THREADS", "")
    assert Settings.load().threads is None


@pytest.mark.parametrize(
    ("name", "value"),
    [("EMEND_THREADS", "0"), ("EMEND_THREADS", "-1"), ("EMEND_THREADS", "two"), ("EMEND_THREADS", "1.5"),
     ("EMEND_PORT", "65536"), ("EMEND_DEVICE", "tpu"), ("EMEND_THRESHOLD", "1.1"), ("EMEND_LOCAL", "perhaps"),
     ("EMEND_RATE", "0"), ("EMEND_LOG_LEVEL", "loud"), ("EMEND_PRELOAD", "de,tlh")],
)  # fmt: skip
def test_an_impossible_value_names_its_variable(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(ConfigError, match=f"^{name}: ") as error:
        Settings.load()
    assert "\n" not in str(error.value)


def test_a_device_may_have_a_number() -> None:
    assert Settings.load({"device": "cuda:1"}).device == "cuda:1"
    with pytest.raises(ConfigError, match=r"^--device: the device cuda:one is not known; there are cpu, cuda"):
        Settings.load({"device": "cuda:one"})


def test_languages_to_load_have_the_variant_that_texts_are_taken_for() -> None:
    assert Settings.load({"preload": "de, fr,en-GB"}).preload == ("de-DE", "fr", "en-GB")
    assert Settings.load({"preload": "de,pt", "variants": "de-AT"}).preload == ("de-AT", "pt-BR")


def test_an_impossible_flag_names_itself() -> None:
    with pytest.raises(ConfigError, match=r"^--log-level: "):
        Settings.load({"log_level": "loud"})


def test_secrets_are_in_no_representation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EMEND_SECRETS", "wombat-wombat-wombat-wombat-wombat-wombat")
    assert "wombat" not in repr(Settings.load())
    assert "wombat" not in CliRunner().invoke(command_line(), ["settings"]).output


def test_serve_has_a_flag_for_every_setting() -> None:
    help_text = CliRunner().invoke(command_line(), ["serve", "--help"], env={"COLUMNS": "200"}).output
    assert [name for name in Settings.model_fields if flag(name) not in help_text] == []
    assert [name for name in Settings.model_fields if variable(name) not in help_text] == []


def test_every_setting_says_what_it_is_for() -> None:
    for name, field in Settings.model_fields.items():
        assert field.description is not None, name
        assert field.description.endswith("."), name


def test_the_page_of_the_documentation_is_the_one_that_is_printed(root: Path) -> None:
    assert (root / "docs" / "settings.md").read_text("utf-8") == "\n".join(page()) + "\n"
