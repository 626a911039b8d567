"""Korean syllables taken apart into the letters they are typed with, and put together again.

A slip of the fingers or of the ear is one of letters: 친국들과 (ㅊㅣㄴㄱㅜㄱㄷㅡㄹㄱㅘ) has one too many, 머그면 lacks
one of 먹으면. Double consonants at the end of a syllable are two letters, as they are typed; all vowels are one.
"""

import re
from typing import Final

__all__ = ["LETTERS", "apart", "together"]

_CONSONANTS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
_VOWELS = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"
_FINALS = (
    "- ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ".replace(
        "-", ""
    ).split(" ")
)
LETTERS: Final = _CONSONANTS + _VOWELS
_FIRST_SYLLABLE = 0xAC00

_APART = {
    _FIRST_SYLLABLE + (at * len(_VOWELS) + vowel_at) * len(_FINALS) + final_at: consonant + vowel + final
    for at, consonant in enumerate(_CONSONANTS)
    for vowel_at, vowel in enumerate(_VOWELS)
    for final_at, final in enumerate(_FINALS)
}
_COMMON_BYTES = 2
_TOGETHER = {letters: chr(code) for code, letters in _APART.items() if len(chr(code).encode("euc_kr")) == _COMMON_BYTES}
"""The 2,350 syllables of KS X 1001, of which all but a few words are made; the encoding takes more for the others."""
_SYLLABLE = re.compile(
    f"[{_CONSONANTS}][{_VOWELS}](?:[{_CONSONANTS}](?![{_VOWELS}])(?:[{_CONSONANTS}](?![{_VOWELS}]))?)?"
)
_CHATTED = re.compile(f"[{_CONSONANTS}\u3133-\u314eㅜㅠㅡ'-]")
"""Letters that stand alone on purpose (ㅋㅋ for laughter, ㅠㅠ for tears) and quotation marks: '설정'을."""


def apart(word: str) -> str:
    """The letters of a word; none of one with laughter, tears or quotation marks in it, which no dictionary has."""
    return "" if _CHATTED.search(word) else word.translate(_APART)


def together(letters: str) -> str:
    """The word that letters make; an empty text where they make none or only with syllables that are rare."""
    syllables = _SYLLABLE.findall(letters)
    if sum(map(len, syllables)) != len(letters):
        return ""
    word = "".join([_TOGETHER.get(syllable, "") for syllable in syllables])
    return word if len(word) == len(syllables) else ""
