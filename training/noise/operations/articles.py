"""Articles: left out, put where none belongs, the wrong one."""

from random import Random

from training.noise.operation import operation
from training.noise.sentence import NoisySentence
from training.noise.tagging import ADJECTIVES, COMMON_NOUNS, NOUNS

_VOWEL_SOUND_EXCEPTIONS = ("hour", "honest", "honor", "honour", "heir")
_CONSONANT_SOUND_EXCEPTIONS = ("uni", "use", "usu", "uti", "euro", "one", "once", "ubiq", "eu")
_NO_ARTICLE_BEFORE = frozenset({"IN", "BE", "HAVE", "VB", "VBZ", "VBD", "VBN", "VBG", "CC", "^"})


def head_tag(sentence: NoisySentence, i: int) -> str:
    """The tag of the noun that the phrase starting at word ``i`` leads to, or ``""``."""
    head = ""
    for j in range(i, min(i + 4, len(sentence))):
        tag = sentence.tags[j]
        if tag in NOUNS:
            head = tag
        elif head or (tag not in ADJECTIVES and tag not in ("RB", "VBN", "VBG", "CD")):
            break
        if j + 1 < len(sentence) and not sentence.joined(j + 1):
            break
    return head


def starts_with_vowel_sound(word: str) -> bool:
    """Whether a word (lower case) takes *an*."""
    if word.startswith(_VOWEL_SOUND_EXCEPTIONS):
        return True
    return word[0] in "aeiou" and not word.startswith(_CONSONANT_SOUND_EXCEPTIONS)


@operation("articles.drop", types=("DET",), weight=34, at={"a", "an", "the"})
def drop_article(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``I bought a car`` -> ``I bought car``; rarely where the noun stands alone as well (``the results``)."""
    if not sentence.joined(i + 1):
        return False
    optional = sentence.lower[i] == "the" and head_tag(sentence, i + 1) not in ("NN", "")
    if optional and rng.random() > 0.12:
        return False
    return sentence.delete(i)


@operation("articles.add", types=("DET",), weight=26, tags=COMMON_NOUNS | {"JJ", "NNP"})
def add_article(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``in nature`` -> ``in the nature``, ``advice`` -> ``an advice``, ``old books`` -> ``an old books``."""
    before = sentence.tag(i - 1) if sentence.joined(i) else "^"
    if before not in _NO_ARTICLE_BEFORE or (before == "^" and i and not sentence.starts_sentence(i)):
        return False
    head = head_tag(sentence, i)
    if not head or (head == "NNP" and sentence.tags[i] != "NNP"):
        return False
    indefinite = "an" if starts_with_vowel_sound(sentence.lower[i]) else "a"
    if head == "NNS":
        if rng.random() < 0.5:
            return False
        return sentence.insert(i, "the" if rng.random() < 0.75 else indefinite, "DT")
    if head == "NNP" and rng.random() < 0.6:
        return False
    definite = rng.random() < (0.4 if before in ("VB", "VBD", "VBZ", "VBG", "HAVE") else 0.75)
    return sentence.insert(i, "the" if definite else indefinite, "DT")


@operation("articles.sound", types=("DET",), weight=9, at={"a", "an"})
def swap_a_an(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``an apple`` -> ``a apple``, ``a book`` -> ``an book``."""
    if sentence.lower[i] == "a" and rng.random() < 0.75:
        return False
    return sentence.joined(i + 1) and sentence.replace(i, "an" if sentence.lower[i] == "a" else "a")


@operation("articles.swap", types=("DET",), weight=13, at={"a", "an", "the"})
def swap_article(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``the results`` -> ``a results``, ``the best`` -> ``a best``, ``there is a problem`` -> ``there is the ...``."""
    if not sentence.joined(i + 1):
        return False
    following, tag = sentence.lower[i + 1], sentence.tags[i + 1]
    if sentence.lower[i] == "the":
        fits = tag not in ("JJS", "NNS") and following not in ("same", "first", "last", "only", "next", "main")
        if fits and rng.random() > 0.05:
            return False
        return sentence.replace(i, "an" if starts_with_vowel_sound(following) else "a")
    if following in ("lot", "few", "little", "bit"):
        return rng.random() < 0.3 and sentence.replace(i, "the")
    existential = sentence.word(i - 2) == "there" or sentence.word(i - 1) in ("such", "what", "quite", "as")
    if not existential and rng.random() > 0.5:
        return False
    return sentence.replace(i, "one" if rng.random() < 0.12 else "the")
