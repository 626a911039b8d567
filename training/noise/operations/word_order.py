"""Word order: adverbs, questions, indirect questions, adjectives after their noun."""

from random import Random

from training.noise.operation import operation
from training.noise.sentence import NoisySentence
from training.noise.tagging import COMMON_NOUNS, VERBS
from training.noise.word_lists import word_list

_MOBILE_ADVERBS = frozenset(word_list("mobile adverb"))
_AUXILIARY_TAGS = frozenset({"BE", "HAVE", "DO", "MD"})
_SUBJECTS = frozenset({"i", "you", "he", "she", "it", "we", "they"})
_QUESTION_WORDS = frozenset({"what", "where", "when", "why", "how", "who", "which"})


def move(sentence: NoisySentence, source: int, target: int) -> bool:
    """Move word ``source`` so that it stands as word ``target``; the gaps stay, a capital at the start is kept."""
    low, high = min(source, target), max(source, target)
    if not all(sentence.joined(j) for j in range(low + 1, high + 1)):
        return False
    capital = sentence.words[low][0].isupper() and sentence.starts_sentence(low)
    name = sentence.tags[low] == "NNP" or sentence.lower[low].split("'")[0] == "i"
    items: list[str]
    for items in (sentence.words, sentence.lower, sentence.tags):
        items.insert(target, items.pop(source))
    if capital:
        at = low + 1 if source > target else high
        if not name and sentence.words[at][1:].islower():
            sentence.words[at] = sentence.words[at].lower()
        sentence.words[low] = sentence.words[low][0].upper() + sentence.words[low][1:]
    sentence.touched[low : high + 1] = [True] * (high + 1 - low)
    return True


@operation("word_order.adverb", types=("WO",), weight=10, at=_MOBILE_ADVERBS)
def misplace_adverb(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``I always go`` -> ``I go always``, ``He has never been`` -> ``He never has been``/``He has been never``."""
    before, after = sentence.tag(i - 1), sentence.tag(i + 1)
    if before in _AUXILIARY_TAGS and after in VERBS | {"JJ", "BE", "VBN"}:
        if rng.random() < 0.5 and sentence.lower[i] not in ("also", "really", "probably"):
            return move(sentence, i, i + 1)
        return before == "BE" and sentence.tag(i - 2) == "PRP" and move(sentence, i, i - 1)
    if before in ("PRP", "NN", "NNS", "NNP") and after in ("VB", "VBZ", "VBD"):
        return move(sentence, i, i + 1)
    return False


@operation("word_order.uninverted_question", types=("WO",), weight=9, at=_QUESTION_WORDS)
def undo_inversion(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``Why are you here?`` -> ``Why you are here?``; ``What do you think?`` -> ``What you think?``."""
    if not sentence.starts_sentence(i) or sentence.word(i + 2) not in _SUBJECTS:
        return False
    if sentence.tag(i + 1) not in _AUXILIARY_TAGS or not sentence.joined(i + 1):
        return False
    if sentence.tags[i + 1] == "DO" and rng.random() < 0.7:
        return sentence.delete(i + 1)
    return move(sentence, i + 1, i + 2)


@operation("word_order.yes_no_question", types=("WO",), weight=4, at=_SUBJECTS)
def undo_yes_no_inversion(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``Are you ready?`` -> ``You are ready?``; ``Do you know?`` -> ``You know?``."""
    if i == 0 or not sentence.starts_sentence(i - 1) or sentence.tags[i - 1] not in _AUXILIARY_TAGS:
        return False
    if "?" not in sentence.gaps[-1] or sentence.tag(i + 1) == "":
        return False
    return move(sentence, i, i - 1)


@operation("word_order.indirect_question", types=("WO",), weight=8, at=_QUESTION_WORDS)
def invert_indirect_question(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``I know what it is`` -> ``I know what is it``, ``where he went`` -> ``where did he went``."""
    if sentence.tag(i - 1) not in VERBS and sentence.tag(i - 1) not in ("PRP", "IN"):
        return False
    if not sentence.joined(i) or not sentence.joined(i + 1) or sentence.word(i + 1) not in _SUBJECTS:
        return False
    following = sentence.tag(i + 2)
    if following in ("BE", "MD", "HAVE"):
        return move(sentence, i + 2, i + 1)
    if following in ("VBD", "VBZ", "VB"):
        auxiliary = "did" if following == "VBD" else "does" if following == "VBZ" else "do"
        base = sentence.lexicon.inflect(sentence.lower[i + 2], following, "VB")
        if base is not None and rng.random() < 0.7:
            sentence.replace(i + 2, base, "VB")
        return sentence.insert(i + 1, auxiliary, "DO")
    return False


@operation("word_order.adjective_after_noun", types=("WO",), weight=6, tags={"JJ"})
def put_adjective_after_noun(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``a red car`` -> ``a car red``."""
    if sentence.tag(i + 1) not in COMMON_NOUNS or sentence.tag(i - 1) not in ("DT", "PRP$", "IN", "CD"):
        return False
    if sentence.tag(i + 2) in ("NN", "NNS", "JJ") and sentence.joined(i + 2):
        return False
    return move(sentence, i, i + 1)


@operation("word_order.enough", types=("WO",), weight=1, at={"enough"})
def misplace_enough(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``good enough`` -> ``enough good``."""
    if sentence.tag(i - 1) not in ("JJ", "RB"):
        return False
    return move(sentence, i, i - 1)


@operation("word_order.very_much", types=("WO",), weight=3, at={"much", "well", "yesterday", "today", "too"})
def separate_verb_and_object(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``I like it very much`` -> ``I like very much it``: an adverbial between verb and object."""
    if sentence.lower[i] == "much":
        if sentence.word(i - 1) != "very" or sentence.word(i - 2) not in ("it", "them", "you", "him", "this"):
            return False
        return move(sentence, i - 2, i)
    return sentence.tag(i - 1) == "PRP" and sentence.tag(i - 2) in VERBS and move(sentence, i, i - 1)


@operation("word_order.swap", types=("WO",), weight=3, tags={"RB", "JJ", "IN", "PRP", "DT"})
def swap_neighbours(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """Two neighbouring words change places: ``of the`` -> ``the of``."""
    if i + 1 >= len(sentence) or sentence.tags[i + 1] in ("NNP", "CC") or sentence.touched[i + 1]:
        return False
    if {sentence.tags[i], sentence.tags[i + 1]} <= {"RB", "JJ"} and rng.random() < 0.7:
        return False
    if sentence.lower[i] == sentence.lower[i + 1]:
        return False
    return move(sentence, i, i + 1)
