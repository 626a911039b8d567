"""The rule packs: typography, fixed phrases and matters of style, by rules that are data."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import ClassVar

from models.languages.tags import primary
from models.text.document import Document
from service.checking.alerts import Alert
from service.checking.check import SentenceCheck, TextCheck
from service.checking.checks.rules.engine import find_all
from service.checking.checks.rules.introducing import find_not_introduced
from service.checking.checks.rules.packs.pack import OURS
from service.checking.checks.rules.packs.packs import names_of, read_all
from service.checking.checks.rules.ruleset import compile_all, rules_for
from service.checking.checks.rules.tagging import tagger_of
from service.checking.regional import WITH_VARIANTS, spelled_in
from service.checking.resources import Resources
from service.checking.sentences import SentenceText, sentence_texts

_WARM_UP = "We enjoy to swim, and it was made a very big mistake."


class RulePacks(SentenceCheck):
    """Finds what the rules for the language of a sentence describe, of all levels and tones, and those that are off."""

    name: ClassVar[str] = "rule-packs"
    priority: ClassVar[int] = 15
    own_priority: ClassVar[int] = 25
    """What somebody has written for their own texts stands above what others would say of the same words."""

    whole_priority: ClassVar[int] = 21
    """Above what the correction model contradicts, which may change one word of several (*would* live, *a* so good)."""

    def __init__(self, resources: Resources) -> None:
        """Read the packs of one's own, of all languages.

        Raises:
            ConfigError: one of them cannot be read.
        """
        self.packs = (OURS, *resources.rules)
        for pack in resources.rules:
            read_all(pack)
        self._rules = partial(rules_for, packs=self.packs)
        self._own = frozenset().union(*map(names_of, resources.rules))
        self._whole = frozenset().union(*(names_of(pack, whole=True) for pack in self.packs))
        self._tagger = tagger_of(resources)
        self._resources = resources

    def covers(self, language: str) -> bool:
        """Every language: some rules are for all."""
        return True

    def rules(self) -> frozenset[str]:
        """Those of all packs."""
        return frozenset().union(*map(names_of, self.packs))

    def priority_of(self, alert: Alert) -> int:
        """That of its pack, ours or somebody's own; what rewrites a whole construction stands above the model."""
        if alert.rule in self._own:
            return self.own_priority
        return self.whole_priority if alert.rule in self._whole else self.priority

    def warm(self) -> None:
        """Compile the rules of all languages, unless ours are known to be sound, and load the tagger."""
        for pack in self.packs:
            if pack != OURS:
                compile_all(pack)
        self._rules("en")
        self.check([SentenceText.of(_WARM_UP)])

    def check(self, sentences: Sequence[SentenceText]) -> list[list[Alert]]:
        """The alerts of each sentence."""
        found = find_all(sentences, self._tagger, self._rules)
        return [
            [self._spelled(one.alert, sentence) for one in findings]
            for findings, sentence in zip(found, sentences, strict=True)
        ]

    def _spelled(self, alert: Alert, sentence: SentenceText) -> Alert:
        """An alert whose forms of verbs are spelled as in the variant of the text: *travelled*, *traveled*."""
        spelling = self._resources.spelling
        inflects = alert.category.startswith("VERB") and alert.replacements
        if not inflects or primary(sentence.language) not in WITH_VARIANTS or not spelling.covers(sentence.language):
            return alert
        spelled, written = spelled_in(spelling.speller(sentence.language)), sentence.text[alert.offset : alert.end]
        return replace(alert, replacements=tuple(dict.fromkeys(spelled(one, written) for one in alert.replacements)))


class IntroducedWords(TextCheck):
    """Finds what the rules with ``introduced_by`` describe, for which the whole text must be seen."""

    name: ClassVar[str] = "introduced-words"
    priority: ClassVar[int] = RulePacks.priority

    def __init__(self, resources: Resources) -> None:
        """Take the packs; those who check sentences by them find what is wrong in them."""
        packs = (OURS, *resources.rules)
        self._rules = partial(rules_for, packs=packs)
        self._own = frozenset().union(*map(names_of, resources.rules))

    def covers(self, language: str) -> bool:
        """All: the packs say what there is."""
        return True

    def check(self, document: Document) -> list[Alert]:
        """The alerts of a text."""
        if not self._rules(document.language).of_whole_text:
            return []
        found = find_not_introduced(document, sentence_texts(document), self._rules)
        return [
            replace(one.alert.moved(sentence.start), priority=self._priority_of(one.alert))
            for sentence, findings in zip(document.sentences, found, strict=True)
            for one in findings
        ]

    def _priority_of(self, alert: Alert) -> int:
        return RulePacks.own_priority if alert.rule in self._own else self.priority
