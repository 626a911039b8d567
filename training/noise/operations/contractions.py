"""Apostrophes and contractions."""

from random import Random

from training.noise.operation import operation, pick
from training.noise.sentence import NoisySentence

_CONFUSED = {
    "it's": "its", "its": "it's", "you're": "your", "your": "you're", "they're": "their", "their": "they're",
    "who's": "whose", "whose": "who's", "there's": "theirs", "we're": "were", "were": "we're", "let's": "lets",
    "that's": "thats",
}  # fmt: skip
_RARE = frozenset({"your", "their", "were", "its"})


@operation("contractions.apostrophe", types=("PUNCT", "CONTR", "SPELL"), weight=9, whole=True, needs=("'", "’"))
def drop_apostrophe(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``don't`` -> ``dont``/``do'nt``/``don t``."""
    places = [j for j, other in enumerate(sentence.lower) if "'" in other and not sentence.touched[j]]
    if not places:
        return False
    i = places[int(rng.random() * len(places))]
    word = sentence.words[i]
    at = max(word.find("'"), word.find("’"))
    bare = word[:at] + word[at + 1 :]
    kind = rng.random()
    if kind < 0.85 or not bare.lower().endswith("nt"):
        sentence.put(i, bare)
    elif kind < 0.95:
        sentence.put(i, bare[:-2] + word[at] + bare[-2:])
    else:
        sentence.put(i, word[:at] + " " + word[at + 1 :])
    return True


@operation("contractions.confused", types=("CONTR", "PRON", "DET"), weight=1, at=_CONFUSED)
def confuse_contraction(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``it's`` <-> ``its``, ``your`` <-> ``you're``, ``who's`` <-> ``whose``."""
    word = sentence.lower[i]
    if word in _RARE and rng.random() < 0.3:
        return False
    return sentence.replace(i, _CONFUSED[word])


@operation(
    "contractions.expand", types=("CONTR", "PUNCT"), weight=0.3, at={"i'm", "it's", "he's", "she's", "we're", "that's"}
)
def split_contraction(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``I'm`` -> ``I m``/``Im``: the verb is written as a word of its own."""
    word = sentence.words[i]
    at = max(word.find("'"), word.find("’"))
    return sentence.splice(i, i + 1, [(word[:at], "PRP"), (word[at + 1 :], "BE")])


@operation(
    "contractions.could_of", types=("CONTR", "PREP"), weight=0.6, at={"could", "would", "should", "might", "must"}
)
def have_to_of(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``could have gone`` -> ``could of gone``."""
    if sentence.word(i + 1) != "have" or not sentence.joined(i + 1) or sentence.tag(i + 2) not in ("VBN", "VBD", "BE"):
        return False
    return sentence.replace(i + 1, pick(rng, (("of", 5), ("has", 1))))
