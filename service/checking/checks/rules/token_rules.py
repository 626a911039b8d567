"""A rule with a token pattern, compiled."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from models.agreement.inflected.inflecting import is_inflected
from models.languages.tags import primary
from models.text.lexicon import words_of
from service.checking.checks.rules.finding import PLACES_OF_MESSAGES, Finding, alert_of
from service.checking.checks.rules.packs.rule import Rule
from service.checking.checks.rules.pattern.errors import PatternError
from service.checking.checks.rules.pattern.nodes import words_of_item
from service.checking.checks.rules.pattern.patterns import Match, Outline, Pattern, compile_pattern
from service.checking.checks.rules.replacing.letters import begun_small, in_case_of
from service.checking.checks.rules.replacing.placing import place
from service.checking.checks.rules.replacing.templates import Template, TemplateError, parse_template
from service.checking.checks.rules.view import View

__all__ = ["TokenParts", "TokenRule", "compile_token_rule", "parts_of"]


@dataclass(frozen=True, slots=True)
class _Places:
    """The items of a match, for templates."""

    view: View
    match: Match

    def text(self, item: int) -> str:
        """The text of an item; a capital that only begins the sentence is not the word's own."""
        first, end = self.match.items[item - 1]
        text = self.view.slice(first, end)
        return begun_small(text) if text and first == self.view.first and self._is_common(first) else text

    def _is_common(self, at: int) -> bool:
        """Whether a word has a capital only where it begins a sentence, as far as can be told."""
        language = primary(self.view.sentence.language)
        if language == "de":
            return self.view.words[at] in words_of(language, "frequent")
        return self.view.tags is None or not self.view.tags[at].startswith("NNP")

    def tag(self, item: int) -> str | None:
        """The tag of its first token."""
        return self.view.tags[self.match.items[item - 1][0]] if self.view.tags is not None else None


@dataclass(frozen=True, slots=True)
class TokenParts:
    """What a rule is compiled to.

    Attributes:
        pattern: what it matches.
        templates: its replacements.
        unless: patterns that silence it.
    """

    pattern: Pattern
    templates: tuple[Template, ...]
    unless: tuple[Pattern, ...]

    @property
    def needs_tags(self) -> bool:
        """Whether a sentence in which it could match must be tagged."""
        patterns = any(one.needs_tags for one in (self.pattern, *self.unless))
        return patterns or any(one.needs_tags for one in self.templates)


class TokenRule:
    """A rule that can be tried in sentences. It may be compiled only when a sentence has the words that it asks for.

    Attributes:
        rule: as its pack has it.
        outline: what its pattern asks of a sentence before it is tried.
        needs_tags: whether a sentence in which it could match must be tagged.
    """

    __slots__ = ("_compile", "_parts", "needs_tags", "outline", "rule")

    def __init__(self, rule: Rule, outline: Outline, needs_tags: bool, parts: Callable[[], TokenParts]) -> None:
        """``parts`` compiles it, and is called once."""
        self.rule, self.outline, self.needs_tags = rule, outline, needs_tags
        self._compile = parts
        self._parts: TokenParts | None = None

    @property
    def parts(self) -> TokenParts:
        """What it is compiled to."""
        if self._parts is None:
            self._parts = self._compile()
        return self._parts

    def could_match(self, view: View, starts: Iterable[int]) -> bool:
        """Whether there is a match but for the tags, in a sentence that is not tagged."""
        pattern = self.parts.pattern
        return any(pattern.match(view, start) for start in starts)

    def find(self, view: View, starts: Iterable[int]) -> Iterator[Finding]:
        """What it finds at the given positions, which ascend; no two findings share a token."""
        free = 0
        pattern = self.parts.pattern
        for start in starts:
            match = pattern.match(view, start) if start >= free else None
            if match is None or self._is_silenced(view, match):
                continue
            finding = self._finding(view, match)
            if finding is not None:
                free = match.end
                yield finding

    def _is_silenced(self, view: View, match: Match) -> bool:
        for pattern in self.parts.unless:
            if pattern.could_match(view):
                for start in range(max(0, match.start - pattern.longest + 1), match.stop):
                    other = pattern.match(view, start)
                    if other is not None and match.start < other.stop:
                        return True
        return False

    def _finding(self, view: View, match: Match) -> Finding | None:
        """The finding, unless it would change nothing, leave no word, or touch what is protected."""
        original = view.slice(match.first, match.end)
        replacements = self._replacements(view, match, original)
        if match.first <= view.first and match.end >= view.last:
            replacements = [one for one in replacements if one]
        if self.parts.templates and not replacements:
            return None
        placed = place(view, match.first, match.end, replacements)
        if view.is_protected(placed.start, placed.end, self.rule.touches):
            return None
        best = replacements[0] if replacements else ""
        alert = alert_of(self.rule, placed, original, best, _Places(view, match).text)
        return Finding(self.rule, view.starts[match.first], view.ends[match.end - 1], alert)

    def _replacements(self, view: View, match: Match, original: str) -> list[str]:
        """The replacements in their letter case, each once, without what would change nothing."""
        filled = [template.fill(_Places(view, match)) for template in self.parts.templates]
        begins = match.first <= view.first
        cased = dict.fromkeys(
            in_case_of(one, original, begins=begins, capitals=view.in_capitals) for one in filled if one is not None
        )
        return [one for one in cased if one != original]


def compile_token_rule(rule: Rule, lists: Mapping[str, str]) -> TokenRule:
    """Compile a rule.

    Raises:
        ConfigError: a pattern, template or place is not understood; the message names file, rule and problem.
    """
    parts = parts_of(rule, lists)
    return TokenRule(rule, parts.pattern.outline, parts.needs_tags, lambda: parts)


def parts_of(rule: Rule, lists: Mapping[str, str]) -> TokenParts:
    """What a rule is compiled to.

    Raises:
        ConfigError: a pattern, template or place is not understood; the message names file, rule and problem.
    """
    language = "" if rule.language == "any" else rule.language
    try:
        pattern = compile_pattern(rule.pattern, language, lists)
        unless = tuple(compile_pattern(one, language, lists) for one in rule.unless)
        inflects = primary(language) == "en"
        paradigms = primary(language) if is_inflected(primary(language)) else ""
        numbered = pattern.numbered
        single = frozenset(at for at, item in enumerate(numbered, 1) if item.shortest == item.longest == 1)
        among = tuple(map(words_of_item, numbered)) if paradigms else ()
        templates = tuple(
            parse_template(one, len(numbered), single, inflects=inflects, lists=lists, language=paradigms, among=among)
            for one in rule.replace
        )
    except (PatternError, TemplateError) as error:
        raise rule.error(error) from error
    check_message(rule, len(numbered))
    return TokenParts(pattern, templates, unless)


def check_message(rule: Rule, items: int) -> None:
    """Refuse a message with a place that cannot be filled.

    Raises:
        ConfigError: there is one.
    """
    for place_name in PLACES_OF_MESSAGES.findall(rule.message):
        if place_name not in ("original", "replacement") and not (
            place_name.isdecimal() and 1 <= int(place_name) <= items
        ):
            raise rule.error(f"{{{place_name}}} in the message cannot be filled")
