"""Guess parts of speech quickly: closed-class lists, possible tags from the lexicon, the tag before.

Tags are those of the Penn Treebank, but that ``VB`` is any base form (present plural included), and forms of *be*,
*have* and *do* are ``BE``, ``HAVE`` and ``DO``. A guess may be wrong: it then makes an odd error, no more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from training.noise.lexicon import CLOSED, NoiseLexicon

if TYPE_CHECKING:
    from training.noise.sentence import NoisySentence

NOUNS = frozenset({"NN", "NNS", "NNP"})
COMMON_NOUNS = frozenset({"NN", "NNS"})
VERBS = frozenset({"VB", "VBZ", "VBD", "VBN", "VBG"})
FINITE = frozenset({"VB", "VBZ", "VBD", "BE", "HAVE", "DO", "MD"})
ADJECTIVES = frozenset({"JJ", "JJR", "JJS"})


_NOUN_FIRST = ("NN", "NNS", "JJ", "JJS", "JJR", "VBN", "VBG", "RB", "VB", "VBZ", "VBD")
_ADJECTIVE_FIRST = ("JJ", "JJS", "JJR", "VBN", "NN", "NNS", "VBG", "RB", "VB", "VBZ", "VBD")
_VERB_FIRST = ("VBD", "VBZ", "VB", "VBN", "RB", "VBG", "JJ", "NN", "NNS")
_BASE_FIRST = ("VB", "RB", "VBD", "VBG", "JJ", "NN", "VBN", "VBZ", "NNS")
_AFTER_BE = ("VBG", "VBN", "JJ", "RB", "JJR", "NN", "NNS", "VBD", "VB")
_AFTER_HAVE = ("VBN", "RB", "NN", "NNS", "JJ", "VBD", "VB")
_AFTER_NOUN = ("VBZ", "VBD", "VB", "NN", "NNS", "RB", "JJ", "VBN", "VBG")
_AFTER_SINGULAR = ("VBZ", "VBD", "NN", "NNS", "RB", "JJ", "VBN", "VB", "VBG")
_PREFERENCES = {
    "DT": _NOUN_FIRST,
    "PRP$": _NOUN_FIRST,
    "CD": ("NNS", "NN", "JJ", "VBZ", "VBD"),
    "POS": _NOUN_FIRST,
    "JJ": _NOUN_FIRST,
    "JJR": _NOUN_FIRST,
    "JJS": _NOUN_FIRST,
    "IN": ("NN", "NNS", "VBG", "JJ", "RB", "VBN", "VBD", "VBZ", "VB"),
    "TO": _BASE_FIRST,
    "MD": _BASE_FIRST,
    "DO": _BASE_FIRST,
    "PRP": _VERB_FIRST,
    "EX": _VERB_FIRST,
    "BE": _AFTER_BE,
    "HAVE": _AFTER_HAVE,
    "NN": _AFTER_SINGULAR,
    "NNP": _AFTER_SINGULAR,
    "NNS": _AFTER_NOUN,
    "WP": ("VBZ", "VBD", "VB", "JJ", "NN"),
}


def guess_tags(sentence: NoisySentence, lexicon: NoiseLexicon) -> list[str]:
    """A tag for each word of the sentence."""
    words, lower, gaps = sentence.words, sentence.lower, sentence.gaps
    tags: list[str] = []
    before = "^"
    for i, word in enumerate(lower):
        gap = gaps[i]
        if gap != " " and i and not gap.isspace():
            before = "^" if gap[-1:].isspace() else "-"
        possible = lexicon[word]
        tag = possible[0]
        if words[i] != word and words[i][0].isupper() and _is_name(sentence, i, before):
            tags.append("NNP")
            before = "NNP"
            continue
        if len(possible) > 1 and before in _PREFERENCES:
            preferences = _PREFERENCES[before]
            if preferences is _NOUN_FIRST and _noun_follows(lower, gaps, i, lexicon):
                preferences = _ADJECTIVE_FIRST
            for candidate in preferences:
                if candidate in possible:
                    tag = candidate
                    break
        tags.append(tag)
        if tag != "RB" or before not in _PREFERENCES:
            before = tag
    return tags


def _is_name(sentence: NoisySentence, i: int, before: str) -> bool:
    word = sentence.lower[i]
    if word in CLOSED:
        return False
    if before == "^" and sentence.starts_sentence(i):
        return not sentence.lexicon.known(word)
    return True


def _noun_follows(lower: list[str], gaps: list[str], i: int, lexicon: NoiseLexicon) -> bool:
    if i + 1 >= len(lower) or gaps[i + 1] != " ":
        return False
    return lexicon[lower[i + 1]][0] in COMMON_NOUNS
