"""GLEU for grammatical error correction (Napoles et al., 2015; without tuning, Napoles et al., 2016), n-grams up to 4.

The 2016 metric draws one reference a sentence at random, 500 times, and takes the mean of the corpus scores.
``gleu`` replaces the draws by their expectation: each statistic is averaged over a sentence's references before it is
summed. It needs no random numbers and differs from the mean of many draws by a few hundredths of a point
(a test compares the two).
"""

import math
import random
from collections import Counter
from collections.abc import Sequence
from statistics import fmean

ORDER = 4

Tokens = Sequence[str]
Stats = tuple[float, ...]
"""Hypothesis length, reference length, then for n = 1..4 the n-gram score and the number of n-grams."""


def gleu(sources: Sequence[Tokens], hypotheses: Sequence[Tokens], references: Sequence[Sequence[Tokens]]) -> float:
    """Return the corpus GLEU in [0, 1] of tokenised sentences, each with one or several references.

    Raises:
        ValueError: the three have not the same length, or a sentence has no reference.
    """
    return gleu_of([sum(column) for column in zip(*gleu_statistics(sources, hypotheses, references), strict=True)])


def gleu_statistics(
    sources: Sequence[Tokens], hypotheses: Sequence[Tokens], references: Sequence[Sequence[Tokens]]
) -> list[Stats]:
    """Return the statistics of each sentence, averaged over its references; raises like ``gleu``."""
    return [
        tuple(fmean(values) for values in zip(*by_reference, strict=True))
        for by_reference in _all_stats(sources, hypotheses, references)
    ]


def sampled_gleu(
    sources: Sequence[Tokens],
    hypotheses: Sequence[Tokens],
    references: Sequence[Sequence[Tokens]],
    draws: int = 500,
    seed: int = 1,
) -> float:
    """Return GLEU as published in 2016: the mean over ``draws`` random choices of a reference for each sentence."""
    stats = _all_stats(sources, hypotheses, references)
    chance = random.Random(seed)
    return fmean(
        gleu_of([sum(column) for column in zip(*(chance.choice(entry) for entry in stats), strict=True)])
        for _ in range(draws)
    )


def _all_stats(
    sources: Sequence[Tokens], hypotheses: Sequence[Tokens], references: Sequence[Sequence[Tokens]]
) -> list[list[Stats]]:
    return [
        [_stats(source, hypothesis, reference) for reference in targets]
        for source, hypothesis, targets in zip(sources, hypotheses, references, strict=True)
    ]


def _stats(source: Tokens, hypothesis: Tokens, reference: Tokens) -> Stats:
    """Count n-grams shared with the reference, less those shared with the source that the reference has not."""
    stats: list[float] = [len(hypothesis), len(reference)]
    for n in range(1, ORDER + 1):
        ours, theirs, original = (_ngrams(tokens, n) for tokens in (hypothesis, reference, source))
        only_original = Counter({ngram: count for ngram, count in original.items() if ngram not in theirs})
        score = (ours & theirs).total() - (ours & only_original).total()
        stats += [max(score, 0), max(len(hypothesis) + 1 - n, 0)]
    return tuple(stats)


def _ngrams(tokens: Tokens, n: int) -> Counter[tuple[str, ...]]:
    return Counter(tuple(tokens[place : place + n]) for place in range(len(tokens) + 1 - n))


def gleu_of(stats: Sequence[float]) -> float:
    """Return the GLEU of statistics added up over sentences."""
    if min(stats, default=0) <= 0:
        return 0.0
    length, reference_length = stats[:2]
    logarithms = [math.log(stats[place] / stats[place + 1]) for place in range(2, 2 + 2 * ORDER, 2)]
    return math.exp(min(0.0, 1 - reference_length / length) + fmean(logarithms))
