"""Comparatives and superlatives formed wrongly."""

from random import Random

from training.noise.operation import operation
from training.noise.operations.inflection import regular_past
from training.noise.sentence import NoisySentence

_IRREGULAR = {
    "better": ("gooder", "more good"), "best": ("goodest", "most good"), "worse": ("badder", "more bad", "worser"),
    "worst": ("badest", "most bad", "worse"), "farther": ("farer", "more far"), "further": ("farer", "more far"),
    "less": ("lesser", "more little"), "more": ("mucher",), "fewer": ("more few",),
}  # fmt: skip


def add_ending(adjective: str, ending: str) -> str:
    """``big`` + ``er`` -> ``bigger``, ``easy`` + ``est`` -> ``easiest``."""
    return regular_past(adjective)[:-2] + ending


@operation("comparatives.double", types=("ADJ:FORM", "ADV"), weight=6, tags={"JJR", "JJS", "RBR"})
def double_comparative(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``better`` -> ``more better``, ``the biggest`` -> ``the most biggest``."""
    word = sentence.lower[i]
    if word in ("more", "most", "less", "least") or sentence.word(i - 1) in ("more", "most", "much", "far"):
        return False
    if not sentence.joined(i):
        return False
    return sentence.insert(i, "most" if sentence.tags[i] == "JJS" else "more", "RB")


@operation("comparatives.analytic", types=("ADJ:FORM",), weight=6, tags={"JJR", "JJS"})
def make_analytic(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``easier`` -> ``more easy``, ``biggest`` -> ``most big``, ``better`` -> ``gooder``."""
    word, tag = sentence.lower[i], sentence.tags[i]
    irregular = _IRREGULAR.get(word)
    if irregular is not None:
        if word in ("more", "less") and rng.random() < 0.9:
            return False
        return sentence.replace(i, irregular[int(rng.random() * len(irregular))])
    base = sentence.lexicon.inflect(word, tag, "JJ")
    if base is None:
        return False
    if rng.random() < 0.3:
        return sentence.replace(i, base, "JJ")
    return sentence.replace(i, ("more " if tag == "JJR" else "most ") + base)


@operation("comparatives.synthetic", types=("ADJ:FORM",), weight=6, at={"more", "most"})
def make_synthetic(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``more careful`` -> ``carefuller``/``more carefuler``; ``the most important`` -> ``the more important``."""
    if sentence.tag(i + 1) != "JJ" or not sentence.joined(i + 1):
        return False
    superlative = sentence.lower[i] == "most"
    if superlative and rng.random() < 0.5 and sentence.word(i - 1) == "the":
        return sentence.replace(i, "more")
    adjective = sentence.lower[i + 1]
    if len(adjective) > 8:
        return False
    if not sentence.replace(i + 1, add_ending(adjective, "est" if superlative else "er"), "JJR"):
        return False
    return rng.random() < 0.3 or sentence.delete(i)


@operation("comparatives.than", types=("ADJ:FORM",), weight=3, at={"than"})
def use_plain_before_than(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``bigger than`` -> ``big than``, ``more useful than`` -> ``useful than``."""
    if sentence.word(i - 2) == "more" and sentence.tag(i - 1) == "JJ" and sentence.joined(i - 1):
        return sentence.delete(i - 2)
    if sentence.tag(i - 1) != "JJR" or sentence.lower[i - 1] in ("more", "less"):
        return False
    base = sentence.lexicon.inflect(sentence.lower[i - 1], "JJR", "JJ")
    return base is not None and sentence.replace(i - 1, base, "JJ")
