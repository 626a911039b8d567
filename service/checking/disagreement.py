"""Alerts that a decisive one contradicts: of two that would write different things at one place, the surer one stays.

A check has a high priority because it says well what is wrong; where another one would write the same, that is what
counts. What is right the correction model knows more often, which reads the whole sentence.
"""

from bisect import bisect_left
from collections.abc import Sequence
from difflib import SequenceMatcher

from service.checking.alerts import Alert, Level
from service.checking.categories import Category

__all__ = ["without_contradicted"]

_MARKS = ".,;:!?"
_ALIKE = 3
"""Letters that two forms of a word begin with."""


def without_contradicted(text: str, alerts: Sequence[Alert]) -> list[Alert]:
    """The alerts, all of which are wanted, without those in whose place a decisive one would write another thing.

    What somebody asks for by a tone, a mother tongue or a level is not contradicted.
    """
    sure = sorted((one for one in alerts if one.decisive and one.replacements), key=lambda one: one.offset)
    if not sure:
        return list(alerts)
    starts = [one.offset for one in sure]
    return [one for one in alerts if not _is_contradicted(text, one, sure, starts)]


def _is_contradicted(text: str, alert: Alert, sure: Sequence[Alert], starts: Sequence[int]) -> bool:
    asked_for = alert.tone or alert.mother_tongue or alert.level is Level.PICKY
    if alert.decisive or asked_for or not alert.replacements:
        return False
    near = sure[max(bisect_left(starts, alert.offset) - 1, 0) : bisect_left(starts, alert.end)]
    over = [one for one in near if alert.offset < one.end and alert.priority <= one.decisive]
    if alert.main_category is not Category.PUNCTUATION:
        over = [one for one in over if not _is_mark(text, one)]
    same = _write_the_same(text, over, [alert]) if over else True
    spared = _goes_further(text, over, alert) or _moves_what_goes(text, over, alert) or _keeps_word(text, over, alert)
    return not same and not spared


def _is_mark(text: str, one: Alert) -> bool:
    """Whether an alert is about nothing but the mark behind a word, and tells nothing against another word."""
    return one.replacements[0].rstrip(_MARKS) == text[one.offset : one.end].rstrip(_MARKS)


def _write_the_same(text: str, some: Sequence[Alert], others: Sequence[Alert]) -> bool:
    """Whether the first replacements of some alerts lead to the same text as those of others, but for a mark behind.

    Both are sorted. The correction of a phrase may be several alerts of one word each; one of them alone may be all.
    """
    start = min(one.offset for one in (*some, *others))
    end = max(one.end for one in (*some, *others))
    meant = _made(text, others, start, end)
    return any(_made(text, own, start, end) == meant for own in (some, *([one] for one in some)))


def _goes_further(text: str, some: Sequence[Alert], alert: Alert) -> bool:
    """Whether an alert changes all that some others do within its span, in the same way, and another word, too.

    *I would like that you send it*: the corrector takes out *that*, a rule writes *you to send*, which is more.
    """
    if any(one.offset < alert.offset or one.end > alert.end for one in some):
        return False
    written = alert.replacements[0].split()
    changed = set(_changes(text[alert.offset : alert.end].split(), written))
    own = _made(text, some, alert.offset, alert.end).split()
    if len(some) > 1 and len(own) < len(written) and _are_in(own, written):
        return True  # *suggested me to take* is not *that take*, but *that I take*
    return own != written and set(_changes(text[alert.offset : alert.end].split(), own)) < changed


def _are_in(some: Sequence[str], words: Sequence[str]) -> bool:
    """Whether some words stand among others in their order."""
    rest = iter(words)
    return all(word in rest for word in some)


def _moves_what_goes(text: str, some: Sequence[Alert], alert: Alert) -> bool:
    """Whether an alert puts in another place what the others take out: *I like very much tea* is not *I like tea*."""
    old, new = text[alert.offset : alert.end].split(), alert.replacements[0].split()
    if sorted(old) != sorted(new):
        return False
    return all(not one.replacements[0] and text[one.offset : one.end].strip() in " ".join(old) for one in some)


def _keeps_word(text: str, some: Sequence[Alert], alert: Alert) -> bool:
    """Whether an alert writes a form of the word that the others, all within its span, put quite another one for.

    *I suggest to wait until the lab asks*: a rule writes *waiting*, the corrector *asking*.
    """
    if any(one.offset < alert.offset or one.end > alert.end for one in some):
        return False
    return _begins_alike(text, alert) and not any(_begins_alike(text, one) for one in some)


def _begins_alike(text: str, alert: Alert) -> bool:
    """Whether the last word that is written instead begins as the last one that stands there."""
    old, new = text[alert.offset : alert.end].split()[-1:], alert.replacements[0].split()[-1:]
    return [word[:_ALIKE].lower() for word in old] == [word[:_ALIKE].lower() for word in new] != []


def _changes(old: Sequence[str], new: Sequence[str]) -> list[tuple[int, int, tuple[str, ...]]]:
    """Which of the old words become which new ones."""
    return [
        (start, end, tuple(new[at:to]))
        for tag, start, end, at, to in SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
        if tag != "equal"
    ]


def _made(text: str, alerts: Sequence[Alert], start: int, end: int) -> str:
    parts, at = [], start
    for one in alerts:
        if one.offset >= at:
            parts += [text[at : one.offset], one.replacements[0]]
            at = one.end
    return "".join([*parts, text[at:end]]).rstrip(_MARKS).replace("\u2019", "'")
