"""``emend rules``: what writers of rules see."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from service.checking.checks.rules.packs.catalogue import all_rules
from service.commands.rules import app

WRONG = "They made a photo of us.\n\nIt was a free gift, made in order to please.\n"


def run(*arguments: str) -> str:
    result = CliRunner().invoke(app, list(arguments), catch_exceptions=False)
    assert result.exit_code == 0
    return result.output


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "text.txt"
    path.write_text(WRONG, encoding="utf-8")
    return path


def test_list_names_every_rule() -> None:
    lines = run("list").splitlines()
    assert [line.split()[0] for line in lines] == [rule.name for rule in all_rules()]
    assert len(run("list", "--language", "any").splitlines()) < len(lines)


def test_list_as_json() -> None:
    shown = {rule["name"]: rule for rule in json.loads(run("list", "--json"))}
    assert shown["en/FREE_GIFT"]["category"] == "REDUNDANCY"
    assert shown["en/FREE_GIFT"]["off"] is False


def test_try_shows_tokens_tags_and_alerts() -> None:
    shown = run("try", "They made a photo.")
    assert "They/PRP made/VBD a/DT photo/NN ./." in shown
    assert "en/MAKE_PHOTO [COLLOCATIONS, default]" in shown
    assert "-> “took a photo”" in shown
    assert run("try", "Tout va bien.", "--language", "fr") == "Tout/word va/word bien/word ./punct\n"


def test_time_shows_the_cost_of_rules(file: Path) -> None:
    cold, first, heading, *rows = run("time", str(file), "--top", "3").splitlines()
    assert re.fullmatch(r"the first time: \d+ ms of CPU for all rules with tagging, (\d+ ms|no) for the speller", cold)
    assert "2 sentences" in first
    assert "to tag 1 sentences" in first
    assert heading.split() == ["ms", "tagged", "alerts", "rule"]
    assert len(rows) == 3
    everything = run("time", str(file), "--top", "1000")
    alerts = {line.split()[3]: int(line.split()[2]) for line in everything.splitlines()[3:]}
    assert {name for name, count in alerts.items() if count} == {"en/MAKE_PHOTO", "en/FREE_GIFT", "en/IN_ORDER_TO"}
