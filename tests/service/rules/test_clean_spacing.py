"""What stands in a text once a replacement is applied: all rules on their own examples, doubled words and pairs."""

import re
from itertools import groupby

import pytest

from models.text.document import Document
from service.checking.check import TextCheck
from service.checking.checks.brackets.check import Pairs
from service.checking.checks.repetition.check import Repetition
from service.checking.checks.rules.packs.examples import wrong_example
from service.checking.checks.rules.packs.schema import Rule
from service.checking.resources import Resources
from tests.service.rules.packs import RULES, trial

UNCLEAN = re.compile(r"(?<=\S)[ \t]{2,}(?=\S)|(?<=\w) +[,.](?=\s|$)|[(\[] +(?=\w)|(?<=[^\W\d_]),(?=[^\W\d_])|^ | $")
JOINED = re.compile(r"\w\w")
TEXTS = [
    ("We saw the the house.", "en"),
    ("The the house (the the old one) is is, I think, an an error, the the.", "en"),
    ("We met with with “the the” man and the\nthe dog the the", "en"),
    ("Wir sehen den den Hund und und die Katze, und und.", "de"),
    ("The house (the old one is for sale. He left it. “Come in, she said. She left.", "en"),
]


def faults(text: str) -> int:
    return len(UNCLEAN.findall(text))


def assert_clean(text: str, start: int, end: int, replacement: str) -> None:
    """Nothing unclean is new, and words left and right of a deletion stay apart unless they were one."""
    result = text[:start] + replacement + text[end:]
    assert faults(result) <= faults(text), result
    if not replacement and " " in text[start:end]:
        assert not JOINED.fullmatch(result[start - 1 : start + 1]), result


FILES = [pytest.param([*rules], id=file) for file, rules in groupby(RULES, lambda rule: f"{rule.language}/{rule.file}")]


@pytest.mark.parametrize("rules", FILES)
def test_every_replacement_of_the_rules_of_a_file_leaves_clean_spacing(rules: list[Rule]) -> None:
    for rule in rules:
        for text in (wrong_example(source).text for source in rule.wrong):
            for found in trial().found(rule, text):
                for replacement in found.alert.replacements:
                    assert_clean(text, found.alert.offset, found.alert.end, replacement)


@pytest.mark.parametrize("check", [Repetition, Pairs])
@pytest.mark.parametrize(("text", "language"), TEXTS)
def test_alerts_about_whole_texts_leave_clean_spacing(check: type[TextCheck], text: str, language: str) -> None:
    for alert in check(Resources()).check(Document.of(text, language)):
        for replacement in alert.replacements:
            assert_clean(text, alert.offset, alert.end, replacement)
