"""Words taken for one another: ``then`` for ``than``, ``loose`` for ``lose``."""

from dataclasses import dataclass
from random import Random

from training.noise.lexicon import TABLES
from training.noise.operation import operation
from training.noise.sentence import NoisySentence


@dataclass(frozen=True, slots=True)
class Confusable:
    """What may stand for a word, and the share of chances to take."""

    others: tuple[str, ...]
    share: float


def read_sets(name: str) -> dict[str, Confusable]:
    """Read lines of words that are confused: ``a b c``, ``a > b c`` (one way), ``0.2: a b`` (rarely)."""
    others: dict[str, dict[str, None]] = {}
    shares: dict[str, float] = {}
    for line in (TABLES / name).read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        head, colon, body = line.partition(": ")
        share, body = (float(head), body) if colon else (1.0, line)
        left, arrow, right = body.partition(" > ")
        words = [word.replace("_", " ") for word in left.split()]
        wrong = [word.replace("_", " ") for word in right.split()] if arrow else words
        for word in words:
            others.setdefault(word, {}).update(dict.fromkeys(other for other in wrong if other != word))
            shares[word] = min(share, shares.get(word, 1.0))
    return {word: Confusable(tuple(found), shares[word]) for word, found in others.items()}


CONFUSABLES = read_sets("en/confusables.txt")


@operation("confusables.swap", types=("OTHER", "SPELL", "NOUN", "VERB", "ADJ", "ADV"), weight=30, at=CONFUSABLES)
def confuse(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``more than`` -> ``more then``."""
    confusion = CONFUSABLES[sentence.lower[i]]
    if (confusion.share < 1 and rng.random() > confusion.share) or sentence.tags[i] == "NNP":
        return False
    if sentence.words[i][0].isupper() and sentence.tag(i + 1) == "NNP":  # New York
        return False
    return sentence.replace(i, confusion.others[int(rng.random() * len(confusion.others))])
