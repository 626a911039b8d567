"""The rule packs: typography, fixed phrases and matters of style, by rules that are data."""

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from service.checking.alerts import Alert
from service.checking.check import SentenceCheck
from service.checking.checks.rules.engine import find_all
from service.checking.checks.rules.packs.packs import FOLDER, folders, read_all, read_packs
from service.checking.checks.rules.ruleset import compile_packs, rules_for
from service.checking.checks.rules.tagging import tagger_of
from service.checking.resources import Resources
from service.checking.sentences import SentenceText

_WARM_UP = "We enjoy to swim, and it was made a very big mistake."


class RulePacks(SentenceCheck):
    """Finds what the rules for the language of a sentence describe, of all levels and tones, and those that are off."""

    name: ClassVar[str] = "rule-packs"
    priority: ClassVar[int] = 15
    packs: ClassVar[Path] = FOLDER

    def __init__(self, resources: Resources) -> None:
        """Read the packs of all languages.

        Raises:
            ConfigError: one of them cannot be read.
        """
        read_all(self.packs)
        self._tagger = tagger_of(resources)

    def covers(self, language: str) -> bool:
        """Every language: some rules are for all."""
        return True

    def rules(self) -> frozenset[str]:
        """Those of all packs."""
        return frozenset(rule.name for folder in folders(self.packs) for rule in read_packs(folder, self.packs))

    def warm(self) -> None:
        """Compile the rules of all languages and load the tagger."""
        for language in folders():
            compile_packs(language)
        rules_for("en")
        self.check([SentenceText.of(_WARM_UP)])

    def check(self, sentences: Sequence[SentenceText]) -> list[list[Alert]]:
        """The alerts of each sentence."""
        found = find_all(sentences, self._tagger)
        return [[one.alert for one in findings] for findings in found]
