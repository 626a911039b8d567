"""Noun number: plural lost or added, uncountable nouns made plural, wrong plurals."""

from random import Random

from training.noise.operation import operation
from training.noise.sentence import NoisySentence
from training.noise.word_lists import word_list

_UNCOUNTABLE = frozenset(word_list("uncountable"))
_PLURAL_CUES = frozenset({"many", "these", "those", "several", "few", "all", "various", "some", "other", "different"})
_SINGULAR_CUES = frozenset({"a", "an", "this", "that", "each", "every", "one", "another"})


@operation("noun_number.to_singular", types=("NOUN:NUM",), weight=14, tags={"NNS"})
def plural_to_singular(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``two books`` -> ``two book``."""
    new = sentence.lexicon.inflect(sentence.lower[i], "NNS", "NN")
    if new is None or len(new) < 3:
        return False
    cued = any(sentence.word(j) in _PLURAL_CUES or sentence.tag(j) == "CD" for j in (i - 1, i - 2))
    bare = sentence.tag(i - 1) not in ("DT", "PRP$", "NNP") and sentence.word(i - 2) not in ("the",)
    if not cued and not bare and rng.random() > 0.03:
        return False
    return sentence.replace(i, new, "NN")


@operation("noun_number.to_plural", types=("NOUN:NUM",), weight=7, tags={"NN"})
def singular_to_plural(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``a book`` -> ``a books``, ``every day`` -> ``every days``."""
    if sentence.tag(i + 1) in ("NN", "NNS", "NNP") and sentence.joined(i + 1):
        return False
    cued = any(sentence.word(j) in _SINGULAR_CUES for j in (i - 1, i - 2, i - 3) if sentence.joined(i))
    if not cued and rng.random() > 0.02:
        return False
    new = sentence.lexicon.inflect(sentence.lower[i], "NN", "NNS")
    return new is not None and sentence.replace(i, new, "NNS")


@operation("noun_number.uncountable", types=("NOUN:NUM",), weight=5, at=_UNCOUNTABLE)
def pluralise_uncountable(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``information`` -> ``informations``."""
    word = sentence.lower[i]
    if word.endswith("s") or sentence.tags[i] != "NN":
        return False
    return sentence.replace(i, word + "s", "NNS")
