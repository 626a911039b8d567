"""Typed edits and raw edits of one sentence -> alerts: the aligner knows the type, the model the probability."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache

from models.aligner.grammar import EditGrammar
from models.aligner.types import TypedEdit
from models.corrector.protocol import Correction, Edit, Suspicion
from models.corrector.thresholds import Thresholds
from models.languages.tags import primary
from service.checking.alerts import Alert, Level, Writer
from service.checking.categories import BY_KEY, Category
from service.checking.checks.correction.as_written import as_the_writer
from service.checking.checks.correction.comparisons import with_comparisons
from service.checking.checks.correction.explaining.table import explained
from service.checking.checks.correction.heard_alike import with_heard_alike
from service.checking.checks.correction.left_alone import is_left_alone
from service.checking.checks.correction.moved import with_moved
from service.checking.checks.correction.negation import keep_negation
from service.checking.checks.correction.taste import is_doubtful_splice, is_taste
from service.checking.checks.correction.verbs_as_nouns import as_verb
from service.checking.checks.correction.voices import in_voice
from service.checking.doubtful import UNLIKELY
from service.checking.kept_words import words_kept_first
from service.checking.messages.explanation import Explanation, explain
from service.checking.regional import Spelled, unchanged

_OPERATIONS = ("M", "U", "R")
_MOST_REPLACEMENTS = 5
_I = re.compile(r"\bi(?='(?:d|ll|m|ve)\b)")
"""The English pronoun, which the model leaves in small letters where it is written so."""
_SURE = 0.6
"""Least confidence of what careful writers are shown: 20 of the 23 alerts on 33,000 words of right English lie below,
and 118 of the 387 on 1,190 sentences with an error (even halves of ``clean.en.txt.xz`` and ``edits.en.tsv``)."""
_MEASURED = frozenset({"en"})
"""Languages of which it is known."""
RULE = "correction-model"
_CONFUSED = "confused.words"
_UNKNOWN = f"{RULE}/{Category.UNK}"
RULES = frozenset({_UNKNOWN, *(f"{RULE}/{kind}:{one}" for kind in _OPERATIONS for one in Category if one.detailed)})
"""The names of all its rules."""


def alerts_of_edits(
    correction: Correction,
    typed: Sequence[TypedEdit],
    thresholds: Thresholds,
    language: str = "en",
    spelled: Spelled = unchanged,
) -> list[Alert]:
    """One alert for each typed edit that is sure enough for its type.

    Args:
        correction: the sentence with the model's edits.
        typed: the same corrections as the aligner sees them.
        thresholds: those of the model; the ones by category apply here.
        language: that of the sentence (BCP 47 tag).
        spelled: how the text spells what is offered.
    """
    alerts = []
    source = correction.source
    if primary(language) == "en":
        typed = with_comparisons(source, with_moved(source, typed, correction.edits))
        typed = with_heard_alike(source, typed)
    for edit in typed:
        raw = _inside(edit, correction.edits)
        confidence = min((one.probability for one in raw), default=0.0)
        if spelled(edit.replacement, written := source[edit.start : edit.end]) == written:
            continue
        if raw and thresholds.accepts_category(edit.type.value, confidence) and not is_left_alone(source, edit):
            alerts.append(_alert(edit, raw, confidence, source, language, spelled))
    return alerts


def alerts_of_suspicions(source: str, suspicions: Iterable[Suspicion], language: str = "en") -> list[Alert]:
    """One alert without replacements for each error that the model sees but cannot correct."""
    alerts = []
    for suspicion in _joined(suspicions, source):
        start, end = _words_around(source, suspicion.start, suspicion.end)
        if not any(map(str.isalnum, source[start:end])):  # what is wrong with a mark alone nobody can tell
            continue
        why = explain("unknown.error", original=source[start:end])
        alerts.append(
            Alert(
                offset=start,
                length=end - start,
                category=Category.UNK,
                main_category=Category.UNK.main(),
                message=why.english.text,
                short_message=why.english.short,
                replacements=(),
                confidence=suspicion.probability,
                rule=_UNKNOWN,
                told=why,
                unsure=_is_unsure(suspicion.probability, language),
                doubtful=primary(language) not in _MEASURED,
            )
        )
    return alerts


def _joined(suspicions: Iterable[Suspicion], source: str) -> list[Suspicion]:
    """The suspicions, those without anything but white space between them as one."""
    joined: list[Suspicion] = []
    for each in suspicions:
        if joined and not source[joined[-1].end : each.start].strip():
            last = joined.pop()
            sure = max(last.probability, each.probability)
            joined.append(Suspicion(last.start, max(last.end, each.end), sure))
        else:
            joined.append(each)
    return joined


def for_writers(native: Sequence[Alert], learner: Sequence[Alert]) -> list[Alert]:
    """The alerts of a sentence for native writers and for learners together; what both are told is there once."""
    return [
        *(alert if alert in learner else replace(alert, writer=Writer.NATIVE) for alert in native),
        *(replace(alert, writer=Writer.LEARNER) for alert in learner if alert not in native),
    ]


def _alert(
    edit: TypedEdit, raw: Sequence[Edit], confidence: float, source: str, language: str, spelled: Spelled
) -> Alert:
    original = source[edit.start : edit.end]
    ranked = words_kept_first(original, [spelled(one, original) for one in _ranked(edit, raw, source)])
    if primary(language) == "en":
        ranked = as_the_writer(source, edit, ranked)
    edit = as_verb(replace(edit, replacement=ranked[0]), original)
    category = kind = BY_KEY[edit.type.value]
    why = _explained(edit, edit.grammar, original, source, primary(language))
    if why.key == _CONFUSED:  # aligners know no such category
        category = Category.CONFUSED_WORDS
    of_taste = is_taste(source, edit, language) or is_doubtful_splice(source, edit, confidence, language)
    if primary(language) == "en":
        ranked = in_voice(source, edit.start, edit.end, ranked)
    offered = keep_negation(source, edit.start, edit.end, ranked)
    replacements = dict.fromkeys(_I.sub("I", text) for text in offered)
    replacements.pop(original, None)
    return Alert(
        offset=edit.start,
        length=edit.end - edit.start,
        category=category,
        main_category=category.main(original, edit.replacement),
        message=why.english.text,
        short_message=why.english.short,
        replacements=tuple(replacements)[:_MOST_REPLACEMENTS],
        confidence=confidence,
        rule=f"{RULE}/{edit.operation}:{kind}",
        level=Level.PICKY if of_taste else Level.DEFAULT,
        told=why,
        unsure=_is_unsure(confidence, language),
        doubtful=confidence < UNLIKELY and primary(language) not in _MEASURED,
    )


@lru_cache(512)
def _explained(edit: TypedEdit, grammar: EditGrammar, original: str, source: str, language: str) -> Explanation:
    """What is told of an edit, once for native writers and for learners; edits are equal whatever their grammar."""
    return explained(edit, original, source, language)


def _is_unsure(confidence: float, language: str) -> bool:
    """Whether careful writers are not told of it."""
    return confidence < _SURE and primary(language) in _MEASURED


def _ranked(edit: TypedEdit, raw: Sequence[Edit], source: str) -> list[str]:
    """The replacement and, where the typed edit is one raw edit and nothing else, the alternatives of that."""
    if len(raw) != 1 or raw[0].start < edit.start or raw[0].end > edit.end:
        return [edit.replacement]
    one = raw[0]
    head, tail = source[edit.start : one.start], source[one.end : edit.end]
    if head + one.replacement + tail != edit.replacement:
        return [edit.replacement]
    return [edit.replacement, *(head + other.text + tail for other in one.alternatives)]


def _inside(edit: TypedEdit, raw: Sequence[Edit]) -> list[Edit]:
    """The raw edits that a typed edit is made of: they share a character with it, or are insertions at its border.

    Where the aligner has put a change beside the place at which the model made it, it is the nearest ones.
    """
    found = [
        one
        for one in raw
        if (one.start < edit.end and edit.start < one.end)
        or (one.start == one.end and edit.start <= one.start <= edit.end)
        or (edit.start == edit.end and one.start <= edit.start <= one.end)
    ]
    if found or not raw:
        return found
    distances = [max(edit.start - one.end, one.start - edit.end) for one in raw]
    return [one for one, distance in zip(raw, distances, strict=True) if distance == min(distances)]


def _words_around(source: str, start: int, end: int) -> tuple[int, int]:
    """The span without outer white space; of an empty one, the word after it, or the last word."""
    while start < end and source[start].isspace():
        start += 1
    while start < end and source[end - 1].isspace():
        end -= 1
    if start < end:
        return start, end
    while start < len(source) and source[start].isspace():
        start += 1
    end = start
    while end < len(source) and not source[end].isspace():
        end += 1
    if start == end:
        while start and source[start - 1].isspace():
            start -= 1
        end = start
        while start and not source[start - 1].isspace():
            start -= 1
    return start, end
