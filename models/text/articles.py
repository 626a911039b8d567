"""Whether an English word wants ``a`` or ``an`` before it, by how it sounds."""

import re

__all__ = ["article_for", "articles_for"]

_VOWEL_SOUND = re.compile(
    r"""
    [aeiou]
    | honou?r | honest | hour(?!i) | heir              # the h is silent
    | 8 | 1[18](?!\d) | 1[18](?=\d{3}(?!\d))           # eight, eleven and eighteen, and thousands of them
    """,
    re.VERBOSE,
)
_CONSONANT_SOUND = re.compile(
    r"""
    eu | ewe | uly | uv | u[iy]gh | ugan | ufo | ubi | ubangi | uk | unanim | unesco
    | uni(?!gn|ll|ro|ss|n|mag|m[bp]|d(?:ea|en|io))                # but uni-mportant, uni-nformed
    | us[aeiu] | ut[aeior] | ur[aeiou]                            # but usher, utter, urgent
    | u(?:dp|fw|id|rl|sb|tf|uid|x)s?(?:$|[^a-z])                  # letters that are named
    | one(?:$|[^a-z]|self|ness|time|fold) | once(?:$|[^a-z]) | oui  # the sound of "won"; but onerous
    """,
    re.VERBOSE,
)
_AMERICAN_HERB = re.compile(r"herb(?:s|al|ed|alist)?(?:$|[^a-z])")
_AMERICAN = frozenset({"en", "en-US", "en-CA"})
_LETTER = re.compile(r"[A-Za-z](?=$|[-.\d])|[a-z](?=[A-Z])")
"""A letter that is spoken by its name: ``X-ray``, ``U-turn``, ``M4``, ``mRNA``."""
_ABBREVIATION = re.compile(r"[A-Z]{2,}(?=s?(?:$|[^A-Za-z]))")
_NAME = re.compile(r"[A-Z]{2,}(?=[a-z])")
"""The letters with which a name begins: ``SQLite``, ``FFmpeg``, ``XMLHttpRequest``."""
_LETTERS_WITH_VOWEL = frozenset("AEFHILMNORSX")
"""Letters whose names begin with a vowel."""
_SPOKEN_AS_WORDS = frozenset((
    "EULA", "FEMA", "FIFA", "FIFO", "FISA", "FOMO", "FOSS", "FUSE", "HAL", "HEPA", "HUD", "LAMP", "LAN", "LIFO",
    "LISP", "LUKS", "MAC", "MAGA", "MASH", "MERS", "MIDI", "MIME", "MIPS", "MOMA", "MOOC", "NASA", "NATO", "NAND",
    "NAFTA", "NAS", "NAT", "NIC", "NIST", "NOR", "NUMA", "RADAR", "RAID", "RAM", "REIT", "REM", "REPL", "REST", "RICO",
    "RIP", "RISC", "ROM", "SAAS", "SALT", "SAML", "SAN", "SARS", "SASL", "SATA", "SCSI", "SEAL", "SIDS", "SIEM", "SIM",
    "SIMD", "SIP", "SOAP", "SPA", "STEM", "SWAT", "SWOT",
))  # fmt: skip
"""Short abbreviations that are read as words though their first letter's name begins with a vowel."""
_SPOKEN_BOTH_WAYS = frozenset({"FAQ", "LAPP", "SAP", "SHA", "SKU", "SOC", "SQL"})
"""Those that some read as words and others by their letters."""
_LONGEST_SPELT = 4
_VOWEL = re.compile(r"[AEIOUY]")
_NO_WORD = re.compile(
    r"""
    [fhlmnrsx][bcdfghj-np-tv-xz]*(?:$|[^a-z])    # npm, ssh, nth
    | f(?![aeiouyjlr]) | h(?![aeiouy]) | l(?![aeiouyl]) | m(?![aeiouyn]) | n(?![aeiouy]|g[aeouy])
    | r(?![aeiouyh]) | s(?![aeiouychklmnprtvwz]|qu) | x(?![aeiouy])                    # nginx, htop, mmap
    """,
    re.VERBOSE,
)
"""No English word begins so: the first letter is named, or all is short for a longer word."""


def article_for(text: str, language: str = "en") -> str:
    """``an`` if an English text begins with the sound of a vowel, else ``a``.

    Args:
        text: begins with the word in question, in its letter case.
        language: BCP 47 code; the h of *herb* is silent in North America.
    """
    return articles_for(text, language)[0]


def articles_for(text: str, language: str = "en") -> tuple[str, ...]:
    """The articles that an English text may have before it, the usual one first; both where people say it both ways.

    Args:
        text: begins with the word in question, in its letter case.
        language: BCP 47 code; the h of *herb* is silent in North America.
    """
    word = text.split(maxsplit=1)[0].lstrip("\"'“‘(*_") if text.strip() else ""
    named = _LETTER.match(word)
    if named is None and (found := _ABBREVIATION.match(word) or _NAME.match(word)):
        # The last capital of a name may belong to the word behind: XMLHttpRequest.
        readings = {found[0]} if _ABBREVIATION.match(word) else {found[0], found[0][:-1]}
        if readings & _SPOKEN_BOTH_WAYS:
            return "an", "a"
        if not readings & _SPOKEN_AS_WORDS and any(map(_is_spelt, readings)):
            named = found
    if named is not None:
        return ("an",) if named[0][0].upper() in _LETTERS_WITH_VOWEL else ("a",)
    if word[:1].islower() and _NO_WORD.match(word):
        return "an", "a"
    word = word.lower()
    if language in _AMERICAN and _AMERICAN_HERB.match(word):
        return ("an",)
    return ("an",) if _VOWEL_SOUND.match(word) and not _CONSONANT_SOUND.match(word) else ("a",)


def _is_spelt(capitals: str) -> bool:
    """Whether an abbreviation is read letter by letter; a long one with vowels inside is a word."""
    return len(capitals) <= _LONGEST_SPELT or not _VOWEL.search(capitals[1:])
