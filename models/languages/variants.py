"""The regional variant of a text, told by words and spellings that not every region has."""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from models.language_folders import data_file, language_tables
from models.languages.tags import variants_of
from models.text.blocks import blocks, remembered

__all__ = ["DEFAULTS", "identify_variant"]

DEFAULTS = {code: table.default for code, table in language_tables().items() if table.default}
"""The variant of a text in which nothing speaks for one."""

_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_KEY = 3
"""Letters by which beginnings of words are looked up; no beginning in the lists is shorter."""


@dataclass(frozen=True, slots=True)
class _Words:
    """What the list of a language says: the variants that have a word, the words that begin in a way, or a sign."""

    whole: Mapping[str, tuple[str, ...]]
    beginnings: Mapping[str, tuple[tuple[str, tuple[str, ...]], ...]]
    signs: tuple[tuple[re.Pattern[str], tuple[str, ...]], ...]

    def of(self, word: str) -> tuple[str, ...]:
        if (found := self.whole.get(word)) is not None:
            return found
        for beginning, variants in self.beginnings.get(word[:_KEY], ()):
            if word.startswith(beginning):
                return variants
        return ()


@cache
def _words(language: str) -> _Words:
    path = data_file(language, "variants.txt")
    variants: tuple[str, ...] = ()
    found: dict[str, tuple[str, ...]] = {}
    signs: list[tuple[re.Pattern[str], tuple[str, ...]]] = []
    for line in path.read_text(encoding="utf-8").splitlines() if path else []:
        if line.startswith("["):
            variants = tuple(line.strip("[]").split())
        elif line.startswith("/"):
            signs.append((re.compile(line[1:].rstrip("/")), variants))
        elif not line.startswith("#"):
            for word in line.split():
                found[word] = tuple(dict.fromkeys((*found.get(word, ()), *variants)))
    beginnings: dict[str, list[tuple[str, tuple[str, ...]]]] = {}
    for word in sorted(found, key=len, reverse=True):
        if word.endswith("*"):
            beginnings.setdefault(word[:_KEY], []).append((word[:-1], found[word]))
    return _Words(found, {key: tuple(entries) for key, entries in beginnings.items()}, tuple(signs))


@remembered
def _evidence(block: str, language: str) -> frozenset[tuple[str, tuple[str, ...]]]:
    """The words and signs of a block that some variants have and others have not, each with those variants."""
    words = _words(language)
    evidence = [(word, words.of(word)) for word in set(_WORD.findall(block.lower()))]
    evidence += [(sign.pattern, having) for sign, having in words.signs if sign.search(block)]
    return frozenset((one, having) for one, having in evidence if having)


def identify_variant(text: str, language: str, defaults: Mapping[str, str] = DEFAULTS) -> str:
    """The variant of a language that the words of a text speak for.

    A word, or another sign such as ``£40``, counts once for each variant that has it, however often it stands in the
    text. Of variants that have equally many the default is taken if it is among them, else the first that the list of
    the language names.

    Args:
        text: any string; time is linear in its length.
        language: BCP 47 tag without region.
        defaults: the variant of each language where nothing speaks for one.

    Returns:
        The tag of a variant, or the language where it has none.
    """
    variants = variants_of(language)
    if not variants:
        return language
    words = _words(language)
    found = frozenset().union(*(_evidence(block, language) for _, block in blocks(text)))
    votes = Counter(variant for _, having in found for variant in having)
    default = defaults.get(language, DEFAULTS[language])
    most = max(votes.values(), default=0)
    if votes[default] == most:
        return default
    named = dict.fromkeys(variant for listed in words.whole.values() for variant in listed)
    return next(variant for variant in named if votes[variant] == most)
