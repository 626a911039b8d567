"""Where words with apostrophes, clitics and contractions are cut: a word -> ascending offsets."""

import re

from models.text.characters import APOSTROPHES

_A = f"[{APOSTROPHES}]"

_ENGLISH_CLITIC = re.compile(rf"(?i:n{_A}t|{_A}(?:s|m|d|re|ve|ll|em))$")
_LONGEST_CLITIC = 3
_CONTRACTED = (
    "can|not gon|na got|ta wan|na out|ta lem|me gim|me i|m i|ve you|re they|re you|ve we|ve they|ve you|ll they|ll "
    "it|ll that|s what|s here|s there|s he|s she|s do|nt ca|nt wo|nt did|nt does|nt is|nt are|nt ar|nt was|nt "
    "were|nt have|nt has|nt had|nt would|nt could|nt should|nt ai|nt must|nt need|nt might|nt"
)
_ENGLISH_CONTRACTED = {word.replace("|", ""): word.index("|") for word in _CONTRACTED.split()}
_LONGEST_CONTRACTED = max(map(len, _ENGLISH_CONTRACTED))


def cut_english(word: str) -> list[int]:
    """``do|n't``, ``it|'s``, ``I|'d|'ve``, ``can|not``, ``gon|na``; also without the apostrophe: ``do|nt``."""
    if word.isalpha():
        cut = _ENGLISH_CONTRACTED.get(word.lower()) if len(word) <= _LONGEST_CONTRACTED else None
        return [cut] if cut else []
    cuts: list[int] = []
    end = len(word)
    while match := _ENGLISH_CLITIC.search(word, max(0, end - _LONGEST_CLITIC), end):
        end = match.start()
        if end == 0 or len(cuts) == 3:
            break
        cuts.insert(0, end)
    return cuts


_GERMAN_CLITIC = re.compile(rf"(?<=[^\W_]){_A}(?:s|n|ne|nen|nem|ner)$")


def cut_german(word: str) -> list[int]:
    """``geht|'s``, ``für|'n``."""
    match = _GERMAN_CLITIC.search(word, max(0, len(word) - 4))
    return [match.start()] if match and not word[: match.start()].isupper() else []


_FRENCH_ELIDED = re.compile(rf"(?i:(?:[cdjlmnst]|(?:jus|lors|puis|quoi|quel|pres)?qu){_A})(?=[^\W\d_])")
_FRENCH_INVERTED = re.compile(
    r"(?i:(?:-t)?-(?:ils?|elles?|on)|-(?:je|tu|nous|vous|ce|moi|toi|le|la|les|lui|leur|y|en))$"
)
_FRENCH_WHOLE = re.compile(
    rf"(?i:aujourd{_A}hui|prud{_A}hom\w*|c{_A}est-à-dire|quelqu{_A}une?s?|presqu{_A}îles?|l{_A}on|rendez-vous|"
    rf"peut-être|vis-à-vis|chez-\w+|\w+-là)"
)
_LONGEST_INVERTED = 8


def cut_french(word: str) -> list[int]:
    """``l'|homme``, ``qu'|il``, ``est|-il``, ``a|-t-il``."""
    if word.isalpha() or (len(word) < 20 and _FRENCH_WHOLE.fullmatch(word)):
        return []
    cuts: list[int] = []
    while len(cuts) < 4 and (match := _FRENCH_ELIDED.match(word, cuts[-1] if cuts else 0)):
        cuts.append(match.end())
    begin = cuts[-1] if cuts else 0
    match = _FRENCH_INVERTED.search(word, max(begin + 1, len(word) - _LONGEST_INVERTED))
    return [*cuts, match.start()] if match else cuts


_ITALIAN_ELIDED = re.compile(rf"{_A}(?=[^\W_])(?!s$)")


def cut_italian(word: str) -> list[int]:
    """``l'|arte``, ``dell'|anno``, ``un'|altra``."""
    return [] if word.isalpha() else [match.end() for match in _ITALIAN_ELIDED.finditer(word)]
