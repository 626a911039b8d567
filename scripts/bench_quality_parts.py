"""Whether each alert of Emend is right, part by part."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from scripts.bench_quality_answers import Finding, is_regional
from training.config.measuring import EvaluationSet
from training.corpora.detokenizer import detokenize
from training.evaluation.errant_scores import PairAligner, TypedEditLike
from training.evaluation.sets import Item


@dataclass(frozen=True, slots=True)
class Verdicts:
    """How many alerts of each part are right, how many wrong, and how many have no replacement."""

    right: Mapping[str, int] = field(default_factory=Counter)
    wrong: Mapping[str, int] = field(default_factory=Counter)
    bare: Mapping[str, int] = field(default_factory=Counter)


def verdicts(
    entry: EvaluationSet, items: Sequence[Item], alerts: Sequence[Sequence[tuple[str, Finding]]], aligner: PairAligner
) -> Verdicts:
    """Judge each alert by itself, without the others of its sentence.

    It is right where everything that its first replacement changes, as ERRANT cuts it, is changed in the same way in
    one of the references, and wrong otherwise: in text that needs no correction always. What changes the spacing alone
    is not scored, nor what is of another region.
    """
    right: Counter[str] = Counter()
    wrong: Counter[str] = Counter()
    bare: Counter[str] = Counter()
    cases = []
    for item, own in zip(items, alerts, strict=True):
        for part, (start, end, replacement) in own:
            if replacement is None:
                bare[part] += 1
            elif not is_regional(item.natural[start:end], replacement):
                cases.append((part, item, item.natural[:start] + replacement + item.natural[end:]))
    if entry.metric == "false_alarms":
        return Verdicts(right, Counter(part for part, _, _ in cases), bare)
    compared = [(item, _spaced(text), _references(entry, item)) for _, item, text in cases]
    pairs = {(_spaced(item.natural), other) for item, text, references in compared for other in (text, *references)}
    edits = dict(zip(pairs, map(_keys, aligner.align_all(pairs)), strict=True))
    for (part, _, _), (item, text, references) in zip(cases, compared, strict=True):
        source = _spaced(item.natural)
        made = edits[source, text]
        if made:
            is_right = any(made <= edits[source, reference] for reference in references)
            (right if is_right else wrong)[part] += 1
    return Verdicts(right, wrong, bare)


def _references(entry: EvaluationSet, item: Item) -> list[str]:
    return [_spaced(detokenize(one) if entry.tokenized else one) for one in item.references]


def _spaced(text: str) -> str:
    return " ".join(text.split())


def _keys(edits: Sequence[TypedEditLike]) -> frozenset[tuple[int, int, str]]:
    return frozenset((edit.start, edit.end, edit.replacement) for edit in edits)
