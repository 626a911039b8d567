"""Determiners other than articles."""

from random import Random

from training.noise.operation import operation, pick
from training.noise.sentence import NoisySentence

_SWAPS = {
    "this": (("these", 6),),
    "these": (("this", 8),),
    "that": (("those", 1),),
    "those": (("that", 4), ("this", 1), ("them", 1)),
    "much": (("many", 5), ("a lot", 1)),
    "many": (("much", 5), ("a lot of", 1)),
    "few": (("little", 2), ("less", 1)),
    "little": (("few", 2),),
    "less": (("fewer", 1), ("fewest", 0.3)),
    "fewer": (("less", 3),),
    "some": (("any", 3), ("a", 2)),
    "any": (("some", 4), ("no", 1)),
    "every": (("all", 3), ("any", 0.5)),
    "all": (("every", 3), ("whole", 1)),
    "each": (("all", 2),),
    "other": (("another", 3), ("others", 3)),
    "another": (("other", 5), ("an other", 2)),
    "both": (("the both", 1),),
    "no": (("any", 1), ("not", 2)),
    "either": (("neither", 1), ("both", 1)),
    "neither": (("either", 2),),
    "several": (("severals", 1),),
    "my": (("mine", 1), ("me", 1)),
    "your": (("you", 2), ("yours", 1)),
    "their": (("they", 1), ("theirs", 1), ("his", 1), ("them", 1)),
    "our": (("ours", 1), ("us", 1)),
    "his": (("him", 1), ("her", 0.1), ("he's", 1), ("its", 0.1)),
    "her": (("hers", 1), ("his", 0.5), ("she", 0.3)),
}
_NEED_A_NOUN = frozenset(
    {"this", "these", "that", "those", "few", "little", "less", "every", "all", "other", "no", "her"}
)


@operation("determiners.swap", types=("DET",), weight=14, at=_SWAPS)
def swap_determiner(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``these ideas`` -> ``this ideas``, ``many people`` -> ``much people``, ``another book`` -> ``other book``."""
    word = sentence.lower[i]
    if not sentence.joined(i + 1):
        return False
    tag = sentence.tags[i + 1]
    if word in _NEED_A_NOUN and tag not in ("NN", "NNS", "JJ"):
        return False
    if word in ("that", "those") and sentence.tag(i - 1) not in ("IN", "BE", "CC", ""):
        return False
    return sentence.replace(i, pick(rng, _SWAPS[word]))


@operation("determiners.drop_possessive", types=("DET",), weight=4, at={"my", "your", "his", "our", "their", "its"})
def drop_possessive(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``He lost his job`` -> ``He lost job``, or ``the job``."""
    if not sentence.joined(i + 1) or sentence.tag(i + 1) not in ("NN", "JJ", "NNS"):
        return False
    return sentence.delete(i) if rng.random() < 0.7 else sentence.replace(i, "the")
