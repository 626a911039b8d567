"""Pronouns: case, gender and number, reflexives, left out, doubled."""

from random import Random

from training.noise.operation import operation, pick
from training.noise.sentence import NoisySentence

_SWAPS = {
    "i": (("me", 1),),
    "me": (("i", 1), ("my", 1), ("myself", 1)),
    "he": (("she", 1), ("him", 1.5), ("it", 0.5), ("his", 1)),
    "she": (("he", 1.5), ("her", 2)),
    "we": (("us", 2), ("our", 1)),
    "they": (("them", 3), ("their", 1), ("it", 1), ("he", 0.3)),
    "him": (("he", 3), ("his", 1), ("her", 0.5), ("himself", 0.5)),
    "us": (("we", 3), ("our", 1), ("ourselves", 0.5)),
    "them": (("they", 3), ("their", 1), ("it", 1), ("him", 0.3), ("themselves", 0.5)),
    "it": (("its", 1), ("they", 1), ("them", 1), ("he", 0.3), ("this", 0.5)),
    "its": (("it", 2), ("their", 1), ("his", 0.5)),
    "who": (("which", 4), ("whom", 1), ("what", 1), ("whose", 0.3)),
    "whom": (("who", 3), ("which", 1)),
    "which": (("who", 2), ("what", 3), ("where", 1)),
    "whose": (("who", 1), ("which", 1), ("that", 1)),
    "what": (("that", 2), ("which", 1)),
    "myself": (("me", 2), ("my self", 1)),
    "yourself": (("you", 2), ("yourselves", 1)),
    "himself": (("him", 2), ("hisself", 1), ("itself", 0.5)),
    "herself": (("her", 2), ("himself", 0.5)),
    "itself": (("it", 1), ("himself", 1)),
    "ourselves": (("us", 1), ("ourself", 2)),
    "themselves": (("them", 1), ("themself", 2), ("theirselves", 2), ("theirself", 0.5)),
    "mine": (("my", 2), ("me", 1)),
    "yours": (("your", 2), ("your's", 1)),
    "theirs": (("their", 2), ("their's", 1)),
    "hers": (("her", 2), ("her's", 1)),
    "ours": (("our", 2), ("our's", 1)),
    "everyone": (("everyones", 0.5), ("every people", 0.5), ("all", 0.4)),
    "everybody": (("every people", 0.5), ("all the people", 0.4)),
    "someone": (("some one", 1), ("anyone", 1)),
    "anything": (("something", 2), ("nothing", 2)),
    "something": (("anything", 1), ("some thing", 1)),
    "anyone": (("someone", 1), ("everyone", 1), ("any one", 1)),
    "nobody": (("anybody", 1), ("no body", 1)),
    "nothing": (("anything", 1), ("no thing", 0.3)),
}
_AMBIGUOUS_AS_DETERMINER = frozenset({"which", "what"})


@operation("pronouns.swap", types=("PRON",), weight=10, at=_SWAPS)
def swap_pronoun(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``between him and me`` -> ``between he and me``, ``a man who`` -> ``a man which``."""
    word = sentence.lower[i]
    if word in _AMBIGUOUS_AS_DETERMINER and sentence.tag(i - 1) not in ("NN", "NNS", "VB", "VBZ", "VBD", "IN"):
        return False
    new = pick(rng, _SWAPS[word])
    if new in ("he", "she", "it", "they") and word in ("he", "she") and rng.random() > 0.03:
        return False
    if word == "i" and (sentence.starts_sentence(i) and sentence.tag(i + 1) != "CC") and rng.random() < 0.7:
        return False
    if new == "i":
        sentence.put(i, "I")
        return True
    return sentence.replace(i, new, "PRP")


@operation("pronouns.drop_subject", types=("PRON",), weight=4, at={"it", "he", "she", "they", "i", "we", "you"})
def drop_subject(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``because it is cold`` -> ``because is cold``."""
    if not sentence.joined(i + 1) or sentence.tag(i + 1) not in ("BE", "HAVE", "MD", "VBZ", "VBD", "VB", "DO"):
        return False
    if sentence.tag(i - 1) in ("BE", "DO", "HAVE", "MD", "CC"):
        return False
    if sentence.starts_sentence(i) and sentence.tag(i + 1) in ("VB", "DO", "HAVE"):  # it would be an imperative
        return False
    return sentence.delete(i)


@operation("pronouns.drop_object", types=("PRON",), weight=3, at={"it", "them", "him", "me", "us"})
def drop_object(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``I like it very much`` -> ``I like very much``."""
    if not sentence.joined(i) or sentence.tag(i - 1) not in ("VB", "VBD", "VBZ", "IN"):
        return False
    if sentence.tag(i + 1) in ("BE", "HAVE", "MD", "VBZ", "VBD", "VB", "DO", "VBG"):
        return False
    return sentence.delete(i)


@operation("pronouns.double_subject", types=("PRON",), weight=2.5, tags={"BE", "MD", "VBZ", "HAVE"})
def double_subject(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``My brother is tall`` -> ``My brother he is tall``."""
    subject = sentence.tag(i - 1)
    if not sentence.joined(i) or subject not in ("NN", "NNS") or sentence.tag(i - 2) not in ("DT", "PRP$", "JJ"):
        return False
    if i > 6:
        return False
    return sentence.insert(i, "they" if subject == "NNS" else pick(rng, (("it", 3), ("he", 1))), "PRP")


@operation("pronouns.resumptive", types=("PRON",), weight=1.5, at={"which", "that", "who"})
def add_resumptive(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``the book that I bought`` stays; ``the man who lives here`` -> ``the man who he lives here``."""
    if sentence.tag(i - 1) not in ("NN", "NNS") or sentence.tag(i + 1) not in ("VBZ", "VBD", "BE", "HAVE"):
        return False
    if not sentence.joined(i + 1):
        return False
    plural = sentence.tag(i - 1) == "NNS"
    person = sentence.lower[i] == "who"
    return sentence.insert(i + 1, "they" if plural else "he" if person else "it", "PRP")
