"""What a Swedish sentence shows to be right, whatever a model would change there."""

import re

__all__ = ["is_bare_object", "is_settled"]

_BARE = (
    (r"del(?:a|ar|ade|at)", "rum lägenhet säng kontor bord hus"),
    (r"by(?:ta|ter|tte|tt)", "jobb skola klass kläder ämne plats tåg buss lägenhet namn däck"),
    (r"sök(?:a|er|te|t)", "jobb arbete hjälp bostad lägenhet praktikplats"),
    (r"åk(?:a|er|te|t)", "buss tåg bil båt tunnelbana spårvagn taxi skidor skridskor"),
    (r"kör(?:a|er|de|t)?", "bil buss taxi lastbil moped"),
    (r"sp(?:ela|elar|elade|elat)", "fotboll kort schack gitarr piano tennis handboll ishockey teater"),
    (r"(?:ha|har|hade|haft)", "tid råd lust rätt fel ont feber bil hund katt barn jobb semester lov"),
    (r"(?:ta|tar|tog|tagit)", "plats semester farväl paus bilder kort ansvar hand"),
    (r"(?:gå|går|gick|gått)", "kurs promenad hem"),
)
"""Verbs and nouns that stand behind them without an article: *vi delar rum*."""
_BEFORE = tuple((re.compile(rf"\b{verb} (?:\w+ )?$", re.IGNORECASE), frozenset(nouns.split())) for verb, nouns in _BARE)

_SETTLED = re.compile(
    r"\b(?:å (?:ena|andra) sidan|tills vidare|till skillnad från|till och med|än så länge|i och för sig|"
    r"(?:min|din|vår) (?:lilla |stora |äldre |yngre |gamla )?"
    r"(?:moster|faster|syster|storasyster|lillasyster|mormor|farmor|dotter|svägerska|kusin))\b",
    re.IGNORECASE,
)
"""Phrases of which no word stands for another: “å andra sidan”, “min moster”."""


def is_settled(source: str, start: int, end: int) -> bool:
    """Whether what a model would change, or doubts, is no more than a part of a phrase that is right as it stands.

    Args:
        source: the sentence.
        start: where the words start (code points of the sentence).
        end: where they end.
    """
    return start < end and any(one.start() <= start and end <= one.end() for one in _SETTLED.finditer(source))


def is_bare_object(source: str, start: int, end: int, replacement: str) -> bool:
    """Whether a change makes a noun definite that its verb has without an article: “delar rum” > “rummet”.

    Args:
        source: the sentence.
        start: where the change starts (code points of the sentence).
        end: where it ends.
        replacement: what it writes there.
    """
    noun = source[start:end].lower()
    if not replacement.lower().startswith(noun):
        return False
    return any(noun in nouns and verb.search(source[:start]) for verb, nouns in _BEFORE)
