"""The list of rules: those of a language, of a category, and with the words that somebody looks for."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from service.checking.categories import Category
from service.checking.checks.rules.packs.examples import wrong_example
from service.checking.checks.rules.packs.pack import Pack
from service.checking.checks.rules.packs.packs import ANY
from service.checking.checks.rules.packs.rule import Rule
from service.checking.checks.rules.packs.search import of_category, rules_of
from service.checking.known_languages import known_languages

__all__ = ["PAGE", "SearchPage", "language_name", "listed_languages", "rule_called", "rules_of_category", "searched"]

PAGE = 60
"""Rules on one page of the list."""


@dataclass(frozen=True, slots=True)
class SearchPage:
    """A page of the list.

    Attributes:
        rules: those on it.
        total: how many there are on all pages.
        number: the number of the page, from 1.
        last: that of the last page.
    """

    rules: Sequence[Rule]
    total: int
    number: int
    last: int


def searched(
    packs: tuple[Pack, ...], words: str, language: str, category: Category | None, page: int = 1
) -> SearchPage:
    """A page of the rules in whose name, message or examples all words stand.

    Args:
        packs: whose rules.
        words: what is looked for, in any letter case; empty for all.
        language: folder of a pack, a BCP 47 code or ``any``; empty for all.
        category: a main one covers its detailed ones; None for all.
        page: from 1; one that is too large is the last.
    """
    wanted = words.casefold().replace("’", "'").split()
    found = [
        rule
        for rule, text in _texts(packs)
        if (not language or rule.language == language)
        and (category is None or category in (rule.category, rule.category.main()))
        and all(word in text for word in wanted)
    ]
    if wanted:
        found.sort(key=lambda rule: not all(word in rule.name.casefold() for word in wanted))
    last = max(1, -(-len(found) // PAGE))
    number = min(max(page, 1), last)
    return SearchPage(found[(number - 1) * PAGE : number * PAGE], len(found), number, last)


def rule_called(packs: tuple[Pack, ...], name: str) -> Rule | None:
    """The rule with a name, in any letter case; None if there is none."""
    return _by_name(packs).get(name.casefold())


def rules_of_category(packs: tuple[Pack, ...], category: Category, language: str = "en") -> list[Rule]:
    """The rules of a category in a language."""
    return of_category((rule for rule in rules_of("", packs) if rule.language == language), category)


def listed_languages(packs: tuple[Pack, ...]) -> dict[str, str]:
    """The languages that have rules, with their names."""
    codes = dict.fromkeys(rule.language for rule, _ in _texts(packs))
    return {code: language_name(code) for code in sorted(codes, key=lambda code: (code != ANY, language_name(code)))}


def language_name(code: str) -> str:
    """The name of a language in English; ``any`` stands for all."""
    return "All languages" if code == ANY else known_languages()[code].name


@lru_cache(maxsize=2)
def _texts(packs: tuple[Pack, ...]) -> list[tuple[Rule, str]]:
    """Every rule with the text that is searched."""
    found = []
    for rule in rules_of("", packs):
        wrong = " ".join(wrong_example(source).text for source in rule.wrong)
        text = f"{rule.name} {rule.name.replace('_', ' ')} {rule.short} {rule.message} {wrong}"
        found.append((rule, text.casefold().replace("’", "'")))
    return found


@lru_cache(maxsize=2)
def _by_name(packs: tuple[Pack, ...]) -> dict[str, Rule]:
    return {rule.name.casefold(): rule for rule, _ in _texts(packs)}
