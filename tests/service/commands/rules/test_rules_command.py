"""``emend rules``: what writers of rules see."""

import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from models.errors import InputError
from service.checking.checks.rules.packs.catalogue import all_rules
from service.checking.checks.rules.packs.search import rules_of
from service.commands.rules.app import app

WRONG = "They made a photo of us.\n\nIt was a free gift, made in order to please.\n"


def run(*arguments: str) -> str:
    result = CliRunner().invoke(app, list(arguments), catch_exceptions=False)
    assert result.exit_code == 0
    return result.output


def refused(*arguments: str) -> str:
    with pytest.raises(InputError) as raised:
        run(*arguments)
    return str(raised.value)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "text.txt"
    path.write_text(WRONG, encoding="utf-8")
    return path


def test_list_names_every_rule() -> None:
    lines = run("list").splitlines()
    assert [line.split()[0] for line in lines] == [rule.name for rule in all_rules()]
    assert {line.split("/")[0] for line in run("list", "any").splitlines()} == {"any"}
    assert all(" PREP " in line for line in run("list", "en", "--category", "prep").splitlines())


def test_list_refuses_what_is_not_there() -> None:
    known = "any, cs, de, en, es, fr, it, nl, pl, pt, ru, sv, uk"
    assert refused("list", "xx") == f"there are no rules for “xx”, but for {known}"
    assert refused("list", "--category", "NOPE") == "there is no category “NOPE”"


def test_a_main_category_covers_its_detailed_ones() -> None:
    names = {line.split()[0] for line in run("list", "en", "--category", "GRAMMAR").splitlines()}
    assert names > {line.split()[0] for line in run("list", "en", "--category", "VERB:SVA").splitlines()}


def test_list_as_json() -> None:
    shown = {rule["name"]: rule for rule in json.loads(run("list", "--json"))}
    assert shown["en/FREE_GIFT"]["category"] == "REDUNDANCY"
    assert shown["en/FREE_GIFT"]["off"] is False


def test_try_shows_tokens_tags_and_alerts() -> None:
    shown = run("try", "They made a photo.")
    assert "They/PRP made/VBD a/DT photo/NN ./." in shown
    assert "en/MAKE_PHOTO [COLLOCATIONS, default]" in shown
    assert "-> “took a photo”" in shown
    assert "It/word was/word a/word free/word gift/word" in run("try", "It was a free gift.")
    assert "It/PRP was/VBD a/DT free/JJ gift/NN" in run("try", "It was a free gift.", "--tags")
    assert run("try", "Tout va bien.", "--language", "fr") == "Tout/word va/word bien/word ./punct\n"


@pytest.mark.parametrize("arguments", [("try", "It was a free gift."), ("test", "FREE_GIFT")])
def test_no_tagger_is_loaded_where_no_rule_asks_for_it(arguments: tuple[str, str], root: Path) -> None:
    code = (
        "import sys; from service.cli import main; main(sys.argv[1:]);"
        "print([name for name in ('spacy', 'torch', 'sqlalchemy', 'pydantic_settings') if name in sys.modules])"
    )
    command = [sys.executable, "-c", code, "rules", *arguments]
    printed = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout
    assert "FREE_GIFT" in printed or "rules: 1" in printed
    assert printed.splitlines()[-1] == "[]"


def test_find_tells_whether_a_rule_is_there_already() -> None:
    shown = run("find", "explain me")
    assert "en/EXPLAIN_PERSON [PREP, default] Missing preposition (service/rules/en/prepositions/missing.toml)" in shown
    assert shown.splitlines()[-1].endswith(" rules")
    found = run("find", "free gift", "en")
    assert found.startswith("en/FREE_GIFT [REDUNDANCY, default] Redundant word (service/rules/en/redundancy/")
    assert "    Each guest got a <free> gift. ->\n" in run("find", "gift", "en")


def test_find_sees_the_words_of_lists() -> None:
    assert "en/MONTH_LOWER" in run("find", "february")


def test_find_lists_a_category() -> None:
    lines = run("find", "verb:sva", "de").splitlines()
    assert all("[VERB:SVA," in line for line in lines[:-1:2])
    assert lines[-1] == f"{len(lines) // 2} rules"


def test_find_says_so_where_there_is_none() -> None:
    assert run("find", "xylophone").startswith("no rule has “xylophone” in its pattern or wrong examples")


def test_show_prints_all_that_a_rule_says() -> None:
    shown = run("show", "free_gift")
    assert shown.splitlines()[0] == "en/FREE_GIFT [REDUNDANCY, default] Redundant word"
    assert "  file:       service/rules/en/redundancy/adjectives.toml\n" in shown
    assert "  replace:    (leave out)\n" in shown
    assert "  wrong:      Each guest got a <free> gift. ->\n" in shown
    assert "  corrected:  Each guest got a gift.\n" in shown
    assert run("show", "en/FREE_GIFT") == shown
    assert refused("show", "FREE_GIFTS").startswith("no rule or file of rules is called “FREE_GIFTS”; near: FREE_GIFT")


def test_test_tries_the_examples_of_a_rule_alone() -> None:
    assert run("test", "FREE_GIFT") == "rules: 1, examples: 4, faults: 0\n"
    assert re.fullmatch(r"rules: \d{2,}, examples: \d+, faults: 0\n", run("test", "service/rules/en/articles/"))
    assert run("test", "de/capitals.toml", "FREE_GIFT").endswith("faults: 0\n")


def test_test_names_each_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = [replace(rule, right=("It was a free gift.",)) for rule in rules_of("en") if rule.id == "FREE_GIFT"]
    monkeypatch.setattr("service.commands.rules.trying.rules_of", lambda *_: rules)
    result = CliRunner().invoke(app, ["test", "FREE_GIFT"])
    assert result.exit_code == 1
    assert result.output == (
        "en/FREE_GIFT: speaks in “It was a free gift.”, which is right\nrules: 1, examples: 2, faults: 1\n"
    )


def test_time_shows_the_cost_of_rules(file: Path) -> None:
    cold, first, heading, *rows = run("time", str(file), "--top", "3").splitlines()
    assert re.fullmatch(r"the first time: \d+ ms of CPU for all rules with tagging, (\d+ ms|no) for the speller", cold)
    assert "2 sentences" in first
    assert "to tag 1 sentences" in first
    assert heading.split() == ["ms", "tagged", "alerts", "rule"]
    assert len(rows) == 3
    everything = run("time", str(file), "--top", "1000")
    alerts = {line.split()[3]: int(line.split()[2]) for line in everything.splitlines()[3:]}
    speaking = {name for name, count in alerts.items() if count}
    assert speaking == {"en/MAKE_PHOTO", "en/FREE_GIFT", "en/IN_ORDER_TO", "en/CASUAL_IN_ORDER_TO"}
