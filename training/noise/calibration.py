"""How often a drawn operation finds a place for its error.

Most sentences hold an article, few a comparative, so operations drawn by the rates alone would make far more of the one
error than of the other. The shares of draws that succeed make up for that; they were measured once over mixed prose
and are kept in a table (made by ``python -m training.noise --calibrate FILE``): an operation is drawn the more often
the rarer its draws succeed.
"""

from collections.abc import Callable, Sequence
from random import Random

from training.noise.lexicon import TABLES, NoiseLexicon
from training.noise.operation import discover
from training.noise.sentence import NoisySentence

_TABLE = "draw_success.tsv"
_LEAST = 0.08
"""Rarer operations are drawn no more often than this, or they would hit every sentence that has room for them."""
_UNKNOWN = 0.3


def draw_success(language: str) -> Callable[[str], float]:
    """The table of a language: operation -> share of its draws that succeed, at least a floor."""
    path = TABLES / language / _TABLE
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    measured = {name: float(share) for name, _, share in (line.partition("\t") for line in lines)}
    return lambda name: max(measured.get(name, _UNKNOWN), _LEAST)


def measure_draw_success(
    sentences: Sequence[str], lexicon: NoiseLexicon, language: str, rng: Random
) -> dict[str, float]:
    """Draw every operation once for each sentence."""
    operations = discover(language)
    made = dict.fromkeys((operation.name for operation in operations), 0)
    for text in sentences:
        for operation in operations:
            sentence = NoisySentence(text, lexicon)
            if len(sentence) and operation.corrupt(sentence, rng):
                made[operation.name] += 1
    return {name: count / max(len(sentences), 1) for name, count in made.items()}
