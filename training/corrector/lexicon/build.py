"""Build the spelling lexicon from clean text and from lists of real misspellings."""

import lzma
import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path

from models.errors import InputError
from models.spelling import Lexicon

_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_WORD_PER_MILLION = 1
"""A listed misspelling that occurs as often as this in a million words of edited text is a word of its own."""


def count_forms(sentences: Iterable[str]) -> Counter[str]:
    """Count word forms, letter case kept; the first word of a sentence counts in lower case unless it is odd there."""
    counts: Counter[str] = Counter()
    for sentence in sentences:
        words = [word.replace("’", "'") for word in _WORD.findall(sentence)]
        if words and words[0][0].isupper() and words[0][1:].islower():
            words[0] = words[0].lower()
        counts.update(words)
    return counts


def read_misspellings(path: Path) -> list[tuple[str, str]]:
    """Read a list of ``misspelling<TAB>correction`` lines, compressed or not; the pairs are in lower case.

    Raises:
        InputError: the file is missing or is not such a list.
    """
    opener = lzma.open if path.suffix == ".xz" else open
    try:
        with opener(path, "rt", encoding="utf-8") as lines:
            rows = [line.rstrip("\n").split("\t") for line in lines if line.strip()]
    except (OSError, UnicodeDecodeError, lzma.LZMAError) as error:
        raise InputError(f"cannot read the misspellings in {path}") from error
    if any(len(row) < 2 for row in rows):
        raise InputError(f"{path} is not a list of misspelling<TAB>correction lines")
    return [(row[0].lower().replace("’", "'"), row[1].replace("’", "'")) for row in rows]


def build_lexicon(
    counts: Counter[str],
    misspellings: Iterable[tuple[str, str]],
    min_count: int = 8,
    allowed: frozenset[str] = frozenset(),
) -> Lexicon:
    """Make a lexicon of the forms that occur at least ``min_count`` times in clean text.

    A listed misspelling is left out where it is as frequent in edited text as a word of its own, or where the lists
    disagree about what is meant (the more frequent word wins). ``allowed`` are words whatever their count.
    """
    by_lower: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for form, count in counts.items():
        by_lower[form.lower()][form] += count
    total = max(1, sum(counts.values()))
    listed: defaultdict[str, set[str]] = defaultdict(set)
    for wrong, right in misspellings:
        if wrong != right.lower():
            forms = by_lower.get(right.lower())
            listed[wrong].add(forms.most_common(1)[0][0] if forms else right.lower() if right.isupper() else right)

    def frequency(word: str) -> int:
        return sum(by_lower[word.lower()].values()) if word.lower() in by_lower else 0

    known: dict[str, str] = {}
    for wrong, rights in listed.items():
        best = max(sorted(rights), key=frequency)
        if frequency(wrong) * 1_000_000 < total * _WORD_PER_MILLION and frequency(wrong) * 5 <= frequency(best):
            known[wrong] = best
    frequencies: dict[str, float] = {}
    for lower, forms in by_lower.items():
        count = sum(forms.values())
        if lower not in known and (count >= min_count or lower in allowed):
            frequencies[forms.most_common(1)[0][0]] = math.log10(count / total * 1e9)
    found = {form.lower() for form in frequencies}
    corrections = {right.lower() for rights in listed.values() for right in rights if right.isalpha()}
    for lower in corrections | allowed:
        if lower not in known and lower not in found:
            frequencies[lower] = 0.5
    return Lexicon(frequencies, known)
