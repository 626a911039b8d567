"""Rules on their own examples: what does not come out as their packs say."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from models.text.document import Document
from service.checking.alerts import Alert
from service.checking.checks.rules.engine import Tagger, find_all
from service.checking.checks.rules.finding import Finding
from service.checking.checks.rules.introducing import find_not_introduced
from service.checking.checks.rules.packs.examples import WrongExample, wrong_example
from service.checking.checks.rules.packs.packs import ANY
from service.checking.checks.rules.packs.rule import Rule
from service.checking.checks.rules.ruleset import RuleSet, rules_for
from service.checking.sentences import sentence_texts

__all__ = ["RuleAlert", "Trial", "language_of"]


@dataclass(frozen=True, slots=True)
class RuleAlert:
    """A finding in a whole text; ``start`` and ``end`` are the span that the rule itself marks (code points)."""

    rule: Rule
    start: int
    end: int
    alert: Alert


class Trial:
    """Looks through the examples of rules, once for all of them, and says what is wrong with each rule."""

    def __init__(self, rules: Iterable[Rule], tagger: Tagger, ruleset: Callable[[str], RuleSet] = rules_for) -> None:
        """Check the examples, right and wrong, and the wrong ones once they are corrected.

        Args:
            rules: whose examples.
            tagger: called at most once.
            ruleset: the rules for a language; by default all, so that those which say the same are found.

        Raises:
            ConfigError: a rule is not as it should be.
        """
        texts = {(text, language_of(rule)): None for rule in rules for text in _texts(rule)}
        documents = {key: Document.of(*key) for key in texts}
        sentences = [one for document in documents.values() for one in sentence_texts(document)]
        findings = iter(find_all(sentences, tagger, ruleset))
        self._found = {}
        for key, document in documents.items():
            whole = find_not_introduced(document, sentence_texts(document), ruleset)
            self._found[key] = [
                _moved(found, span.start)
                for span, more in zip(document.sentences, whole, strict=True)
                for found in (*next(findings), *more)
            ]

    def found(self, rule: Rule, text: str) -> list[RuleAlert]:
        """What a rule finds in one of its examples."""
        return [one for one in self._found[text, language_of(rule)] if one.rule == rule]

    def faults(self, rule: Rule) -> list[str]:
        """What is wrong with a rule, a line for each fault: ``en/FREE_GIFT: ...``."""
        faults = [fault for source in rule.wrong for fault in self._in_wrong(rule, source)]
        faults += [f"speaks in “{text}”, which is right" for text in rule.right if self.found(rule, text)]
        return [f"{rule.name}: {fault}" for fault in faults]

    def _in_wrong(self, rule: Rule, source: str) -> Iterator[str]:
        example = wrong_example(source)
        found = self.found(rule, example.text)
        if len(found) != 1:
            yield f"raises {len(found)} alerts in “{source}”, not one"
            return
        alert = found[0].alert
        if not _marks(found[0], example):
            yield f"marks “{example.text[alert.offset : alert.end]}” in “{source}”"
        if (example.replacement is None) != (not alert.replacements):
            yield f"proposes {', '.join(alert.replacements) or 'nothing'} in “{source}”"
        elif example.corrected is not None:
            corrected = example.text[: alert.offset] + alert.replacements[0] + example.text[alert.end :]
            if corrected != example.corrected:
                yield f"makes “{corrected}” of “{source}”"
            if self.found(rule, example.corrected):
                yield f"speaks in its own correction, “{example.corrected}”"
        if {"{", "}"} & {*alert.message} or "“”" in alert.message:
            yield f"has a message that lacks a word: {alert.message}"
        yield from (f"says in “{source}” what {other} says" for other in self._saying_the_same(rule, found[0], example))

    def _saying_the_same(self, rule: Rule, own: RuleAlert, example: WrongExample) -> list[str]:
        """The other rules that would speak beside it, mark the same words and propose the same."""
        return [
            one.rule.name
            for one in self._found[example.text, language_of(rule)]
            if one.rule != rule
            and (one.rule.level, one.rule.tone, one.rule.mother_tongue) == (rule.level, rule.tone, rule.mother_tongue)
            and (one.start, one.end) == (own.start, own.end)
            and one.alert.replacements[:1] == own.alert.replacements[:1]
        ]


def language_of(rule: Rule) -> str:
    """A language (BCP 47 code) in which a rule speaks."""
    if rule.variants:
        return min(rule.variants)
    return "en" if rule.language == ANY else rule.language


def _texts(rule: Rule) -> Iterator[str]:
    """Its examples, and the wrong ones corrected."""
    for source in rule.wrong:
        example = wrong_example(source)
        yield example.text
        if example.corrected is not None:
            yield example.corrected
    yield from rule.right


def _moved(finding: Finding, by: int) -> RuleAlert:
    return RuleAlert(finding.rule, finding.start + by, finding.end + by, finding.alert.moved(by))


def _marks(found: RuleAlert, example: WrongExample) -> bool:
    """Whether an alert, or the rule before its span was fitted into the sentence, covers what the example marks."""
    text, alert = example.text, found.alert
    outer = text[alert.offset : alert.end]
    inner = (alert.offset + len(outer) - len(outer.lstrip()), alert.end - (len(outer) - len(outer.rstrip())))
    return (example.start, example.end) in {(found.start, found.end), (alert.offset, alert.end), inner}
