"""How long a text takes to read and to speak."""

__all__ = ["reading_seconds", "speaking_seconds"]

_SILENT = 238
"""Words a minute that adults read silently in English non-fiction (Brysbaert 2019, How many words do we read per
minute? A review and meta-analysis of reading rate, doi:10.1016/j.jml.2019.104047)."""
_ALOUD = 183
"""Words a minute that adults read aloud in English (the same)."""
_IREST = {
    "ar": 138, "de": 179, "en": 228, "es": 218, "fi": 161, "fr": 195, "he": 187, "it": 188, "ja": 357, "nl": 202,
    "pl": 166, "pt": 181, "ru": 184, "sl": 180, "sv": 199, "tr": 166, "zh": 255,
}  # fmt: skip
"""Words a minute in which the same texts were read in each language, for Japanese and Chinese characters a minute
(Trauzettel-Klosinski and Dietz 2012, Standardized assessment of reading performance: the new International Reading
Speed Texts IReST, doi:10.1167/iovs.11-8284)."""
_IREST_MEAN = 184
"""The mean over its 17 languages, for all others."""


def reading_seconds(words: int, language: str) -> int:
    """Seconds to read so many words silently; 0 for none, else at least 1."""
    return _seconds(words, language, _SILENT)


def speaking_seconds(words: int, language: str) -> int:
    """Seconds to read so many words aloud; 0 for none, else at least 1."""
    return _seconds(words, language, _ALOUD)


def _seconds(words: int, language: str, english: int) -> int:
    """The English speed, scaled by how the language compares with English in IReST."""
    if words == 0:
        return 0
    per_minute = english * _IREST.get(language, _IREST_MEAN) / _IREST["en"]
    return max(1, round(60 * words / per_minute))
