"""Edits of English that are right only together: *prevents us to go* is *from going*, which is one alert.

The correction model changes word by word. Who takes one of two such changes has a new error.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from difflib import SequenceMatcher

from models.english_forms import all_inflections, all_lemmas
from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.messages.explanation import explain

__all__ = ["with_joint"]

_Change = tuple[Sequence[str], Sequence[str]]
"""Words that are written, and those that are meant."""
_PREPOSITIONS = frozenset(
    {"about", "against", "at", "by", "for", "from", "in", "into", "of", "on", "to", "with", "without"}
)
_SUBJECTS = {"me": "i", "him": "he", "her": "she", "us": "we", "them": "they"}
_DO = frozenset({"do", "does", "did"})
_AUXILIARIES = {
    form: lemma
    for lemma, forms in {
        "be": "am is are was were be been being",
        "do": "do does did",
        "have": "have has had",
        "will": "will would",
        "can": "can could",
    }.items()
    for form in forms.split()
}
_LITTLE = _PREPOSITIONS | _AUXILIARIES.keys() | {"and", "but", "her", "his", "its", "that", "the", "this"}
"""What is taken out here and put in there without having moved."""
_BETWEEN = frozenset({"", "not", "never", "also", "already", "just", "ever", "always", "only"})
_FARTHEST = 4
"""Words that stay between the two, at most."""
_EVERY = frozenset({"every", "each", "another"})
_ALL = frozenset({"all", "all the", "other", "the other", "many", "some"})
_BEHIND_DO = re.compile(r"\b(?:do|does|did|(?:do|does|did)n['’]t)(?: not| never| also| ever| even)? $", re.IGNORECASE)
_ALMOST = 0.9
_LEAST_MOVED = 3
"""Letters of a word that is said to have moved, at least."""


def with_joint(alerts: Iterable[Alert], source: str) -> list[Alert]:
    """The alerts on a sentence, with those as one of which neither is right without the other."""
    found: list[Alert] = []
    for alert in sorted(alerts, key=lambda one: (one.offset, one.end)):
        if found and _depend(found[-1], alert, source):
            found.append(_joined(found.pop(), alert, source))
        else:
            found.append(alert)
    return [one for one in found if not _is_half(one, source)]


def _is_half(alert: Alert, source: str) -> bool:
    """Whether an alert makes a participle behind *did*: of *had seen* the model was not sure of *had*."""
    if not alert.replacements or not _BEHIND_DO.search(source, 0, alert.offset):
        return False
    word, meant = source[alert.offset : alert.end], alert.replacements[0]
    verbs = _verbs(word)
    inflected = [all_inflections(one, "VERB") for one in verbs - {meant}]
    return word in verbs and any(meant in forms.get("VBN", forms.get("VBD", ())) for forms in inflected)


def _depend(one: Alert, other: Alert, source: str) -> bool:
    if not one.replacements or not other.replacements or other.offset < one.end or one.level is not other.level:
        return False
    between = source[one.end : other.offset].lower()
    if len(between.split()) > _FARTHEST or any(not (sign.isalpha() or sign in " '’") for sign in between):
        return False
    first = _words(source, one)
    second = _words(source, other)
    if _moves(*first, *second) or _moves(*second, *first):
        return True
    if not between.strip() and (_is_other_phrase(first, second, other.category) or _opens_clause(first, second)):
        return True
    return _is_other_auxiliary(first, second, between.strip())


def _is_other_phrase(first: _Change, second: _Change, category: Category) -> bool:
    """Whether two words are another one (*all ready*), a verb is asked for in another way, or *all* is *every*."""
    (written, meant), old, new = second, " ".join(first[0]), " ".join(first[1])
    if not new and len(meant) == 1 and _is_almost("".join((*first[0], *written)), meant[0]):
        return True
    return _is_other_complement(old, new, second) or (new in _EVERY and old in _ALL and category is Category.NOUN_NUM)


def _opens_clause(first: _Change, second: _Change) -> bool:
    """Whether *suggested me to go* becomes a clause: *that* comes, its subject, and *to* goes."""
    (old, new), (written, meant) = first, second
    if new and new[-1] == "that" and list(new[:-1]) == list(old):
        return len(written) == len(meant) == 1 and _SUBJECTS.get(written[0]) == meant[0]
    return "that" in new and new[-1:] != old[-1:] and list(written) == ["to"] and not meant


def _is_other_complement(old: str, new: str, verb: _Change) -> bool:
    """Whether *to go* becomes *from going* or *going*, or *for going* becomes *to go*."""
    written, meant = verb
    if len(meant) != 1 or not written or len(written) > 2:
        return False
    if len(written) == 2:  # *you to clean*
        return (
            old in {"me", "you", "him", "us", "them"}
            and not new
            and written[0] == "to"
            and _is_ing(written[1], meant[0])
        )
    if old == "to" and new in _PREPOSITIONS | {""}:
        return _is_ing(written[0], meant[0])
    return old in _PREPOSITIONS and new == "to" and _is_ing(meant[0], written[0])


def _is_other_auxiliary(first: _Change, second: _Change, between: str) -> bool:
    """Whether a verb gets another helping verb, and with that another form: *did see* is *had seen*."""
    (old, new), (written, meant) = first, second
    if len(written) != 1 or len(meant) != 1 or not _are_forms(written[0], meant[0]):
        return False
    added = [word for word in new if word not in old]
    if added and added[0] in _DO and len(new) == len(old) + 1 and not between:  # *it makes*: *does it make*
        return True
    before, after = _auxiliary(old), _auxiliary(new)
    if before is None or (new and after is None) or before == after:
        return False
    return between in _BETWEEN or (before == "do" and not new)


def _moves(old: Sequence[str], new: Sequence[str], written: Sequence[str], meant: Sequence[str]) -> bool:
    """Whether a word that one of two edits takes out is put in by the other one."""
    gone = set(old) - set(new)
    come = set(meant) - set(written)
    return any(len(word) >= _LEAST_MOVED and word not in _LITTLE for word in gone & come)


def _is_almost(joined: str, word: str) -> bool:
    """Whether two words together are another one but for a letter: *all ready*, *already*."""
    return SequenceMatcher(None, joined, word, autojunk=False).ratio() >= _ALMOST


def _auxiliary(words: Sequence[str]) -> str | None:
    return _AUXILIARIES.get(words[0].removesuffix("n't")) if words else None


def _are_forms(one: str, other: str) -> bool:
    return not _verbs(one).isdisjoint(_verbs(other))


def _is_ing(base: str, other: str) -> bool:
    return base in _verbs(base) and other in all_inflections(base, "VERB").get("VBG", ())


def _verbs(word: str) -> set[str]:
    return set(all_lemmas(word, "VERB").get("VERB", ()))


def _words(source: str, alert: Alert) -> _Change:
    """What an alert changes: the words that are written, and those that are meant."""
    written, meant = source[alert.offset : alert.end], alert.replacements[0]
    return written.lower().replace("’", "'").split(), meant.lower().replace("’", "'").split()


def _joined(one: Alert, other: Alert, source: str) -> Alert:
    meant = one.replacements[0] + source[one.end : other.offset] + other.replacements[0]
    less_sure = min(one, other, key=lambda alert: alert.confidence)
    why = explain("agreement.joint", original=source[one.offset : other.end], replacement=meant)
    told = other if other.category.startswith("VERB") else one
    return replace(
        told,
        offset=one.offset,
        length=other.end - one.offset,
        replacements=(meant,),
        confidence=less_sure.confidence,
        unsure=one.unsure or other.unsure,
        doubtful=one.doubtful or other.doubtful,
        told=why,
        message=why.english.text,
        short_message=why.english.short,
    )
