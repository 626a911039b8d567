"""A rule as its page shows it: its message with the words of an example, its examples marked."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from models.text.document import Document
from service.checking.checks.rules.engine import Tagger
from service.checking.checks.rules.introducing import find_everywhere
from service.checking.checks.rules.packs.examples import WrongExample, wrong_example
from service.checking.checks.rules.packs.rule import Rule
from service.checking.checks.rules.ruleset import compile_rule, only
from service.checking.checks.rules.token_rules import TokenRule
from service.checking.checks.rules.trial import language_of
from service.checking.sentences import sentence_texts

__all__ = ["MarkedExample", "examples_of", "marked", "message_of"]

_PLACE = re.compile(r"\{(original|replacement|\d+)\}")


@dataclass(frozen=True, slots=True)
class MarkedExample:
    """A sentence that a rule marks, and what it makes of it.

    Attributes:
        before: what stands before the marked words.
        words: the marked words; spaces are shown.
        after: what stands behind them.
        replacement: what stands there instead; None if the rule proposes nothing.
        head: the corrected sentence up to that; all of it where the words are left out.
        tail: what stands behind.
    """

    before: str
    words: str
    after: str
    replacement: str | None
    head: str = ""
    tail: str = ""


def examples_of(rule: Rule) -> list[MarkedExample]:
    """The wrong examples of a rule."""
    return [marked(wrong_example(source)) for source in rule.wrong]


def marked(example: WrongExample) -> MarkedExample:
    """An example in pieces."""
    text = example.text
    return MarkedExample(
        text[: example.start],
        text[example.start : example.end],
        text[example.end :],
        example.replacement,
        text[: example.start] if example.replacement else example.corrected or "",
        text[example.end :] if example.replacement else "",
    )


def message_of(rule: Rule) -> str:
    """The message as it is told about the first example; what only a tagger could tell is left open.

    Reading the pattern takes some milliseconds where the message has words of it.
    """
    example = wrong_example(rule.wrong[0])
    if any(place.isdecimal() for place in _PLACE.findall(rule.message)):
        told = next(_told(rule, example.text), None)
        if told is not None:
            return told
    words = {"original": example.text[example.start : example.end].strip(), "replacement": example.replacement or "…"}
    return _PLACE.sub(lambda found: words.get(found[1], "…"), rule.message)


def _told(rule: Rule, text: str) -> Iterator[str]:
    """What a rule says of a text, if it needs no tags."""
    compiled = compile_rule(rule)
    if isinstance(compiled, TokenRule) and compiled.needs_tags:
        return
    document = Document.of(text, language_of(rule))
    sentences = sentence_texts(document)
    untagged: Tagger = lambda views: [["XX"] * len(view) for view in views]  # noqa: E731
    for findings in find_everywhere(document, sentences, untagged, only([rule])):
        yield from (finding.alert.message for finding in findings)
