"""A rule with a regular expression over the characters of a sentence, for typography, where spaces matter."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import re2

from service.checking.checks.rules.finding import Finding, alert_of
from service.checking.checks.rules.packs.rule import Rule
from service.checking.checks.rules.replacing.placing import Placed
from service.checking.checks.rules.replacing.templates import Template, TemplateError, parse_template
from service.checking.checks.rules.token_rules import check_message
from service.checking.checks.rules.view import View

__all__ = ["TextRule", "compile_text_rule", "options"]

_MEMORY = 64 << 20
"""Bytes that RE2 may take for an automaton."""
_SPAN = "span"


def options() -> Any:
    """RE2's options for one expression or a set of them."""
    chosen = re2.Options()
    chosen.log_errors = False
    chosen.max_mem = _MEMORY
    return chosen


@dataclass(frozen=True, slots=True)
class _Groups:
    """The groups of a match, for templates."""

    match: Any

    def text(self, item: int) -> str:
        """The text of a group."""
        return self.match.group(item) or ""

    def tag(self, item: int) -> None:
        """Groups have no tags."""


@dataclass(frozen=True, slots=True)
class TextRule:
    """A compiled rule."""

    rule: Rule
    regex: Any
    templates: tuple[Template, ...]
    introduction: Any = None
    """What introduces a word somewhere in the text; None for a rule that needs to see its sentence alone."""

    def find(self, view: View) -> Iterator[Finding]:
        """What it finds: the whole match, or the group named ``span``; matches do not overlap."""
        group = self.regex.groupindex.get(_SPAN, 0)
        for match in self.regex.finditer(view.text):
            start, end = match.span(group)
            if start >= end or view.is_protected(start, end, self.rule.touches):
                continue
            original = view.sentence.text[start:end]
            filled = dict.fromkeys(template.fill(_Groups(match)) for template in self.templates)
            replacements = tuple(one for one in filled if one is not None and one != original)
            if self.templates and not replacements:
                continue
            placed = Placed(start, end, replacements)
            best = replacements[0] if replacements else ""
            yield Finding(self.rule, start, end, alert_of(self.rule, placed, original, best, _Groups(match).text))


def compile_text_rule(rule: Rule) -> TextRule:
    """Compile a rule.

    Raises:
        ConfigError: the expression or a template is not understood, or it matches the empty text.
    """
    try:
        regex = re2.compile(rule.regex, options())
        templates = tuple(parse_template(one, regex.groups, frozenset(), inflects=False) for one in rule.replace)
    except (re2.error, TemplateError) as error:
        raise rule.error(error) from error
    if regex.search(""):
        raise rule.error("the regular expression matches the empty text")
    check_message(rule, regex.groups)
    return TextRule(rule, regex, templates, _introduction(rule))


def _introduction(rule: Rule) -> Any:
    if not rule.introduced_by:
        return None
    try:
        introduction = re2.compile(rule.introduced_by, options())
    except re2.error as error:
        raise rule.error(f"introduced_by: {error}") from error
    if introduction.groups < 1:
        raise rule.error("introduced_by has no group: group 1 is the word that is introduced")
    return introduction
