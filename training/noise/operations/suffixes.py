"""Adjective for adverb and the other way round; wrong endings by rule."""

from random import Random

from training.noise.lexicon import CLOSED
from training.noise.operation import operation, pick
from training.noise.sentence import NoisySentence
from training.noise.tagging import COMMON_NOUNS

_NOT_FROM_ADJECTIVE = frozenset(
    {"only", "early", "family", "reply", "apply", "supply", "july", "fly", "italy", "likely"}
)


def adjective_of(adverb: str) -> str:
    """``quickly`` -> ``quick``, ``easily`` -> ``easy``, ``probably`` -> ``probable``, ``basically`` -> ``basic``."""
    if adverb.endswith("ically"):
        return adverb[:-4]
    if adverb.endswith("ily"):
        return adverb[:-3] + "y"
    if adverb.endswith(("ably", "ibly", "ply", "tly")) and adverb[-3] in "bp":
        return adverb[:-1] + "e"
    return adverb[:-2]


def adverb_of(adjective: str) -> str:
    """``quick`` -> ``quickly``, ``easy`` -> ``easily``, ``simple`` -> ``simply``, ``basic`` -> ``basically``."""
    if adjective.endswith("ic"):
        return adjective + "ally"
    if adjective.endswith("y"):
        return adjective[:-1] + "ily"
    if adjective.endswith("le"):
        return adjective[:-1] + "y"
    return adjective + "ly"


@operation("suffixes.to_adjective", types=("MORPH", "ADV"), weight=5, tags={"RB"})
def use_adjective(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``He runs quickly`` -> ``He runs quick``, ``really good`` -> ``real good``."""
    word = sentence.lower[i]
    if not word.endswith("ly") or len(word) < 6 or word in _NOT_FROM_ADJECTIVE:
        return False
    adjective = adjective_of(word)
    return "JJ" in sentence.lexicon[adjective] and sentence.replace(i, adjective, "JJ")


@operation("suffixes.from_adjective", types=("MORPH", "ADJ"), weight=5, tags={"JJ"})
def use_adverb(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``a quick answer`` -> ``a quickly answer``, ``It is good`` -> ``It is well``."""
    word = sentence.lower[i]
    if sentence.tag(i + 1) not in COMMON_NOUNS and sentence.tag(i - 1) != "BE":
        return False
    if word == "good":
        return sentence.replace(i, "well", "RB")
    adverb = adverb_of(word)
    return "RB" in sentence.lexicon[adverb] and sentence.lexicon.known(adverb) and sentence.replace(i, adverb, "RB")


@operation(
    "suffixes.drop", types=("ADV",), weight=2, at={"very", "also", "so", "too", "just", "even", "not", "there", "back"}
)
def drop_adverb(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``so many that`` -> ``many that``; ``there`` after a verb of motion."""
    word = sentence.lower[i]
    if word == "so":
        return sentence.tag(i + 1) in ("JJ", "DT") and "that" in sentence.lower[i + 2 : i + 5] and sentence.delete(i)
    if word == "there":
        return sentence.tag(i - 1) in ("VB", "VBD") and sentence.delete(i)
    return word == "too" and sentence.word(i + 2) == "to" and sentence.delete(i)


_SUFFIXES = {
    "ful": (("full", 2), ("fully", 1)), "ing": (("ed", 3),), "ed": (("ing", 3),), "ous": (("ously", 1), ("es", 0.3)),
    "ive": (("ion", 2), ("ively", 1)), "al": (("ally", 2), ("e", 0.3)), "ic": (("ical", 2), ("ics", 1)),
    "ical": (("ic", 2), ("ically", 1)), "ence": (("ent", 2), ("ency", 1)), "ance": (("ant", 1), ("ancy", 0.5)),
    "ent": (("ence", 2),), "ant": (("ance", 2),), "ity": (("ness", 0.7), ("", 1)), "ness": (("", 2), ("ity", 0.4)),
    "tion": (("te", 1), ("ting", 0.7)), "ment": (("", 2), ("ing", 0.5)), "able": (("ably", 1), ("ability", 0.6)),
    "ism": (("ist", 1),), "ist": (("ism", 0.5),), "er": (("or", 1), ("", 0.5)), "less": (("ful", 0.4), ("ness", 0.4)),
}  # fmt: skip


@operation("suffixes.swap", types=("MORPH",), weight=6, tags={"JJ", "NN", "RB"})
def swap_suffix(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``dependence`` -> ``dependency``/``dependent``, ``historical`` -> ``historic``, ``movement`` -> ``move``."""
    word = sentence.lower[i]
    if len(word) < 7 or word in CLOSED:
        return False
    for size in (4, 3, 2):
        choices = _SUFFIXES.get(word[-size:])
        if choices is not None:
            new = word[:-size] + pick(rng, choices)
            if not sentence.lexicon.known(new) and rng.random() < 0.9:
                return False
            return sentence.replace(i, new)
    return False
