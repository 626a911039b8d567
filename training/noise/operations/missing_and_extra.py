"""Words left out, repeated, or put in for nothing."""

from random import Random

from training.noise.operation import LANGUAGE_INDEPENDENT, operation, pick
from training.noise.sentence import NoisySentence
from training.noise.tagging import VERBS
from training.noise.word_lists import word_list

_DROPPED = frozenset(word_list("function word to leave out"))


@operation("missing_and_extra.drop_function_word", types=("OTHER",), weight=6, at=_DROPPED)
def drop_function_word(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """A function word is left out: ``It is cold`` -> ``It cold``."""
    if sentence.lower[i] == "that" and sentence.tag(i - 1) in VERBS:  # it may be left out there
        return False
    return i > 0 and sentence.delete(i)


@operation(
    "missing_and_extra.drop_verb", types=("VERB",), weight=8, at={"is", "are", "was", "were", "be", "been", "am"}
)
def drop_copula(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``She is happy`` -> ``She happy``."""
    return i > 0 and sentence.joined(i + 1) and sentence.delete(i)


@operation("missing_and_extra.repeat", types=("OTHER",), weight=7, language=LANGUAGE_INDEPENDENT)
def repeat_word(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``in the house`` -> ``in the the house``."""
    word = sentence.lower[i]
    if len(word) > 5 and rng.random() < 0.7:
        return False
    if sentence.words[i] != "I" and sentence.words[i] != word and not sentence.starts_sentence(i):
        return False
    sentence.touched[i] = True
    return sentence.append(i, "I" if word == "i" else word, sentence.tags[i])


@operation("missing_and_extra.add_be", types=("VERB", "VERB:TENSE"), weight=5, tags={"VB", "VBD", "VBZ"})
def add_be(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``I agree`` -> ``I am agree``, ``They went`` -> ``They were went``."""
    subject = sentence.word(i - 1)
    if subject not in ("i", "you", "he", "she", "we", "they", "it") or not sentence.joined(i):
        return False
    if sentence.tag(i - 2) in ("DO", "MD", "HAVE", "BE", "VB"):
        return False
    past = sentence.tags[i] == "VBD"
    third = subject in ("he", "she", "it")
    if subject == "i":
        verb = "was" if past else "am"
    elif past:
        verb = "was" if third else "were"
    else:
        verb = "is" if third else "are"
    return sentence.insert(i, verb, "BE")


@operation("missing_and_extra.superfluous", types=("OTHER",), weight=4, tags={"NN", "VB", "JJ", "VBD", "IN", "DT"})
def add_function_word(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """A function word too many: ``that``, ``of``, ``to``, ``the`` ..."""
    if not sentence.joined(i):
        return False
    new = pick(
        rng, (("the", 3), ("to", 3), ("of", 3), ("that", 2), ("is", 1), ("for", 1), ("a", 1), ("it", 1), ("in", 1))
    )
    if sentence.lower[i - 1] == new or sentence.lower[i] == new:
        return False
    if new == "the" and sentence.tags[i - 1] not in ("DT", "PRP$", "PRP", "MD", "TO"):
        return False
    return sentence.insert(i, new)
