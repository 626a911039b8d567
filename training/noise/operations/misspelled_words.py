"""Misspellings: real ones from the lists, and phonetic ones by rule."""

import re
from random import Random

from training.noise.operation import operation
from training.noise.sentence import NoisySentence

RULES = tuple(
    (re.compile(pattern), replacement)
    for pattern, replacement in (
        (r"ie", "ei"), (r"ei", "ie"), (r"(?<=\w)([bcdfglmnprstz])\1", r"\1"),
        (r"(?<=[aeiou])([lmnprst])(?=[aeiou])", r"\1\1"),
        (r"able\b", "ible"), (r"ible\b", "able"), (r"ance\b", "ence"), (r"ence\b", "ance"), (r"ant\b", "ent"),
        (r"ent\b", "ant"), (r"ph", "f"), (r"\bkn", "n"), (r"\bwr", "r"), (r"mb\b", "m"), (r"gh(?=t)", ""),
        (r"tion\b", "sion"), (r"sion\b", "tion"), (r"cial\b", "tial"), (r"tial\b", "cial"), (r"c(?=[eiy])", "s"),
        (r"s(?=[ei])", "c"), (r"ck", "k"), (r"c(?=[aou])", "k"), (r"ea", "ee"), (r"ee", "ea"), (r"ai", "ia"),
        (r"ou", "o"), (r"au", "a"), (r"ui", "i"), (r"er\b", "or"), (r"or\b", "er"), (r"ar\b", "er"), (r"al\b", "el"),
        (r"el\b", "al"), (r"le\b", "el"), (r"ely\b", "ly"), (r"ally\b", "aly"), (r"lly\b", "ly"), (r"full\b", "ful"),
        (r"ful\b", "full"), (r"y(?=[^aeiou])", "i"), (r"i(?=[^aeiou]e)", "y"), (r"qu", "kw"),
        (r"wh", "w"), (r"sc(?=[ei])", "s"), (r"dge", "ge"), (r"ous\b", "us"), (r"ious\b", "ous"), (r"eous\b", "ous"),
        (r"ary\b", "ery"), (r"ery\b", "ary"), (r"ory\b", "ary"), (r"e(?=ment\b)", ""), (r"(?<=[a-z])a(?=[lrn])", "e"),
        (r"(?<=[a-z])e(?=[lrn])", "a"), (r"(?<=[a-z])i(?=[tnlc])", "e"), (r"(?<=[a-z])o(?=[nrl])", "e"),
        (r"e\b", ""), (r"x", "ks"), (r"ch", "tch"), (r"tch", "ch"), (r"gu(?=[ae])", "g"), (r"rh", "r"), (r"mn\b", "m"),
        (r"ough", "ogh"), (r"ght", "gth"), (r"lk", "k"), (r"(?<=[a-z])u(?=r)", "e"), (r"ere", "eir"),
    )
)  # fmt: skip
"""Pattern -> what is written instead: letters that sound alike, silent and doubled letters."""
_DRAWS = 8


def _fill(match: re.Match[str], replacement: str) -> str:
    return match[1] * replacement.count("\\1") if replacement.startswith("\\1") else replacement


def misspell_by_ear(word: str, rng: Random) -> str:
    """A misspelling of a word (lower case) that sounds about the same; the word itself if no rule drawn applies."""
    for _ in range(_DRAWS):
        pattern, replacement = RULES[int(rng.random() * len(RULES))]
        match = pattern.search(word, 1)
        if match:
            return word[: match.start()] + _fill(match, replacement) + word[match.end() :]
    return word


@operation("misspelled_words.by_ear", types=("SPELL",), weight=24)
def misspell_phonetically(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``receive`` -> ``recieve``, ``beginning`` -> ``begining``, ``independent`` -> ``independant``."""
    word = sentence.lower[i]
    if len(word) < 5 or sentence.tags[i] == "NNP" or "'" in word:
        return False
    new = misspell_by_ear(word, rng)
    return not sentence.lexicon.known(new) and sentence.replace(i, new)


@operation("misspelled_words.known", types=("SPELL",), weight=50)
def misspell_as_seen(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """A misspelling from the lists; a long word is likelier to be hit than a short one."""
    word = sentence.lower[i]
    known = sentence.lexicon.misspellings.of(word)
    if not known or (len(word) < 5 and rng.random() < 0.6):
        return False
    new = known[int(rng.random() * len(known))]
    if new[0] != word[0] and rng.random() < 0.8:
        return False
    return sentence.replace(i, new)
