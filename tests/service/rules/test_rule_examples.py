"""Every rule of every pack by its own examples: a test for each file of rules, a line of its report for each fault."""

from itertools import groupby

import pytest

from models.errors import ConfigError
from service.checking.checks.rules.packs.examples import wrong_example
from service.checking.checks.rules.packs.rule import Rule
from service.checking.checks.rules.packs.schema import read_rule
from service.checking.checks.rules.ruleset import only
from service.checking.checks.rules.trial import Trial
from tests.service.rules.packs import RULES, TAGGER, trial
from tests.service.rules.spacing import assert_clean

FILES = [pytest.param([*rules], id=file) for file, rules in groupby(RULES, lambda rule: f"{rule.language}/{rule.file}")]
FREE_GIFT = {
    "id": "FREE_GIFT",
    "category": "REDUNDANCY",
    "pattern": "<free> gift|gifts",
    "replace": "",
    "message": "“{1}” is not needed.",
    "short": "Redundant word",
    "reference": "usage",
    "wrong": "Each guest got a <free> gift. ->",
    "right": "The gift was free.",
}


@pytest.mark.parametrize("rules", FILES)
def test_the_rules_of_a_file_do_what_their_examples_say(rules: list[Rule]) -> None:
    assert [fault for rule in rules for fault in trial().faults(rule)] == []


@pytest.mark.parametrize("rules", FILES)
def test_every_replacement_of_the_rules_of_a_file_leaves_clean_spacing(rules: list[Rule]) -> None:
    for rule in rules:
        for text in (wrong_example(source).text for source in rule.wrong):
            for found in trial().found(rule, text):
                for replacement in found.alert.replacements:
                    assert_clean(text, found.alert.offset, found.alert.end, replacement)


def test_there_are_rules_and_their_names_are_unique() -> None:
    names = [rule.name for rule in RULES]
    assert len(names) == len(set(names)) > 30


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({}, None),
        ({"wrong": "Each guest got a <gift> that was free. ->"}, "raises 0 alerts in “Each guest got a <gift>"),
        ({"wrong": "Each guest got <a> free gift. -> one"}, "marks “"),
        ({"wrong": "Each guest got a <free> gift."}, "proposes "),
        ({"wrong": "Each guest got a <free> gift. -> good"}, "makes “Each guest got a gift.” of “"),
        (
            {"replace": "free big", "wrong": "A <free> gift. -> free big", "pattern": "<free> gift|big"},
            "own correction",
        ),
        ({"message": "It is “{2}” and “”."}, "has a message that lacks a word: It is “gift” and “”."),
        ({"right": "The free gifts were gone."}, "speaks in “The free gifts were gone.”, which is right"),
    ],
)
def test_the_faults_of_a_rule(changed: dict[str, str], fault: str | None) -> None:
    rule = read_rule({**FREE_GIFT, **changed}, "en", "x.toml")
    faults = Trial([rule], TAGGER, only([rule])).faults(rule)
    assert bool(faults) == (fault is not None)
    assert fault is None or any(fault in one for one in faults), faults


def test_a_rule_that_says_what_another_says() -> None:
    rules = [read_rule({**FREE_GIFT, "id": name}, "en", "x.toml") for name in ("ONE", "TWO")]
    assert Trial(rules, TAGGER, only(rules)).faults(rules[0]) == [
        "en/ONE: says in “Each guest got a <free> gift. ->” what en/TWO says"
    ]


def test_a_rule_that_cannot_be_compiled_is_named() -> None:
    rule = read_rule({**FREE_GIFT, "pattern": "<free> @nothing"}, "en", "x.toml")
    with pytest.raises(ConfigError, match="FREE_GIFT: there is no list"):
        Trial([rule], TAGGER, only([rule]))
