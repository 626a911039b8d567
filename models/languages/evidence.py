"""What speaks for a language besides a model of its letter sequences: frequent little words, and letters it has not.

Both tell apart languages that a model of short letter sequences takes for each other on a few words: Bulgarian and
Macedonian, Czech and Slovak, Danish, Norwegian and Swedish, Croatian and Serbian, Galician and Portuguese.
"""

import re
from collections import Counter
from functools import cache
from pathlib import Path

from models.languages.tags import languages

__all__ = ["evidence"]

_FILE = Path(__file__).parent / "words.tsv"
_WORD = re.compile(r"[^\W\d_]+")
_BASIC = frozenset("abcdefghijklmnopqrstuvwxyz")
_WORD_GAIN = 0.6
_LETTER_COST = 0.6
_MOST_LETTERS = 4
"""Foreign letters beyond so many cost no more: names and loan words bring them into any text."""
_RARER = {"gl": 0.2, "mk": 0.3, "ms": 0.7, "sr": 0.7}
"""Cost of the language, of two that are all but the same on a few words, that fewer texts are in.

These four and the three above were tuned on ``text/*/{tatoeba,commonvoice}`` of the training data.
"""


@cache
def _tags_of_words() -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for line in _FILE.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            tag, words = line.split("\t")
            for word in dict.fromkeys(words.split()):
                found.setdefault(word, []).append(tag)
    return {word: tuple(tags) for word, tags in found.items()}


def evidence(text: str, candidates: tuple[str, ...], script: str) -> dict[str, float]:
    """Logarithmic weights of some languages.

    Args:
        text: in any letter case.
        candidates: tags of languages that are written in the script.
        script: ISO 15924 code of the text's script.
    """
    lower = text.lower()
    tags_of = _tags_of_words()
    hits = Counter(tag for word in _WORD.findall(lower) for tag in tags_of.get(word, ()))
    letters = Counter(letter for letter in lower if letter.isalpha() and letter not in _BASIC)
    weights = {}
    for tag in candidates:
        native = languages()[tag].letters
        foreign = sum(count for letter, count in letters.items() if letter not in native) if native else 0
        weights[tag] = _WORD_GAIN * hits[tag] - _LETTER_COST * min(foreign, _MOST_LETTERS)
        if script == "Latn" or tag != "sr":
            weights[tag] -= _RARER.get(tag, 0.0)
    return weights
