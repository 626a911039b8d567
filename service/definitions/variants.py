"""Spellings of one word on both sides of the Atlantic, and with or without a hyphen."""

import re
from collections.abc import Iterator

__all__ = ["other_spellings"]

_PAIRS = (
    (r"our", "or", r""),
    (r"is", "iz", r"(?=e$|es$|ed$|er$|ers$|ing$|able$|ation)"),
    (r"ys", "yz", r"(?=e$|es$|ed$|er$|ers$|ing$|able$)"),
    (r"re", "er", r"(?=s?$)"),
    (r"ogue", "og", r"(?=s?$)"),
    (r"ence", "ense", r"(?=s?$)"),
    (r"ll", "l", r"(?=ing$|ed$|er$|ers$|or$|ors$|ous$|ment$|s?$)"),
    (r"grey", "gray", r""),
    (r"ae", "e", r""),
    (r"oe", "e", r""),
    (r"mme", "m", r"(?=s?$)"),
    (r"^e-", "e", r""),
    (r"^co-", "co", r""),
    (r"^re-", "re", r""),
    (r"^mould", "mold", r""),
    (r"^moult", "molt", r""),
    (r"^smoulder", "smolder", r""),
    (r"^plough", "plow", r""),
    (r"^sceptic", "skeptic", r""),
    (r"^pyjama", "pajama", r""),
    (r"^cosy", "cozy", r"$"),
    (r"^jewellery", "jewelry", r"$"),
    (r"^moustache", "mustache", r""),
    (r"^manoeuvre", "maneuver", r""),
    (r"^sulph", "sulf", r""),
    (r"^aluminium", "aluminum", r"$"),
    (r"dgement", "dgment", r""),
)
"""British letters, American ones, and what must follow."""
_TO_AMERICAN = [(re.compile(british + after), american) for british, american, after in _PAIRS]
_TO_BRITISH = [
    (re.compile(("^" if british[0] == "^" else "") + american + after), british.removeprefix("^"))
    for british, american, after in _PAIRS
]
_DIFFERENT = frozenset(["aether", "daemon", "demon", "ether", "meter", "metre", "prise", "prize", "timber", "timbre"])
"""Words that share a meaning and have others that are not shared."""


def other_spellings(word: str) -> tuple[list[str], list[str]]:
    """What a word may be in American and in British spelling; most of them are no words.

    Args:
        word: in lower case, as an entry is written.
    """
    if word in _DIFFERENT:
        return [], []
    return list(_replaced(word, _TO_AMERICAN)), list(_replaced(word, _TO_BRITISH))


def _replaced(word: str, pairs: list[tuple[re.Pattern[str], str]]) -> Iterator[str]:
    for pattern, instead in pairs:
        for found in pattern.finditer(word):
            yield word[: found.start()] + instead + word[found.end() :]
