"""Conjunctions: left out, the wrong one, doubled."""

from random import Random

from training.noise.operation import operation, pick
from training.noise.sentence import NoisySentence

_SWAPS = {
    "and": (("or", 1), ("but", 1), ("also", 1), ("then", 0.5)),
    "but": (("and", 3), ("so", 1), ("or", 0.5)),
    "because": (("so", 2), ("since that", 0.5), ("due to", 1)),
    "so": (("because", 2), ("then", 1)),
    "or": (("and", 3), ("nor", 0.5)),
    "if": (("when", 2), ("that", 1), ("weather", 1)),
    "when": (("if", 1), ("while", 1), ("then", 1)),
    "while": (("when", 1), ("during", 2)),
    "although": (("but", 1), ("despite", 2), ("however", 1)),
    "though": (("but", 1), ("however", 1)),
    "that": (("than", 1), ("what", 3), ("which", 1), ("as", 0.5)),
    "than": (("that", 2), ("as", 1), ("then", 2)),
    "as": (("than", 1),),
    "until": (("when", 1), ("since", 1), ("to", 1)),
    "nor": (("or", 2), ("and", 1)),
}
_PAIRING = frozenset({"both", "between", "either", "whether"})


@operation("conjunctions.swap", types=("CONJ", "OTHER"), weight=6, at=_SWAPS)
def swap_conjunction(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``because`` -> ``so``, ``neither ... nor`` -> ``neither ... or``, ``better than`` -> ``better that``."""
    word = sentence.lower[i]
    if word in ("and", "or") and _PAIRING.isdisjoint(sentence.lower):
        return False
    if word in ("as", "that", "so", "but", "if", "when") and rng.random() < 0.75:
        return False
    return sentence.replace(i, pick(rng, _SWAPS[word]))


@operation("conjunctions.drop", types=("CONJ",), weight=4, at={"and", "or", "but"})
def drop_conjunction(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``bread, butter and jam`` -> ``bread, butter jam``."""
    return i > 0 and sentence.joined(i + 1) and sentence.delete(i)


@operation("conjunctions.double", types=("CONJ",), weight=3, at={"although", "though", "because", "since"})
def double_conjunction(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``Although it rained, we left`` -> ``Although it rained, but we left``."""
    if not sentence.starts_sentence(i):
        return False
    commas = [j for j in range(i + 2, len(sentence)) if sentence.gaps[j] == ", "]
    if not commas or sentence.tags[commas[0]] in ("CC", "WP", "IN"):
        return False
    return sentence.insert(commas[0], "but" if sentence.lower[i].endswith("though") else "so", "CC")


@operation("conjunctions.add_that", types=("CONJ", "OTHER"), weight=1, at={"because", "if", "when", "while", "whether"})
def add_that(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``because it rained`` -> ``because that it rained``."""
    if (
        sentence.tag(i + 1) not in ("PRP", "DT", "EX")
        or not sentence.joined(i + 1)
        or sentence.words[i].endswith("that")
    ):
        return False
    return sentence.insert(i + 1, "that", "IN")
