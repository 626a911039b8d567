"""Slips of the fingers: neighbouring keys, swapped, missing and doubled letters."""

from random import Random

from training.noise.operation import LANGUAGE_INDEPENDENT, operation
from training.noise.sentence import NoisySentence

_ROWS = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
_SHIFT = (0.0, 0.25, 0.75)
_PLACES = {key: (x + _SHIFT[y], y) for y, row in enumerate(_ROWS) for x, key in enumerate(row)}
NEIGHBOURS = {
    key: "".join(other for other, (u, v) in _PLACES.items() if other != key and abs(x - u) < 1.3 and abs(y - v) <= 1)
    for key, (x, y) in _PLACES.items()
}
"""Key of a QWERTY keyboard -> the keys around it."""


def slip(word: str, rng: Random) -> str:
    """One slip in a word of at least three letters; the first letter is mostly right."""
    last = len(word) - 1
    at = rng.randint(0 if rng.random() < 0.08 else 1, last)
    kind = rng.random()
    if kind < 0.26:  # two letters swapped
        at = min(max(at, 1), last - 1)
        return word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    if kind < 0.56:  # a letter missing
        return word[:at] + word[at + 1 :]
    if kind < 0.74:  # a letter twice
        return word[:at] + word[at] + word[at:]
    near = NEIGHBOURS.get(word[at].lower(), "")
    if not near:
        return word
    key = near[int(rng.random() * len(near))]
    return word[:at] + key + word[at if kind > 0.92 else at + 1 :]


@operation("typing_errors.slip", types=("SPELL",), weight=26, language=LANGUAGE_INDEPENDENT)
def make_slip(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``because`` -> ``becuase``; never another word of the dictionary."""
    word = sentence.words[i]
    if len(word) < 4 or sentence.tags[i] == "NNP" or (word.isupper() and len(word) < 6):
        return False
    new = slip(word, rng)
    if new == word or sentence.lexicon.known(new.lower()):
        return False
    sentence.put(i, new)
    return True
