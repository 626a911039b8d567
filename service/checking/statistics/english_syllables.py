"""The syllables of an English word by its spelling: groups of vowels, less the silent ``e``, more the hiatuses."""

import re

__all__ = ["english_syllables"]

_IRREGULAR = {
    "anyone": 3, "argue": 2, "business": 2, "catastrophe": 4, "colonel": 2, "element": 3, "elements": 3, "evening": 2,
    "evenings": 2, "forehead": 2, "hundred": 2, "hatred": 2, "naked": 2, "nuclear": 3, "parliament": 3, "people": 2,
    "recipe": 3, "recipes": 3, "sacred": 2, "science": 2, "scientist": 3, "scientific": 4, "soldier": 2, "wicked": 2,
}  # fmt: skip
_NEGATION = re.compile(r"(?P<verb>\w+)n't$")
_SYLLABIC_NEGATION = re.compile(r"[^aeiour]e?$")
"""After ``is`` and ``have``, not after ``do`` and ``are``."""
_CLITIC = re.compile(r"(?P<sibilant>(?:[sxz]|ch|sh|[cgsz]e)(?='s))?'[a-z]*$")
_MUTE_ENDING = re.compile(r"(?<![td])ed$|(?<![cgsxz])(?<![cs]h)es$")
"""Endings without a vowel of their own: ``asked`` and ``times``, not ``wanted`` and ``boxes``."""
_MUTE_E = re.compile(
    r"(?<=[^aeiou])(?<![^aeiou]l)(?<![bct]r)e$|(?<=[gk])ue$|(?<=kw)e$"
    r"|(?<=[aeiou][^aeiou])e(?=(?:l[iy]|ments?|ful|full[iy]|less|ness|some|thing|where|work|times?|bod[iy]|ball|one|t[iy]"
    r"|teen|fore|wise|hold|guard)$)"
)
_SPELLINGS = (
    (re.compile(r"^every"), "evry"),
    (re.compile(r"(?:^|(?<=[aeiouw]))y(?=[aeiou])"), "j"),
    (re.compile(r"y"), "i"),
    (re.compile(r"que$"), "k"),
    (re.compile(r"qu"), "kw"),
)
"""What makes each vowel letter a vowel sound."""
_VOWELS = re.compile(r"[aeiou]+")
_HIATUS = re.compile(
    r"(?<![cghlst])ia(?!ge)|ia(?=t(?:$|e|io))|^gia|lia(?=bl)|^lia|(?<![cghlnstx])io(?!ur?$|ur)|^[lr]io|iu"
    r"|(?<![ct])ie(?=n[ct])|ie(?=t)|(?<=[^aeiou])ie(?=(?:r|st)$)|[aeiou](?=ing$)"
    r"|(?<!g)ua(?!de)|u(?=ous)|(?<!g)ue(?=l|n[ct])|ui(?=n|d(?!e)|ti)(?<!gui)"
    r"|(?<!g)eo(?!p)|geo(?=[glm])|^crea(?=t(?!ur))|^rea(?=ct|li)|(?<=[aeiou][^aeiou])ea$|thea|eu(?=m)|oe(?=[tm])|ao|na(?=iv)|ai(?=c)"
    r"|(?<=[^aeiou])(?=ms?$)(?<=s|h)"
)
"""Neighbouring vowels of two syllables, and the ``m`` of ``prism`` and ``rhythm``, which is one without a vowel."""


def english_syllables(word: str) -> int:
    """Count the syllables of a word without hyphens; at least 1.

    Args:
        word: letters and apostrophes (``'``), in lower case.
    """
    extra = 0
    if negation := _NEGATION.match(word):
        word = negation["verb"]
        extra = 1 if _SYLLABIC_NEGATION.search(word) else 0
    elif clitic := _CLITIC.search(word):
        extra = 1 if clitic["sibilant"] else 0
        word = word[: word.index("'")]
    return extra + (_IRREGULAR.get(word) or max(1, _regular(word)))


def _regular(word: str) -> int:
    word = _MUTE_ENDING.sub("e", word)
    for pattern, sound in _SPELLINGS:
        word = pattern.sub(sound, word)
    word = _MUTE_E.sub("", word)
    return len(_VOWELS.findall(word)) + len(_HIATUS.findall(word))
