"""One set, one system's answers, one metric -> a result, and what each sentence adds to it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from training.config.measuring import EvaluationSet
from training.evaluation.aligners import aligner, annotator, syntax
from training.evaluation.answers import Answer, marked_tokens, natural_references, tokens_of
from training.evaluation.detection import detection_scores
from training.evaluation.errant_scores import errant_scores
from training.evaluation.false_alarms import FalseAlarms
from training.evaluation.gleu import gleu_of, gleu_statistics
from training.evaluation.gold_scores import gold_scores
from training.evaluation.judged import Judged
from training.evaluation.maxmatch import maxmatch_scores
from training.evaluation.results import SetResult
from training.evaluation.scores import Scores
from training.evaluation.sets import Item
from training.evaluation.spans import span_scores_of_each, spans


@dataclass(frozen=True, slots=True)
class Measured:
    """A result, and each sentence's counts: added up, ``figure`` makes of them what the result shows.

    ``judged`` has the edits of each sentence where the metric is ERRANT's.
    """

    result: SetResult
    counts: Sequence[Sequence[float]]
    judged: Sequence[Judged] = ()


def measure(entry: EvaluationSet, items: Sequence[Item], answers: Sequence[Answer], system: str) -> Measured:
    """Measure a system's answers by the set's metric.

    ``errant`` and ``spans`` compare natural text, ``errant`` on M2 gold, ``gleu`` and ``maxmatch`` tokens in the set's
    own style; ``false_alarms`` counts every edit, or one where only the spacing was changed, ``detection`` the tokens
    marked as wrong.

    Raises:
        ModelError: the syntax pipeline that ERRANT needs cannot be loaded.
    """
    result = SetResult(system, entry.name, entry.metric, entry.half, len(items))
    sources = [item.natural for item in items]
    texts = [answer.text for answer in answers]
    gold = [item.gold for item in items if item.gold]
    match entry.metric:
        case "errant":
            if gold:
                found = gold_scores(gold, tokens_of(items, answers), syntax(), annotator())
            else:
                found = errant_scores(sources, texts, natural_references(entry, items), aligner())
            scores = [sentence.scores for sentence in found.sentences]
            return replace(_measured(replace(result, by_type=found.by_type), scores), judged=found.sentences)
        case "spans":
            return _measured(result, span_scores_of_each(sources, texts, natural_references(entry, items)))
        case "maxmatch":
            return _measured(result, maxmatch_scores(gold, tokens_of(items, answers)))
        case "detection":
            tokens = tokens_of(items, answers)
            scores = [
                detection_scores(item.wrong, marked_tokens(item, answer, own))
                for item, answer, own in zip(items, answers, tokens, strict=True)
            ]
            return _measured(result, scores)
        case "gleu":
            references = [[reference.split() for reference in item.references] for item in items]
            raw = [item.raw.split() for item in items]
            counts: Sequence[Sequence[float]] = gleu_statistics(raw, tokens_of(items, answers), references)
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


def _measured(result: SetResult, scores: Sequence[Scores]) -> Measured:
    counts = [(each.tp, each.fp, each.fn) for each in scores]
    return Measured(replace(result, scores=sum(scores, Scores())), counts)
