"""One set, one system's answers, one metric -> a result, and what each sentence adds to it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING

from models.corrector.protocol import Doubt
from training.config import EvaluationSet
from training.corpora.detokenizer import detokenize
from training.evaluation.detection import changed, detection_scores, doubted
from training.evaluation.errant_scores import PairAligner, errant_scores
from training.evaluation.false_alarms import FalseAlarms
from training.evaluation.gleu import gleu_of, gleu_statistics
from training.evaluation.gold_scores import gold_scores
from training.evaluation.maxmatch import maxmatch_scores
from training.evaluation.results import Result
from training.evaluation.retokenize import retokenize
from training.evaluation.scores import Scores
from training.evaluation.sets import Item
from training.evaluation.spans import span_scores_of_each, spans

if TYPE_CHECKING:
    from models.aligner.annotator import Annotator
    from models.syntax.pipeline import Syntax


@dataclass(frozen=True, slots=True)
class Answer:
    """What a system made of a sentence: natural text, and its tokens where it gave them in the set's style.

    ``doubts`` are the words it leaves but is not sure of, where they are to count.
    """

    text: str
    tokens: tuple[str, ...] | None = None
    doubts: tuple[Doubt, ...] = ()


@dataclass(frozen=True, slots=True)
class Measured:
    """A result, and each sentence's counts: added up, ``figure`` makes of them what the result shows."""

    result: Result
    counts: Sequence[Sequence[float]]


def measure(entry: EvaluationSet, items: Sequence[Item], answers: Sequence[Answer], system: str) -> Measured:
    """Measure a system's answers by the set's metric.

    ``errant`` and ``spans`` compare natural text, ``errant`` on M2 gold, ``gleu`` and ``maxmatch`` tokens in the set's
    own style; ``false_alarms`` counts every edit, or one where only the spacing was changed, ``detection`` the tokens
    marked as wrong.

    Raises:
        ModelError: the syntax pipeline that ERRANT needs cannot be loaded.
    """
    result = Result(system, entry.name, entry.metric, entry.half, len(items))
    sources = [item.natural for item in items]
    texts = [answer.text for answer in answers]
    gold = [item.gold for item in items if item.gold]
    match entry.metric:
        case "errant":
            if gold:
                found = gold_scores(gold, _tokens(items, answers), _syntax(), _annotator())
            else:
                found = errant_scores(sources, texts, _natural(entry, items), _aligner())
            scores = [sentence.scores for sentence in found.sentences]
            return _measured(replace(result, by_type=found.by_type), scores)
        case "spans":
            return _measured(result, span_scores_of_each(sources, texts, _natural(entry, items)))
        case "maxmatch":
            return _measured(result, maxmatch_scores(gold, _tokens(items, answers)))
        case "detection":
            tokens = _tokens(items, answers)
            scores = [
                detection_scores(item.wrong, marked_tokens(item, answer, own))
                for item, answer, own in zip(items, answers, tokens, strict=True)
            ]
            return _measured(result, scores)
        case "gleu":
            references = [[reference.split() for reference in item.references] for item in items]
            raw = [item.raw.split() for item in items]
            counts: Sequence[Sequence[float]] = gleu_statistics(raw, _tokens(items, answers), references)
            return Measured(replace(result, gleu=figure(entry.metric, total(counts))), counts)
        case "false_alarms":
            counts = [
                (max(len(spans(source, text)), source != text), len(source.split()))
                for source, text in zip(sources, texts, strict=True)
            ]
            return Measured(replace(result, false_alarms=figure(entry.metric, total(counts))), counts)


def figure(metric: str, counts: Sequence[float]) -> float:
    """Return what a metric makes of counts added up over sentences: points, or false alarms per 1,000 words."""
    if metric == "gleu":
        return 100 * gleu_of(counts)
    if metric == "false_alarms":
        edits, words = (round(count) for count in counts)
        return FalseAlarms(edits, words).per_1000_words
    tp, fp, fn = (round(count) for count in counts)
    return 100 * Scores(tp, fp, fn).f05


def total(counts: Sequence[Sequence[float]]) -> list[float]:
    """Return the sums of the sentences' counts."""
    return [sum(column) for column in zip(*counts, strict=True)]


def _measured(result: Result, scores: Sequence[Scores]) -> Measured:
    counts = [(each.tp, each.fp, each.fn) for each in scores]
    return Measured(replace(result, scores=sum(scores, Scores())), counts)


def _natural(entry: EvaluationSet, items: Sequence[Item]) -> list[tuple[str, ...]]:
    if not entry.tokenized:
        return [item.references for item in items]
    return [tuple(map(detokenize, item.references)) for item in items]


def marked_tokens(item: Item, answer: Answer, tokens: Sequence[str]) -> list[bool]:
    """Return of each token of a sentence whether a system holds it to be wrong; ``tokens`` are those of its answer."""
    source = item.raw.split()
    unsure = doubted(source, item.natural, answer.doubts)
    return [one or other for one, other in zip(changed(source, tokens), unsure, strict=True)]


def _tokens(items: Sequence[Item], answers: Sequence[Answer]) -> list[Sequence[str]]:
    return [
        retokenize(item.raw.split(), item.natural, answer.text) if answer.tokens is None else answer.tokens
        for item, answer in zip(items, answers, strict=True)
    ]


@cache
def _aligner() -> PairAligner:
    from models.aligner.aligner import Aligner

    return Aligner(_syntax())


@cache
def _annotator() -> "Annotator":
    from models.aligner.annotator import Annotator

    return Annotator(_syntax())


@cache
def _syntax() -> "Syntax":
    from models.syntax.pipeline import load_syntax

    return load_syntax()
