"""The right root, the wrong part of speech or ending."""

from random import Random

from training.noise.operation import operation
from training.noise.operations.confusables import read_sets
from training.noise.sentence import NoisySentence

DERIVATIONS = read_sets("en/derivations.txt")


@operation("derivations.swap", types=("MORPH", "NOUN", "ADJ", "ADV", "VERB"), weight=1, at=DERIVATIONS)
def swap_derivation(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``a different idea`` -> ``a difference idea``."""
    others = DERIVATIONS[sentence.lower[i]].others
    return sentence.replace(i, others[int(rng.random() * len(others))])
