"""Whether an English word wants ``a`` or ``an`` before it, by how it sounds."""

import re

__all__ = ["article_for"]

_VOWEL_SOUND = re.compile(
    r"""
    [aeiou]
    | honou?r | honest | hour(?!i) | heir  # the h is silent
    | 8 | 1[18](?!\d)                      # eight, eleven and eighteen
    """,
    re.VERBOSE,
)
_CONSONANT_SOUND = re.compile(
    r"""
    eu | ewe | uly | uv | u[iy]gh | ugan | ufo | ubi | ubangi | uk | unanim | unesco
    | uni(?!gn|ll|ro|ss|n|mag|m[bp]|d(?:ea|en|io))                # but uni-mportant, uni-nformed
    | us[aeiu] | ut[aeior] | ur[aeiou]                            # but usher, utter, urgent
    | one(?:$|[^a-z]|self|ness|time|fold) | once(?:$|[^a-z]) | oui  # the sound of "won"; but onerous
    """,
    re.VERBOSE,
)
_AMERICAN_HERB = re.compile(r"herb(?:s|al|ed|alist)?(?:$|[^a-z])")
_AMERICAN = frozenset({"en", "en-US", "en-CA"})
_LETTER = re.compile(r"[A-Za-z](?=$|[-.\d])")
"""A letter that is spoken by its name: ``X-ray``, ``U-turn``, ``M4``."""
_ABBREVIATION = re.compile(r"[A-Z]{2,}(?=s?(?:$|[^A-Za-z]))")
_LETTERS_WITH_VOWEL = frozenset("AEFHILMNORSX")
"""Letters whose names begin with a vowel."""
_SPOKEN_AS_WORDS = frozenset((
    "EULA", "FEMA", "FIFA", "FIFO", "FISA", "FOMO", "HEPA", "LAMP", "LAN", "LIFO", "MAC", "MAGA", "MASH",
    "MERS", "MIDI", "MIPS", "MOMA", "MOOC", "NASA", "NATO", "NAND", "NAFTA", "NOR", "RADAR", "RAID", "RAM",
    "REIT", "REM", "REST", "RICO", "RIP", "ROM", "SAAS", "SALT", "SARS", "SCSI", "SEAL", "SIDS", "SIM", "SOAP",
    "SPA", "STEM", "SWAT", "SWOT",
))  # fmt: skip
"""Short abbreviations that are read as words though their first letter's name begins with a vowel."""
_LONGEST_SPELT = 4
_VOWEL = re.compile(r"[AEIOUY]")


def article_for(text: str, language: str = "en") -> str:
    """``an`` if an English text begins with the sound of a vowel, else ``a``.

    Args:
        text: begins with the word in question, in its letter case.
        language: BCP 47 code; the h of *herb* is silent in North America.
    """
    word = text.split(maxsplit=1)[0].lstrip("\"'“‘(*_") if text.strip() else ""
    if (letter := _LETTER.match(word)) or ((letter := _ABBREVIATION.match(word)) and _is_spelt(letter[0])):
        return "an" if letter[0][0].upper() in _LETTERS_WITH_VOWEL else "a"
    word = word.lower()
    if language in _AMERICAN and _AMERICAN_HERB.match(word):
        return "an"
    return "an" if _VOWEL_SOUND.match(word) and not _CONSONANT_SOUND.match(word) else "a"


def _is_spelt(capitals: str) -> bool:
    """Whether an abbreviation is read letter by letter; a long one with vowels inside is a word."""
    return capitals not in _SPOKEN_AS_WORDS and (len(capitals) <= _LONGEST_SPELT or not _VOWEL.search(capitals[1:]))
