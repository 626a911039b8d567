"""Natural text -> tokens in the style of a tokenised evaluation set, for metrics that compare tokens.

Tokenised sets are given to correctors as natural text; their answers must be tokenised again as the set's references
are. Splitting anew would punish a system for every place where the set's tokenisation is peculiar, so what the system
left unchanged keeps the set's own tokens, and only what it wrote is split, in the manner of the Penn Treebank.
"""

import re
from collections.abc import Sequence
from itertools import pairwise

from rapidfuzz.distance import Levenshtein

_PATTERN = re.compile(
    r"""
    https?://\S+ | \S+@\S+\.\w+
    | (?:[^\W\d_]\.){2,}                      # U.S., e.g.
    | (?i:ca(?=n['’]t\b) | wo(?=n['’]t\b) | \w+?(?=n['’]t\b)) | (?i:n['’]t\b)
    | ['’](?i:s|re|ve|ll|d|m)\b
    | (?i:can(?=not\b))
    | (?:Mr|Mrs|Ms|Dr|St|etc|vs)\.(?=\s)
    | \d+(?:[.,:/]\d+)*
    | \w+(?:[-/]\w+)*
    | \.{2,} | -{2,}
    | \S
    """,
    re.VERBOSE,
)


def ptb_tokens(text: str) -> list[str]:
    """Split natural text as the Penn Treebank does: clitics and punctuation apart, hyphens kept inside words."""
    return _PATTERN.findall(text)


def retokenize(tokens: Sequence[str], natural: str, hypothesis: str) -> list[str]:
    """Return the tokens of ``hypothesis``, a correction of ``natural``, in the style of ``tokens``.

    Args:
        tokens: the sentence as the set tokenises it.
        natural: the same sentence as the corrector was given it.
        hypothesis: what the corrector made of it.
    """
    if hypothesis == natural:
        return list(tokens)
    ours, theirs = ptb_tokens(natural), ptb_tokens(hypothesis)
    if "".join(ours) != "".join(tokens):
        # The natural text has other characters (quotation marks, brackets): there is nothing to hold on to.
        return theirs
    ends = {0}
    for token in tokens:
        ends.add(max(ends) + len(token))
    letters, place = "".join(tokens), [0]
    for token in ours:
        place.append(place[-1] + len(token))
    result: list[str] = []
    for code in Levenshtein.opcodes(ours, theirs):
        if code.tag == "equal":
            result += _cut(letters, place[code.src_start], place[code.src_end], ends)
        else:
            result += theirs[code.dest_start : code.dest_end]
    return result


def _cut(letters: str, start: int, end: int, ends: set[int]) -> list[str]:
    places = [start, *(place for place in range(start + 1, end) if place in ends), end]
    return [letters[first:last] for first, last in pairwise(places)]
