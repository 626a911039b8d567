"""Drafts of rules -> entries with examples, each of which has been tried."""

from collections.abc import Iterator

from models.errors import ConfigError
from models.text.document import Document
from service.checking.checks.rules.engine import Tagger
from service.checking.checks.rules.introducing import find_everywhere
from service.checking.checks.rules.packs.examples import ExampleError, wrong_example
from service.checking.checks.rules.packs.pack import Pack
from service.checking.checks.rules.packs.rule import Rule
from service.checking.checks.rules.packs.schema import read_rule
from service.checking.checks.rules.ruleset import RuleSet, compile_rule, only
from service.checking.checks.rules.trial import Trial, language_of
from service.checking.checks.rules.vale.drafts import Draft
from service.checking.sentences import sentence_texts

__all__ = ["UnusableDraftError", "exemplified"]

_AROUND = ("Here stands {} in a text.", "{} is here.", "Here is {}", "{}")
"""Sentences in which a sample is tried."""
_RIGHT = ("Nothing of this kind is said here.", "A cat sleeps.", "It rains")
"""Sentences of which one is to be left alone."""


class UnusableDraftError(Exception):
    """A draft does not become a rule; the message says why."""


def exemplified(draft: Draft, shared: dict[str, object], language: str, file: str, pack: Pack) -> dict[str, object]:
    """The keys of a rule that are its own, examples included.

    Raises:
        UnusableDraftError: it is no rule, or finds nothing in what it is made to find.
    """
    own = {"id": draft.id, **draft.values}
    trying = _rule({**shared, **own, "wrong": "<x>", "right": "y"}, language, file, pack)
    try:
        ruleset = RuleSet([compile_rule(trying)])
    except ConfigError as error:
        raise UnusableDraftError(str(error).rpartition(f"{draft.id}: ")[2]) from None
    wrong = [found for sample in draft.samples if (found := _found(trying, ruleset, sample)) is not None]
    right = next((text for text in _RIGHT if not list(_findings(trying, ruleset, text))), None)
    if not wrong or right is None:
        raise UnusableDraftError("no sentence was found that shows it" if not wrong else "it speaks in every sentence")
    own |= {"wrong": wrong if len(wrong) > 1 else wrong[0], "right": right}
    rule = _rule({**shared, **own}, language, file, pack)
    faults = Trial([rule], _no_tags, only([rule])).faults(rule)
    if faults:
        raise UnusableDraftError(faults[0].removeprefix(f"{rule.name}: "))
    return own


def _rule(values: dict[str, object], language: str, file: str, pack: Pack) -> Rule:
    try:
        return read_rule(values, language, file, pack)
    except ConfigError as error:
        raise UnusableDraftError(str(error).rpartition(f"{values['id']}: ")[2]) from None


def _found(rule: Rule, ruleset: RuleSet, sample: str) -> str | None:
    """A sentence with a sample in which the rule finds one thing, marked as an example."""
    for around in _AROUND:
        text = around.format(sample)
        findings = list(_findings(rule, ruleset, text))
        if len(findings) != 1:
            continue
        start, end, replacement = findings[0]
        arrow = ""
        if replacement is not None:
            quoted = f'"{replacement}"' if replacement != replacement.strip() else replacement
            arrow = f" -> {quoted}".rstrip() if replacement else " ->"
        example = f"{text[:start]}<{text[start:end]}>{text[end:]}{arrow}"
        try:
            if wrong_example(example).text == text:
                return example
        except ExampleError:
            continue
    return None


def _findings(rule: Rule, ruleset: RuleSet, text: str) -> Iterator[tuple[int, int, str | None]]:
    """What a rule finds: the span, and its first replacement."""
    document = Document.of(text, language_of(rule))
    every = find_everywhere(document, sentence_texts(document), _no_tags, lambda _: ruleset)
    for sentence, findings in zip(document.sentences, every, strict=True):
        for finding in findings:
            alert = finding.alert.moved(sentence.start)
            yield alert.offset, alert.end, alert.replacements[0] if alert.replacements else None


_no_tags: Tagger = lambda views: [["XX"] * len(view) for view in views]  # noqa: E731 - what is imported asks for none
