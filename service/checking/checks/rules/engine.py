"""Sentences -> what all rules find in them; a sentence is tagged only where a rule that needs it could match."""

from collections.abc import Callable, Sequence

from models.wanted import require_wanted
from service.checking.checks.rules.finding import Finding
from service.checking.checks.rules.ruleset import RuleSet, rules_for
from service.checking.checks.rules.token_rules import TokenRule
from service.checking.checks.rules.view import View
from service.checking.sentences import SentenceText

__all__ = ["Tagger", "find_all"]

Tagger = Callable[[Sequence[View]], list[list[str]]]
"""Sentences -> the Penn Treebank tag of each token."""


def find_all(
    sentences: Sequence[SentenceText],
    tagger: Tagger,
    rules: Callable[[str], RuleSet] = rules_for,
) -> list[list[Finding]]:
    """What rules find in each sentence, sorted by span; findings of different rules may overlap.

    Args:
        sentences: in any languages.
        tagger: called at most once.
        rules: the rules for a language.
    """
    found: list[list[Finding]] = []
    views: list[View] = []
    waiting: dict[int, list[tuple[TokenRule, list[int]]]] = {}
    for number, sentence in enumerate(sentences):
        require_wanted()
        view, ruleset = View(sentence), rules(sentence.language)
        views.append(view)
        findings = [finding for rule in ruleset.text_rules(view) for finding in rule.find(view)]
        for rule, starts in ruleset.token_rules(view):
            if not rule.needs_tags:
                findings += rule.find(view, starts)
            elif rule.could_match(view, starts):
                waiting.setdefault(number, []).append((rule, starts))
        found.append(findings)
    if waiting:
        for number, tags in zip(waiting, tagger([views[number] for number in waiting]), strict=True):
            views[number].tags = tags
            for rule, starts in waiting[number]:
                found[number] += rule.find(views[number], starts)
    for findings in found:
        findings.sort(key=lambda finding: (finding.alert.offset, finding.alert.end, finding.rule.name))
    return found
