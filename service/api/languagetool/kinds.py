"""Rules and categories by the names and kinds that clients of LanguageTool know, so that they show them rightly."""

from service.checking.alerts import Alert
from service.checking.categories import Category

ISSUE_TYPES = {
    Category.CASING: "typographical",
    Category.TYPOS: "misspelling",
    Category.COMPOUNDING: "misspelling",
    Category.GRAMMAR: "grammar",
    Category.STYLE: "style",
    Category.COLLOCATIONS: "grammar",
    Category.PUNCTUATION: "typographical",
    Category.CONFUSED_WORDS: "grammar",
    Category.NONSTANDARD_PHRASES: "style",
    Category.REDUNDANCY: "style",
    Category.SEMANTICS: "inconsistency",
    Category.PLAIN_ENGLISH: "style",
    Category.WIKIPEDIA: "other",
    Category.TYPOGRAPHY: "typographical",
    Category.CREATIVE_WRITING: "style",
    Category.REPETITIONS_STYLE: "style",
    Category.TON_ACADEMIC: "register",
}
"""The issue type of each main category (W3C Internationalization Tag Set 2.0, localization quality issue)."""

SPELLING_RULES = {
    "spelling/unknown-word": "HUNSPELL_RULE",
    "correction-model/R:SPELL": "HUNSPELL_RULE_IN_CONTEXT",
}
"""Clients offer to add a word to a dictionary where the name of the rule begins like this."""

_OUR_RULES = {theirs: ours for ours, theirs in SPELLING_RULES.items()}


def rule_id(rule: str) -> str:
    """The name that clients see."""
    return SPELLING_RULES.get(rule, rule)


def our_rules(ids: frozenset[str]) -> frozenset[str]:
    """The rules that a client has named; our own names are understood too."""
    return frozenset(_OUR_RULES.get(one, one) for one in ids)


def category_name(category: Category) -> str:
    """The name of a category to show: ``Confused words``."""
    return category.replace("_", " ").capitalize()


def type_name(alert: Alert) -> str:
    """How a client without issue types is to show it."""
    if alert.main_category is Category.TYPOS:
        return "UnknownWord"
    return "Hint" if ISSUE_TYPES[alert.main_category] in ("style", "register") else "Other"
