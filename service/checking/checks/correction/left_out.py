"""Of the forms that a misspelled word may be, that of which letters were left out, or put in, comes first."""

import re
from dataclasses import replace

from models.english_forms import all_lemmas
from service.checking.alerts import Alert
from service.checking.categories import Category

__all__ = ["with_adjective_first", "with_first", "with_whole_form_first"]

_LINKED = re.compile(
    r"(?:\b(?:am|is|are|was|were|be|been|being|feel|feels|felt|look|looks|looked|seem|seems|seemed|become|becomes|became"
    r"|get|gets|got|stay|stays|stayed|remain|remains|remained|sound|sounds|sounded)|['\u2019](?:s|re|m))"
    r"(?: (?:not|always|also|very|so|too|more|most|really|quite|less|extremely|particularly))* \Z",
    re.IGNORECASE,
)
"""What stands before an adjective that tells what something is like."""


def with_whole_form_first(alert: Alert, sentence: str) -> Alert:
    """An English alert in whose word only letters are missing: *happend* is *happened*, rather than *happens*."""
    written = sentence[alert.offset : alert.end].lower()
    if alert.category is not Category.SPELL or len(alert.replacements) < 2 or not written.isalpha():
        return alert
    first, *others = alert.replacements
    if _is_in(written, first.lower()):
        return alert
    lemmas = _lemmas(first)
    whole = next((one for one in others if _is_in(written, one.lower()) and lemmas & _lemmas(one)), None)
    return alert if whole is None else with_first(alert, whole)


def with_adjective_first(alert: Alert, sentence: str) -> Alert:
    """An English alert on a word in *-full* that tells what something is like: *be carefull* is no *carefully*."""
    written = sentence[alert.offset : alert.end].lower()
    if alert.category is not Category.SPELL or not written.endswith("full"):
        return alert
    adjective = written[:-1]
    if alert.replacements[0].lower() != f"{adjective}ly" or not _LINKED.search(sentence, 0, alert.offset):
        return alert
    return with_first(alert, adjective) if all_lemmas(adjective, "ADJ") else alert


def with_first(alert: Alert, meant: str) -> Alert:
    """An alert with another replacement as its first, which its message tells."""
    told = alert.told.telling(replacement=meant, meant=meant) if alert.told else None
    message = alert.message.replace(f"\u201c{alert.replacements[0]}\u201d", f"\u201c{meant}\u201d")
    return replace(alert, replacements=tuple(dict.fromkeys((meant, *alert.replacements))), told=told, message=message)


def _is_in(letters: str, word: str) -> bool:
    """Whether a word has these letters in this order."""
    rest = iter(word)
    return all(letter in rest for letter in letters)


def _lemmas(word: str) -> set[str]:
    return set(all_lemmas(word.lower(), "VERB").get("VERB", ()))
