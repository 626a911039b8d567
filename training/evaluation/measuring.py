"""One set, one system's answers, one metric -> a result."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from training.config import EvaluationSet
from training.corpora.detokenizer import detokenize
from training.evaluation.errant_scores import PairAligner, errant_scores
from training.evaluation.false_alarms import count_false_alarms
from training.evaluation.gleu import gleu
from training.evaluation.maxmatch import maxmatch_scores
from training.evaluation.results import Result
from training.evaluation.retokenize import retokenize
from training.evaluation.sets import Item
from training.evaluation.spans import span_scores, spans


def measure(entry: EvaluationSet, items: Sequence[Item], hypotheses: Sequence[str], system: str) -> Result:
    """Measure corrected natural-text sentences by the set's metric.

    ``errant`` and ``spans`` compare natural text; ``gleu`` and ``maxmatch`` compare tokens in the set's own style;
    ``false_alarms`` counts every edit, or one where only the spacing was changed.

    Raises:
        ModelError: the syntax pipeline that ERRANT needs cannot be loaded.
    """
    result = Result(system, entry.name, entry.metric, entry.half, len(items))
    sources = [item.natural for item in items]
    match entry.metric:
        case "errant":
            scores = errant_scores(sources, hypotheses, _natural(entry, items), _aligner())
            return replace(result, scores=scores.total, by_type=scores.by_type)
        case "spans":
            return replace(result, scores=span_scores(sources, hypotheses, _natural(entry, items)))
        case "gleu":
            references = [[reference.split() for reference in item.references] for item in items]
            tokens = [item.raw.split() for item in items]
            return replace(result, gleu=100 * gleu(tokens, _tokenized(items, hypotheses), references))
        case "maxmatch":
            gold = [item.gold for item in items if item.gold]
            return replace(result, scores=maxmatch_scores(gold, _tokenized(items, hypotheses)))
        case "false_alarms":
            edits = [
                max(len(spans(source, hypothesis)), source != hypothesis)
                for source, hypothesis in zip(sources, hypotheses, strict=True)
            ]
            return replace(result, false_alarms=count_false_alarms(sources, edits).per_1000_words)


def _natural(entry: EvaluationSet, items: Sequence[Item]) -> list[tuple[str, ...]]:
    if not entry.tokenized:
        return [item.references for item in items]
    return [tuple(map(detokenize, item.references)) for item in items]


def _tokenized(items: Sequence[Item], hypotheses: Sequence[str]) -> list[list[str]]:
    return [
        retokenize(item.raw.split(), item.natural, hypothesis)
        for item, hypothesis in zip(items, hypotheses, strict=True)
    ]


@cache
def _aligner() -> PairAligner:
    from models.aligner.aligner import Aligner

    return Aligner()
