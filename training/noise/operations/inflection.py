"""Irregular nouns and verbs inflected as if they were regular: ``childs``, ``goed``."""

from random import Random

from training.noise.operation import operation
from training.noise.sentence import NoisySentence

_DOUBLED = "bdgmnprt"


def regular_plural(noun: str) -> str:
    """The plural the rules give: ``child`` -> ``childs``, ``box`` -> ``boxes``."""
    if noun.endswith(("s", "x", "z", "ch", "sh")):
        return noun + "es"
    return noun[:-1] + "ies" if noun.endswith("y") and noun[-2:-1] not in "aeiou" else noun + "s"


def regular_past(verb: str) -> str:
    """The past the rules give: ``go`` -> ``goed``, ``teach`` -> ``teached``, ``run`` -> ``runned``."""
    if verb.endswith("e"):
        return verb + "d"
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        return verb[:-1] + "ied"
    if len(verb) == 3 and verb[-1] in _DOUBLED and verb[1] in "aeiou" and verb[0] not in "aeiou":
        return verb + verb[-1] + "ed"
    return verb + "ed"


@operation("inflection.noun", types=("NOUN:INFL",), weight=1, tags={"NNS"})
def regularise_plural(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``children`` -> ``childs``/``childrens``, ``lives`` -> ``lifes``, ``cities`` -> ``citys``."""
    word = sentence.lower[i]
    singular = sentence.lexicon.inflect(word, "NNS", "NN")
    if singular is None or len(singular) < 3:
        return False
    regular = regular_plural(singular)
    if regular == word:
        if not word.endswith(("ies", "es")) or word == singular + "s":
            return False
        regular = singular + "s"
    elif not word.endswith("s") and rng.random() < 0.4:
        regular = word + "s"
    return sentence.replace(i, regular, "NNS")


@operation("inflection.verb", types=("VERB:INFL",), weight=1, tags={"VBD", "VBN"})
def regularise_past(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``taught`` -> ``teached``, ``stopped`` -> ``stoped``, ``tried`` -> ``tryed``."""
    word, tag = sentence.lower[i], sentence.tags[i]
    base = sentence.lexicon.inflect(word, tag, "VB")
    if base is None:
        return False
    regular = regular_past(base)
    if word.endswith("ed") or regular == word:
        if word == base + "ed" or word == base + "d":
            return False
        regular = base + "ed"
    return sentence.replace(i, regular, tag)


@operation("inflection.verb_ing", types=("VERB:INFL",), weight=0.6, tags={"VBG"})
def misspell_ing(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``writing`` -> ``writeing``, ``running`` -> ``runing``, ``studying`` -> ``studing``."""
    word = sentence.lower[i]
    base = sentence.lexicon.inflect(word, "VBG", "VB")
    if base is None:
        return False
    if word == base + "ing":
        wrong = base[:-1] + "ing" if base.endswith("y") and len(base) > 3 else base + base[-1] + "ing"
        if not base.endswith("y") and base[-1] not in "tnlp":
            return False
    else:
        wrong = base + "ing"
    return sentence.replace(i, wrong, "VBG")
