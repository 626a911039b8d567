"""What speaks for a language besides a model of its letter sequences: little words, letters it has not, and marks.

Both tell apart languages that a model of short letter sequences takes for each other on a few words: Bulgarian and
Macedonian, Czech and Slovak, Danish, Norwegian and Swedish, Croatian and Serbian, Galician and Portuguese.
"""

import re
from collections import Counter
from functools import cache

from models.language_folders import data_file, language_tables, words_in

__all__ = ["evidence"]

_WORD = re.compile(r"[^\W\d_]+")
_BASIC = frozenset("abcdefghijklmnopqrstuvwxyz")
_WORD_GAIN = 0.6
_LETTER_COST = 0.6
_OPENING = re.compile(r"[¿¡]")
_OPENED = frozenset({"es", "gl"})
_OPENING_GAIN = 2.0
"""For languages that open questions and exclamations with a mark of their own, where there is one; not tuned."""
_DENIED = re.compile(
    r"\bno (?:me|te|se|s\u00e9|lo|le|les|nos|os|h?a[yi]|es|era|soy|toy|estoy|estaba|tengo|tiene|tienes|puedo|puede"
    r"|puedes|qu?iero|kiero|qu?iere|[vb]o[yi]|[vb]as?|[vb]ino|[vb]iene|entiendo|funsiona|funciona|importa|pasa|digas|"
    r"h?ace|h?ase|h?e|h?as|qu?eda|sirve|llores|olvides|creo)\b"
)
_DENIED_GAIN = 1.2
"""For Spanish, where “no” stands before what can only be a Spanish verb or its pronoun, by the ear as well: in
Portuguese it stands before nouns."""
_MOST_LETTERS = 4
"""Foreign letters beyond so many cost no more: names and loan words bring them into any text.

These three and the rarity of languages were tuned on ``text/*/{tatoeba,commonvoice}`` of the training data.
"""


@cache
def _tags_of_words() -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for code in language_tables():
        for word in words_in(data_file(code, "function_words.txt")):
            found.setdefault(word, []).append(code)
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
    opened = _OPENING.search(text) is not None
    denied = _DENIED.search(lower) is not None
    weights = {}
    for tag in candidates:
        table = language_tables()[tag]
        foreign = sum(count for letter, count in letters.items() if letter not in table.letters) if table.letters else 0
        weights[tag] = _WORD_GAIN * hits[tag] - _LETTER_COST * min(foreign, _MOST_LETTERS)
        weights[tag] += _OPENING_GAIN * (opened and tag in _OPENED)
        weights[tag] += _DENIED_GAIN * (denied and tag == "es")
        if script == "Latn" or tag != "sr":
            weights[tag] -= table.rarity
    return weights
