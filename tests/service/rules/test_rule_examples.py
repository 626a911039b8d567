"""Every rule of every pack by its own examples."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

import pytest

from models.text.document import Document
from service.checking.alerts import Alert
from service.checking.checks.rules.engine import find_all
from service.checking.checks.rules.finding import Finding
from service.checking.checks.rules.packs.examples import WrongExample, wrong_example
from service.checking.checks.rules.packs.packs import ANY, folders, read_packs
from service.checking.checks.rules.packs.schema import Rule
from service.checking.checks.rules.tagging import tagger_of
from service.checking.resources import Resources
from service.checking.sentences import sentence_texts

RULES = [rule for folder in folders() for rule in read_packs(folder)]
WRONG = [pytest.param(rule, source, id=f"{rule.name}-{at}") for rule in RULES for at, source in enumerate(rule.wrong)]
RIGHT = [pytest.param(rule, text, id=f"{rule.name}-{at}") for rule in RULES for at, text in enumerate(rule.right)]


@dataclass(frozen=True)
class Found:
    """A finding in a whole text."""

    rule: Rule
    start: int
    end: int
    alert: Alert


def language_of(rule: Rule) -> str:
    """A language in which a rule speaks."""
    if rule.variants:
        return min(rule.variants)
    return "en" if rule.language == ANY else rule.language


def find(texts: Iterable[tuple[str, str]]) -> dict[tuple[str, str], list[Found]]:
    """What all rules find in texts, each with its language; all are tagged in one go."""
    documents = {(text, language): Document.of(text, language) for text, language in texts}
    sentences = {key: sentence_texts(document) for key, document in documents.items()}
    findings = iter(find_all([one for every in sentences.values() for one in every], tagger_of(Resources())))
    return {
        key: [moved(found, span.start) for span in document.sentences for found in next(findings)]
        for key, document in documents.items()
    }


def moved(finding: Finding, by: int) -> Found:
    return Found(finding.rule, finding.start + by, finding.end + by, finding.alert.moved(by))


@cache
def found_in_examples() -> dict[tuple[str, str], list[Found]]:
    """What is found in all examples, right and wrong."""
    return find(
        (text, language_of(rule))
        for rule in RULES
        for text in (*(wrong_example(source).text for source in rule.wrong), *rule.right)
    )


@cache
def found_in_corrections() -> dict[tuple[str, str], list[Found]]:
    """What is found in the wrong examples once they are corrected."""
    examples = [(rule, wrong_example(source)) for rule in RULES for source in rule.wrong]
    return find((example.corrected, language_of(rule)) for rule, example in examples if example.corrected is not None)


def alerts_of(rule: Rule, text: str) -> list[Found]:
    return [found for found in found_in_examples()[text, language_of(rule)] if found.rule == rule]


def applied(text: str, alert: Alert) -> str:
    return text[: alert.offset] + alert.replacements[0] + text[alert.end :]


def marks(found: Found, example: WrongExample) -> bool:
    """Whether an alert, or the rule before its span was fitted into the sentence, covers what the example marks."""
    text, alert = example.text, found.alert
    outer = text[alert.offset : alert.end]
    inner = (alert.offset + len(outer) - len(outer.lstrip()), alert.end - (len(outer) - len(outer.rstrip())))
    return (example.start, example.end) in {(found.start, found.end), (alert.offset, alert.end), inner}


@pytest.mark.parametrize(("rule", "source"), WRONG)
def test_a_wrong_example_raises_its_rule_on_its_span(rule: Rule, source: str) -> None:
    example = wrong_example(source)
    found = alerts_of(rule, example.text)
    assert len(found) == 1, [one.alert for one in found]
    assert marks(found[0], example), found[0].alert
    assert (example.replacement is None) == (not found[0].alert.replacements)
    if example.corrected is not None:
        assert applied(example.text, found[0].alert) == example.corrected


@pytest.mark.parametrize(("rule", "text"), RIGHT)
def test_a_right_example_does_not_raise_its_rule(rule: Rule, text: str) -> None:
    assert [found.alert for found in alerts_of(rule, text)] == []


@pytest.mark.parametrize(("rule", "source"), WRONG)
def test_no_rule_fires_on_its_own_correction(rule: Rule, source: str) -> None:
    corrected = wrong_example(source).corrected
    if corrected is not None:
        found = found_in_corrections()[corrected, language_of(rule)]
        assert [one.alert for one in found if one.rule == rule] == []


@pytest.mark.parametrize(("rule", "source"), WRONG)
def test_no_other_rule_says_the_same(rule: Rule, source: str) -> None:
    text = wrong_example(source).text
    own = alerts_of(rule, text)
    same = [
        found.rule.name
        for found in found_in_examples()[text, language_of(rule)]
        if found.rule != rule
        and (found.rule.level, found.rule.tone) == (rule.level, rule.tone)
        and any((found.start, found.end) == (one.start, one.end) for one in own)
        and any(found.alert.replacements[:1] == one.alert.replacements[:1] for one in own)
    ]
    assert same == []


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_a_message_has_its_words(rule: Rule) -> None:
    alert = alerts_of(rule, wrong_example(rule.wrong[0]).text)[0].alert
    assert not {"{", "}"} & {*alert.message}
    assert "“”" not in alert.message
    assert alert.short_message == rule.short


def test_there_are_rules_and_their_names_are_unique() -> None:
    names = [rule.name for rule in RULES]
    assert len(names) == len(set(names)) > 30
