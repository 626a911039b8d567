"""What a model of many languages must gain by the first suggestion for an unknown word, for the writer to be told.

Such a model hardly minds a misspelled word, and no less a rare one that is right. So it decides together with what the
speller knows: how frequent what may be meant is, how far from what is written, and how long a word that is.
"""

from models.spelling.suggestions.slips import ACCENT
from models.spelling.suggestions.suggestion import Suggestion

__all__ = ["BOUND", "least_gain", "traits"]

BOUND = 4.0
"""Log probability: what would have to gain more is never told, what may lose more always, without asking the model."""
_SHORT, _LONG = 4, 12
_BIAS, _WEIGHTS = 5.8, (-4.3, 1.7, 3.1, -0.76)
"""A logistic regression of whether the suggestion is meant, at log-odds of -0.6, divided by the weight of the gain.

Fitted to 1,055 unknown words of eleven languages on the even halves of recipe ``multilingual`` (learners' 487, mined
edits, written lines, slips, clean text), of which the first suggestion is meant for 671: it drops 25 of these, and 174
of the other 384, 40 of the 78 in clean text among them (``scripts/measure_consent.py``). It is asked about 678.
"""
_OF_CAPITAL = 6.0
"""For another word in a capital, German compounds that the dictionary makes up most: none of 14 was meant."""

_OF_LANGUAGE = {"cs": -1.0, "it": 1.0, "uk": 1.0}
"""Where the dictionary lacks fewer right words (in 17,600 right Czech sentences 22 words more are told, ten of them
right ones, and 6 of 258 in tuned slips), or more: on the even halves F0.5 is 0.7 higher for Ukrainian learners, 0.8 for
Ukrainian written lines and 0.1 for Italian ones, with 4.8 in place of 6.1 alarms in 1,000 Italian words."""

_ORTHOGRAPHIC = {
    "uk": (
        ("'", ""),
        ("ь", ""),
        ("стн", "сн"),
        ("здн", "зн"),
        ("е", "и"),
        ("ы", "и"),
        ("ї", "і"),
        ("є", "и"),
        ("сч", "щ"),
        ("гк", "к"),
        ("чн", "шн"),
        ("дж", "ж"),
        ("з", "с"),
        ("і", "и"),
    ),
    "ru": (
        ("ъ", ""),
        ("ь", ""),
        ("стн", "сн"),
        ("здн", "зн"),
        ("сч", "щ"),
        ("тся", "ца"),
        ("ё", "е"),
        ("щя", "ща"),
        ("чя", "ча"),
        ("щю", "щу"),
        ("чю", "чу"),
        ("ы", "и"),
        ("о", "а"),
        ("е", "и"),
        ("э", "и"),
        ("я", "и"),
        (" ", ""),
    ),
}
"""What a word is written without or with by the ear, letters and what they count as, by language: a soft sign or an
apostrophe, a doubled letter, an unstressed vowel. A word that is right otherwise is hardly ever a name or a term."""
_OF_EAR = 2.0
"""By how much less is asked for such a word. In 9,000 sentences of clean Ukrainian text (the half that is tuned on) 37
words are so near to a known one, of which two in three are misspelled and most others are old verse. *І* for *и*, *з*
for *с*, *ж* for *дж* and *шн* for *чн* make 240 more of 82,000 different words of corrected and clean texts, of which
most are misspelled, and 128 more of 1,332 misspelled words of UA-GEC."""


def least_gain(word: str, meant: Suggestion, language: str) -> float:
    """By how much the log probability that the sentence stays as it is must grow with the suggestion."""
    least = (
        _BIAS
        + _OF_LANGUAGE.get(language, 0.0)
        + sum(weight * trait for weight, trait in zip(_WEIGHTS, traits(word, meant), strict=True))
    )
    if _is_of_ear(word, meant.text, language):
        least -= _OF_EAR
    capitalised = word[0].islower() and meant.text[0].isupper() and meant.cost > ACCENT
    return least + _OF_CAPITAL if capitalised else least


def _is_of_ear(word: str, meant: str, language: str) -> bool:
    """Whether two words differ in nothing but what the ear does not tell."""
    pairs = _ORTHOGRAPHIC.get(language, ())
    return bool(pairs) and word.lower() != meant.lower() and _heard(word, pairs) == _heard(meant, pairs)


def _heard(word: str, pairs: tuple[tuple[str, str], ...]) -> str:
    """A word as it sounds, every doubled letter once."""
    small = word.lower()
    for letters, sound in pairs:
        small = small.replace(letters, sound)
    return "".join(letter for letter, before in zip(small, " " + small, strict=False) if letter != before)


def traits(word: str, meant: Suggestion) -> tuple[float, ...]:
    """What speaks for a suggestion or against it: its score and cost, and how long the word is.

    A word of fewer than four letters is near to some frequent one, whatever it is (*ie*, *ст*, *die* in Spanish); a
    long one that is near to another is seldom right.
    """
    return meant.score, meant.cost, float(len(word) < _SHORT), float(min(len(word), _LONG))
