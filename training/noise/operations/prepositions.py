"""Prepositions: the wrong one, none, or one too many."""

from random import Random

from training.noise.operation import operation, pick
from training.noise.sentence import NoisySentence

_SWAPS = {
    "in": (("on", 6), ("at", 5), ("of", 2), ("to", 2), ("into", 2), ("for", 1), ("by", 0.5)),
    "on": (("in", 8), ("at", 4), ("of", 1), ("about", 1), ("to", 1), ("for", 1), ("onto", 0.3)),
    "at": (("in", 8), ("on", 3), ("to", 2), ("of", 0.5), ("by", 0.5)),
    "to": (("in", 3), ("for", 4), ("at", 3), ("of", 1), ("on", 1), ("with", 1), ("into", 0.5)),
    "for": (("to", 6), ("of", 3), ("in", 1), ("since", 1), ("by", 0.7), ("about", 0.7), ("during", 0.5)),
    "of": (("for", 4), ("from", 3), ("in", 3), ("about", 2), ("to", 2), ("by", 0.5), ("off", 0.5)),
    "with": (("of", 2), ("by", 3), ("to", 3), ("in", 1), ("for", 1), ("from", 0.5)),
    "by": (("from", 3), ("with", 4), ("of", 2), ("in", 2), ("for", 1), ("at", 0.5)),
    "from": (("of", 5), ("by", 2), ("in", 2), ("since", 1), ("to", 0.5), ("at", 0.5)),
    "about": (("of", 4), ("on", 2), ("for", 2), ("in", 1), ("to", 1)),
    "into": (("in", 6), ("to", 3), ("on", 1)),
    "onto": (("on", 3), ("to", 2)),
    "during": (("in", 2), ("while", 2), ("for", 1), ("on", 1)),
    "until": (("to", 2), ("till to", 1), ("by", 1), ("since", 1)),
    "since": (("from", 3), ("for", 3)),
    "between": (("among", 2), ("in", 1), ("of", 1)),
    "among": (("between", 3), ("in", 1)),
    "through": (("by", 2), ("across", 1), ("in", 1)),
    "over": (("above", 2), ("on", 1)),
    "above": (("over", 2), ("on", 1)),
    "against": (("to", 1), ("for", 1), ("with", 1)),
    "towards": (("to", 2), ("at", 1)),
    "toward": (("to", 2), ("at", 1)),
    "within": (("in", 2), ("into", 1)),
    "without": (("with no", 1), ("outside", 0.4)),
    "like": (("as", 3),),
    "under": (("below", 2), ("on", 0.5)),
    "across": (("through", 1), ("in", 1)),
}
_DROPPED = frozenset({"in", "on", "at", "to", "for", "of", "with", "by", "from", "about", "into", "as"})
_OBJECT = frozenset({"DT", "PRP$", "NN", "NNS", "NNP", "JJ", "CD", "PRP", "VBG"})
_FREE_TO_CHANGE_MEANING = frozenset({"over", "above", "under", "across", "through", "against", "without", "before"})


@operation("prepositions.swap", types=("PREP",), weight=52, at=_SWAPS)
def swap_preposition(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``on Monday`` -> ``at Monday``, ``interested in`` -> ``interested on``."""
    word = sentence.lower[i]
    if not sentence.joined(i + 1) or sentence.tags[i + 1] not in _OBJECT:
        return False
    if word in _FREE_TO_CHANGE_MEANING and rng.random() < 0.6:
        return False
    if word == "like" and sentence.tag(i - 1) in ("PRP", "MD", "TO", "^"):
        return False
    return sentence.replace(i, pick(rng, _SWAPS[word]))


@operation("prepositions.drop", types=("PREP",), weight=22, at=_DROPPED)
def drop_preposition(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``listen to music`` -> ``listen music``."""
    if not sentence.joined(i) or not sentence.joined(i + 1) or sentence.tags[i + 1] not in _OBJECT:
        return False
    if sentence.tags[i - 1] not in ("VB", "VBD", "VBZ", "VBN", "VBG", "NN", "NNS", "JJ", "PRP"):
        return False
    return sentence.delete(i)


_TRANSITIVE = {
    "enter": "to", "reach": "to", "discuss": "about", "mention": "about", "marry": "with", "answer": "to",
    "approach": "to", "attend": "to", "contact": "with", "contain": "of", "emphasize": "on", "describe": "about",
    "explain": "about", "join": "to", "lack": "of", "obey": "to", "phone": "to", "call": "to", "request": "for",
    "resemble": "to", "resist": "to", "consider": "about", "visit": "to", "help": "to", "tell": "to", "meet": "with",
    "ask": "to", "thank": "to", "follow": "to", "influence": "on", "affect": "on", "love": "with", "need": "of",
    "study": "about", "know": "about", "understand": "about", "watch": "at", "face": "with", "access": "to",
    "control": "on", "improve": "on", "increase": "of", "suggest": "to", "give": "to", "show": "to", "teach": "to",
    "support": "to", "admire": "to", "inform": "to", "advise": "to", "permit": "to", "allow": "to", "leave": "from",
    "avoid": "from", "demand": "for", "order": "for", "investigate": "about", "research": "about", "seek": "for",
}  # fmt: skip


@operation("prepositions.add", types=("PREP",), weight=16, tags={"VB", "VBZ", "VBD", "VBG"})
def add_preposition(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``discuss the plan`` -> ``discuss about the plan``."""
    if not sentence.joined(i + 1) or sentence.tags[i + 1] not in ("DT", "PRP$", "NNS", "NNP", "PRP", "JJ"):
        return False
    lemma = sentence.lexicon.lemma(sentence.lower[i], sentence.tags[i])
    preposition = _TRANSITIVE.get(lemma or "")
    if preposition is None or sentence.words[i + 1] == "I" or sentence.lower[i + 1] in ("he", "she", "we", "they"):
        return False
    sentence.touched[i] = True
    return sentence.insert(i + 1, preposition, "IN")


_TIME_WORDS = frozenset({"home", "abroad", "here", "there", "downtown", "upstairs", "today", "yesterday", "tomorrow"})
_NO_PREPOSITION_BEFORE = frozenset({"last", "next", "this", "every"})
_PERIODS = frozenset(
    {"week", "month", "year", "day", "night", "morning", "evening", "summer", "winter", "weekend", "time"}
)


@operation("prepositions.add_adverbial", types=("PREP",), weight=7, at=_TIME_WORDS | _NO_PREPOSITION_BEFORE)
def add_before_adverbial(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``go home`` -> ``go to home``, ``last week`` -> ``in last week``."""
    word = sentence.lower[i]
    if word in _NO_PREPOSITION_BEFORE:
        if sentence.word(i + 1) not in _PERIODS or sentence.tag(i - 1) in ("IN", "DT"):
            return False
        return sentence.insert(i, pick(rng, (("in", 3), ("on", 2), ("at", 1))), "IN")
    if not sentence.joined(i) or sentence.tag(i - 1) in ("IN", "DT", "PRP$", "CC", "BE", "JJ", "TO", "WP"):
        return False
    return sentence.insert(i, pick(rng, (("to", 4), ("in", 2), ("at", 1))), "IN")
