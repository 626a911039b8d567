"""Rules written on the spot: an entry of a pack in, what they find out."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass

from service.checking.checks.rules.engine import find_all
from service.checking.checks.rules.finding import Finding
from service.checking.checks.rules.packs.schema import read_rule
from service.checking.checks.rules.ruleset import RuleSet
from service.checking.checks.rules.tagging import tagger_of
from service.checking.checks.rules.text_rules import compile_text_rule
from service.checking.checks.rules.token_rules import compile_token_rule
from service.checking.checks.rules.view import View
from service.checking.sentences import SentenceText
from tests.shipped import RESOURCES

LISTS = {
    "month": "january may",
    "short": "can't|won't it's",
    "be": "=be",
    "adjective_ms": "rosso bello|bel",
    "adjective_fs": "rossa bella",
    "uneven_ms": "uno due",
    "uneven_fs": "una",
}
_REST = {
    "id": "RULE",
    "category": "STYLE",
    "message": "A message.",
    "short": "Two words",
    "reference": "usage",
    "wrong": "<x>",
    "right": "y",
}
_tag = tagger_of(RESOURCES)


@dataclass
class CountingTagger:
    """The real tagger, and the sentences it has been asked for."""

    asked: int = 0

    def __call__(self, views: Sequence[View]) -> list[list[str]]:
        self.asked += len(views)
        return _tag(views)


def rules(*entries: str, language: str = "en") -> RuleSet:
    """Entries in TOML without the keys that do not matter here."""
    read = [
        read_rule({**_REST, "id": f"R{at}", **tomllib.loads(one)}, language, "x.toml") for at, one in enumerate(entries)
    ]
    return RuleSet(compile_token_rule(one, LISTS) if one.pattern else compile_text_rule(one) for one in read)


def find(
    ruleset: RuleSet, *texts: str, language: str = "en", tagger: CountingTagger | None = None
) -> list[list[Finding]]:
    """What rules find in sentences."""
    sentences = [SentenceText.of(text, language) for text in texts]
    return find_all(sentences, tagger or CountingTagger(), lambda _: ruleset)


def marked(pattern: str, text: str, extra: str = "", language: str = "en") -> str:
    """The text with ``<`` and ``>`` around what a pattern marks."""
    (findings,) = find(rules(f"pattern = '''{pattern}'''\n{extra}", language=language), text, language=language)
    for one in reversed(findings):
        text = f"{text[: one.start]}<{text[one.start : one.end]}>{text[one.end :]}"
    return text


def corrected(entry: str, text: str, language: str = "en") -> str:
    """The text with the first replacement of each alert applied."""
    (findings,) = find(rules(entry, language=language), text, language=language)
    for one in reversed(findings):
        text = text[: one.alert.offset] + one.alert.replacements[0] + text[one.alert.end :]
    return text
