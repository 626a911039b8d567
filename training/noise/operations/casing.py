"""Capital letters lost, or put where none belongs."""

from random import Random

from training.noise.operation import LANGUAGE_INDEPENDENT, operation
from training.noise.sentence import NoisySentence

_I = frozenset({"i", "i'm", "i've", "i'll", "i'd"})


@operation("casing.sentence_start", types=("ORTH",), weight=16, whole=True, language=LANGUAGE_INDEPENDENT)
def lower_sentence_start(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``The end.`` -> ``the end.``."""
    if not sentence.words[0][0].isupper():
        return False
    starts = [j for j in range(len(sentence)) if sentence.starts_sentence(j)]
    at = starts[int(rng.random() * len(starts))]
    word = sentence.words[at]
    if sentence.touched[at] or not word[0].isupper() or (len(word) > 1 and not word[1:].islower()):
        return False
    sentence.put(at, word.lower())
    return True


@operation("casing.name", types=("ORTH",), weight=16, tags={"NNP"}, language=LANGUAGE_INDEPENDENT)
def lower_name(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``in English`` -> ``in english``."""
    word = sentence.words[i]
    if not word[0].isupper() or not word[1:].islower() or sentence.starts_sentence(i):
        return False
    sentence.put(i, word.lower())
    return True


@operation("casing.i", types=("ORTH",), weight=9, at=_I)
def lower_i(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``I think`` -> ``i think``."""
    if sentence.words[i][0] != "I":
        return False
    sentence.put(i, "i" + sentence.words[i][1:])
    return True


@operation("casing.capital_noun", types=("ORTH",), weight=8, tags={"NN", "NNS"})
def capitalise_noun(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``the government`` -> ``the Government``."""
    word = sentence.words[i]
    if not word.islower() or len(word) < 3:
        return False
    sentence.put(i, word[0].upper() + word[1:])
    return True


@operation("casing.capital_anywhere", types=("ORTH",), weight=3, language=LANGUAGE_INDEPENDENT)
def capitalise_anywhere(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``and then`` -> ``And then``, after a comma as if a sentence began."""
    word = sentence.words[i]
    if not word.islower():
        return False
    sentence.put(i, word[0].upper() + word[1:])
    return True


@operation("casing.all_capitals", types=("ORTH",), weight=1.2, language=LANGUAGE_INDEPENDENT)
def write_in_capitals(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``very`` -> ``VERY``."""
    word = sentence.words[i]
    if len(word) < 3 or not word.islower():
        return False
    sentence.put(i, word.upper())
    return True
