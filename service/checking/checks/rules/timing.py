"""What rules cost on a text: seconds of CPU, by rule and together."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from service.checking.check import SentenceCheck
from service.checking.checks.rules.engine import Tagger, find_all
from service.checking.checks.rules.finding import Finding
from service.checking.checks.rules.ruleset import RuleSet, rules_for
from service.checking.checks.rules.token_rules import TokenRule
from service.checking.checks.rules.view import View
from service.checking.sentences import SentenceText

__all__ = ["RuleTime", "TotalTime", "time_all", "time_check", "time_each"]


@dataclass(frozen=True, slots=True)
class RuleTime:
    """The cost of one rule.

    Attributes:
        name: the rule.
        seconds: of CPU, beyond the look-up that all rules share and without the time the tagger takes.
        tagged: sentences that it has tagged, be it alone or with others.
        alerts: how many it raises.
    """

    name: str
    seconds: float
    tagged: int
    alerts: int


@dataclass(frozen=True, slots=True)
class TotalTime:
    """The cost of all rules together.

    Attributes:
        seconds: of CPU, without tokenizing and tagging.
        tagging: seconds of CPU that the tagger takes.
        tagged: sentences that are tagged.
        alerts: how many alerts there are.
    """

    seconds: float
    tagging: float
    tagged: int
    alerts: int


def time_all(
    sentences: Sequence[SentenceText], tagger: Tagger, rules: Callable[[str], RuleSet] = rules_for
) -> TotalTime:
    """Measure all rules for the languages of the sentences; the tagger must have been loaded."""
    for sentence in sentences:
        rules(sentence.language)
        _ = sentence.tokens
    tagging, tagged = 0.0, 0

    def timed(views: Sequence[View]) -> list[list[str]]:
        nonlocal tagging, tagged
        begin = time.process_time()
        tags = tagger(views)
        tagging, tagged = time.process_time() - begin, len(views)
        return tags

    begin = time.process_time()
    found = find_all(sentences, timed, rules)
    seconds = time.process_time() - begin - tagging
    return TotalTime(seconds, tagging, tagged, sum(map(len, found)))


def time_check(sentences: Sequence[SentenceText], check: SentenceCheck) -> float:
    """Measure a check as it works on its first text: the seconds of CPU that it takes after its warm-up."""
    check.warm()
    begin = time.process_time()
    check.check(sentences)
    return time.process_time() - begin


def time_each(
    sentences: Sequence[SentenceText], tagger: Tagger, language: str, rules: Callable[[str], RuleSet] = rules_for
) -> list[RuleTime]:
    """Measure what each rule for a language costs beyond the look-up that all share, the slowest first."""
    ruleset = rules(language)
    views = [View(sentence) for sentence in sentences]
    clocks = {rule.rule.name: _Clock() for rule in ruleset.rules}
    waiting: dict[int, list[tuple[TokenRule, list[int]]]] = {}
    for number, view in enumerate(views):
        for text_rule in ruleset.text_rules(view):
            clocks[text_rule.rule.name].find(text_rule.find(view))
        for rule, starts in ruleset.token_rules(view):
            clock = clocks[rule.rule.name]
            if not rule.needs_tags:
                clock.find(rule.find(view, starts))
            elif clock.could_match(rule, view, starts):
                waiting.setdefault(number, []).append((rule, starts))
    for number, tags in zip(waiting, tagger([views[number] for number in waiting]), strict=True):
        views[number].tags = tags
        for rule, starts in waiting[number]:
            clocks[rule.rule.name].find(rule.find(views[number], starts))
    times = [RuleTime(name, clock.seconds, clock.tagged, clock.alerts) for name, clock in clocks.items()]
    return sorted(times, key=lambda one: -one.seconds)


@dataclass(slots=True)
class _Clock:
    """Adds up what a rule does."""

    seconds: float = 0.0
    tagged: int = 0
    alerts: int = 0

    def find(self, findings: Iterator[Finding]) -> None:
        begin = time.thread_time()
        self.alerts += sum(1 for _ in findings)
        self.seconds += time.thread_time() - begin

    def could_match(self, rule: TokenRule, view: View, starts: list[int]) -> bool:
        begin = time.thread_time()
        could = rule.could_match(view, starts)
        self.seconds += time.thread_time() - begin
        self.tagged += could
        return could
