"""Which alerts may contradict each other: those near each other, and those on words that agree with others."""

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise, takewhile

from service.checking.alerts import Alert
from service.checking.categories import Category

__all__ = [
    "REACH",
    "has_forms",
    "is_agreeing",
    "is_doubtful",
    "is_error",
    "may_be_doubtful",
    "of_one_pass",
    "words_between",
]

REACH = 2
"""So many words lie between alerts, at most, that may be about one thing."""

_WORD = re.compile(r"\w+")
_ERRORS = frozenset(
    {
        Category.GRAMMAR,
        Category.CONFUSED_WORDS,
        Category.COLLOCATIONS,
        Category.COMPOUNDING,
        Category.NONSTANDARD_PHRASES,
        Category.TYPOS,
    }
)
_AGREEING = frozenset(
    {
        Category.ADJ,
        Category.ADJ_FORM,
        Category.DET,
        Category.MORPH,
        Category.NOUN_INFL,
        Category.NOUN_NUM,
        Category.VERB_SVA,
    }
)
"""What stands in agreement with other words, so that one of them alone may be the wrong one to change."""
_NUMBER = frozenset({Category.NOUN_INFL, Category.NOUN_NUM})
"""What gives a noun another number, of which its verb may not have heard, whatever check says so: *the peoples was*."""
_CORRECTOR = "correction-model/"
"""The check whose alerts on a sentence are one correction of it, and so agree with each other."""
_FORMS = 2
_ALIKE = frozenset(f"{_CORRECTOR}R:{one}" for one in (Category.DET, Category.MORPH, Category.OTHER))
"""Replaced words by the correction model that may have to go with others, too: *these new information help*."""
_CONTRACTED = re.compile(r"(?:is|are|was|were|do|does|has|have)nt", re.IGNORECASE)
"""What lacks its apostrophe and may have the wrong number besides: *the tickets isnt cheap*."""
_AGREES = re.compile(
    r"\b(?:(?:i|you|we|they) (?:do|have|are|were)|(?:i|he|she|it|this|that) (?:was|is|has|does))nt\Z", re.IGNORECASE
)
_LEAST_STEM, _LONGEST_ENDING = 4, 3
"""Letters that two forms of a word have in common, at least, and letters in which they differ, at most."""


def is_error(alert: Alert) -> bool:
    """Whether an alert is about words that are wrong, as opposed to signs, case and style."""
    return alert.main_category in _ERRORS


def is_agreeing(alert: Alert) -> bool:
    """Whether an alert is on a word that agrees with others."""
    return alert.category in _AGREEING


def has_forms(alert: Alert) -> bool:
    """Whether an alert on spelling offers first two words that differ in their endings: *komputer*, *komputera*."""
    if not _is_spelling(alert) or len(alert.replacements) < _FORMS:
        return False
    one, other = alert.replacements[:_FORMS]
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))
    return same >= _LEAST_STEM and max(len(one), len(other)) - same <= _LONGEST_ENDING


def is_doubtful(text: str, alerts: Sequence[Alert]) -> bool:
    """Whether the replacements of a sentence are worth another check.

    They are where two alerts are near each other, unless both are on spelling or both of the correction model,
    where one of another check is on a word that agrees with others or on the form of a verb, where one of any check
    is on the number of a noun, where a verb gets its apostrophe, and where a misspelled word may be one of several
    forms, which the sentence decides.

    Args:
        text: the sentence.
        alerts: those that are shown, sorted.
    """
    errors = [alert for alert in alerts if alert.replacements and is_error(alert)]
    if any(map(has_forms, errors)):
        return True
    if any(_may_ask_for_more(alert) or _leaves_number_open(text, alert) for alert in errors):
        return True
    return any(
        not (_is_spelling(one) and _is_spelling(other))
        and not (of_one_pass(one) and of_one_pass(other))
        and words_between(text, one.end, other.offset) <= REACH
        for one, other in pairwise(errors)
    )


def _may_ask_for_more(alert: Alert) -> bool:
    """Whether other words may have to change with one: *the peoples was*, *the heating don't works*."""
    if of_one_pass(alert):
        return alert.category in _NUMBER or alert.rule in _ALIKE
    return is_agreeing(alert) or alert.category is Category.VERB_FORM


def _leaves_number_open(text: str, alert: Alert) -> bool:
    """Whether an alert gives a verb its apostrophe and nothing tells that its number is right."""
    if of_one_pass(alert) or not _CONTRACTED.fullmatch(text, alert.offset, alert.end):
        return False
    return _AGREES.search(text[: alert.end]) is None


def words_between(text: str, start: int, end: int) -> int:
    """How many words there are between two places."""
    return sum(1 for _ in _WORD.finditer(text, start, end)) if start < end else 0


def _is_spelling(alert: Alert) -> bool:
    return alert.main_category is Category.TYPOS


def of_one_pass(alert: Alert) -> bool:
    """Whether an alert agrees with all others of its check."""
    return alert.rule.startswith(_CORRECTOR)


def may_be_doubtful(alerts: Iterable[Alert]) -> bool:
    """Whether it is worth looking closer; much cheaper, since nothing has to be chosen among the alerts."""
    errors = [one for one in alerts if is_error(one)]
    return any(
        _may_ask_for_more(one) if of_one_pass(one) else not _is_spelling(one) or has_forms(one) for one in errors
    )
