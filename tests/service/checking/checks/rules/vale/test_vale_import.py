"""A Vale style becomes a pack whose examples hold, and what is left out of it is told."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from models.errors import InputError
from service.checking.checks.rules.packs.own import pack_of
from service.checking.checks.rules.packs.rule import Rule
from service.checking.checks.rules.packs.search import rules_of
from service.checking.checks.rules.ruleset import only
from service.checking.checks.rules.trial import Trial
from service.checking.checks.rules.vale.importing import ImportedFile, import_style
from service.commands.rules.app import app

STYLE = Path(__file__).parent / "style"
"""Of our own making; each file shows something that styles do."""


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, ImportedFile], dict[str, Rule]]:
    folder = tmp_path_factory.mktemp("packs") / "acme"
    done = {one.source: one for one in import_style(STYLE, folder, "en", "STYLE", force=False)}
    return done, {rule.id: rule for rule in rules_of("", [pack_of(folder)])}


def test_every_rule_does_what_its_examples_say(pack: tuple[dict[str, ImportedFile], dict[str, Rule]]) -> None:
    rules = list(pack[1].values())
    trial = Trial(rules, lambda views: [["XX"] * len(view) for view in views], only(rules))
    assert [fault for rule in rules for fault in trial.faults(rule)] == []
    assert len(rules) == sum(one.rules for one in pack[0].values()) == 14


def test_substitutions(pack: tuple[dict[str, ImportedFile], dict[str, Rule]]) -> None:
    rules = pack[1]
    mail = rules["TERMS_E_MAIL"]
    assert (mail.pattern, mail.replace) == ("(e mail|e-mails|e-mail)", ("email",))
    assert (mail.message, mail.reference) == (
        "Write '{replacement}' rather than '{original}'.",
        "https://example.org/words",
    )
    assert rules["TERMS_WHITELIST"].pattern == "whitelist"
    assert rules["TERMS_WHITELIST"].replace == ("allow list", "list of what is allowed")
    assert rules["TERMS_JAVASCRIPT"].wrong == ("Here stands <javascript> in a text. -> JavaScript",)
    assert rules["TERMS_ON"].pattern == "on"
    assert (rules["TERMS_V1"].regex, rules["TERMS_V1"].replace) == (r"(?i)\b(?:v(\d+))\b", ("version {1}",))


def test_existence(pack: tuple[dict[str, ImportedFile], dict[str, Rule]]) -> None:
    rules = pack[1]
    assert rules["HEDGES"].pattern == "(sort of|kind of|quite good|quite bad|rather good|rather bad)"
    assert (rules["HEDGES"].unless, rules["HEDGES"].level) == (("a kind of magic",), "picky")
    assert rules["HEDGES_REGEX"].regex == r"(?i)\b(?:as far as I can ([\pL\pN_]+))\b"
    assert rules["BRAND"].pattern == "(`EMEND`|`emend`)"
    assert (rules["BRAND"].replace, rules["BRAND"].level) == (("Emend",), "default")
    assert rules["EXCLAMATIONS_REGEX"].message == "Leave the exclamation mark out."


def test_words_that_a_text_introduces(pack: tuple[dict[str, ImportedFile], dict[str, Rule]]) -> None:
    rule = pack[1]["INTRODUCED"]
    assert (rule.regex, rule.known) == (r"\b(?P<span>[A-Z]{3,5})\b", ("API",))
    assert rule.introduced_by == r"(?:\b[A-Z][a-z]+ )+\(([A-Z]{3,5})\)"
    assert rule.wrong == ("Here stands <AAA> in a text.",)


def test_what_is_left_out_is_told(pack: tuple[dict[str, ImportedFile], dict[str, Rule]]) -> None:
    left = {name: one.left_out for name, one in pack[0].items() if one.left_out}
    assert left["Terms.yml"] == ["“colour(?= scheme)”: a look-ahead, (?=...), which RE2 does not know"]
    assert left["Hedges.yml"] == [
        "“(?<!not )arguably”: a negative look-behind, (?<!...), which RE2 does not know",
        "its exceptions in regular expressions",
    ]
    assert left["Exclamations.yml"] == ["its action edit: alerts have no replacement"]
    assert left["NoMessage.yml"] == ["message is missing"]
    assert left["Broken.yml"][0].startswith("no YAML: ")
    assert set(left) >= {"Paragraphs.yml", "Twice.yml", "Headings.yml", "InHeadings.yml"}
    assert not {"Brand.yml", "Commas.yml"} & set(left)


def test_the_command_tells_and_writes(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["import", "vale", str(STYLE), str(tmp_path / "acme")], catch_exceptions=False)
    lines = result.output.splitlines()
    assert result.exit_code == 0
    assert f"Commas.yml: occurrence: 1 rule -> {tmp_path}/acme/en/commas.toml" in lines
    assert "12 files, 14 rules, 10 things left out" in lines
    tried = CliRunner().invoke(app, ["test", str(tmp_path / "acme")], catch_exceptions=False)
    assert tried.output.splitlines()[-1].startswith("rules: 14, ")
    with pytest.raises(InputError, match=r"brand\.toml is there already"):
        CliRunner().invoke(app, ["import", "vale", str(STYLE), str(tmp_path / "acme")], catch_exceptions=False)


def test_a_folder_without_a_style(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(InputError, match="there is no"):
            import_style(folder, tmp_path / "acme", "en", "STYLE", force=False)
