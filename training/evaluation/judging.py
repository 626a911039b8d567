"""Any set -> its sentences with right, wrong and missed edits by type, whatever its metric is, for the error report."""

from collections.abc import Sequence

from models.aligner.types import TypedEdit, apply_edits
from training.config.measuring import EvaluationSet
from training.corpora.marked import token_spans
from training.evaluation.aligners import aligner, annotator, syntax
from training.evaluation.answers import Answer, marked_tokens, natural_references, tokens_of
from training.evaluation.detection import changed
from training.evaluation.errant_scores import errant_scores
from training.evaluation.gold_scores import gold_scores
from training.evaluation.judged import Judged, ScoredEdit
from training.evaluation.retokenize import retokenize
from training.evaluation.sets import Item

UNTYPED = "marked as wrong"
"""The type of an error of which only the place is known, or which a system only doubts."""


def judge_set(entry: EvaluationSet, items: Sequence[Item], answers: Sequence[Answer]) -> Sequence[Judged]:
    """Type the edits of a system with ERRANT, and tell the right from the wrong ones by what the set has.

    These are references, or gold edits; marked tokens, where an edit is right that changes one of them; or nothing at
    all where text is to be left alone, so that every edit is wrong.

    Raises:
        ModelError: the syntax pipeline that ERRANT needs cannot be loaded.
    """
    sources, texts = [item.natural for item in items], [answer.text for answer in answers]
    if entry.metric == "detection":
        return _judge_marks(items, answers)
    if items[0].gold:
        gold = [item.gold for item in items if item.gold]
        return gold_scores(gold, tokens_of(items, answers), syntax(), annotator()).sentences
    clean = entry.metric == "false_alarms"
    references = [(source,) for source in sources] if clean else natural_references(entry, items)
    return errant_scores(sources, texts, references, aligner()).sentences


def _judge_marks(items: Sequence[Item], answers: Sequence[Answer]) -> list[Judged]:
    edits = aligner().align_all((item.natural, answer.text) for item, answer in zip(items, answers, strict=True))
    tokens = tokens_of(items, answers)
    return [
        _judge_sentence(item, typed, marked_tokens(item, answer, own))
        for item, answer, own, typed in zip(items, answers, tokens, edits, strict=True)
    ]


def _judge_sentence(item: Item, edits: Sequence[TypedEdit], marked: Sequence[bool]) -> Judged:
    right, wrong, missed = list[ScoredEdit](), list[ScoredEdit](), list[ScoredEdit]()
    source = item.raw.split()
    covered = set[int]()
    for edit in edits:
        alone = apply_edits(item.natural, [edit])
        own = {at for at, mark in enumerate(changed(source, retokenize(source, item.natural, alone))) if mark}
        covered |= own
        is_right = any(item.wrong[at] for at in own)
        (right if is_right else wrong).append(ScoredEdit(edit.start, edit.end, edit.replacement, str(edit.type)))
    for at, (start, end) in enumerate(token_spans(source, item.natural)):
        token = ScoredEdit(start, end, item.natural[start:end], UNTYPED)
        if marked[at] and at not in covered:
            (right if item.wrong[at] else wrong).append(token)
        elif item.wrong[at] and not marked[at]:
            missed.append(token)
    return Judged(item.natural, tuple(right), tuple(wrong), tuple(missed))
