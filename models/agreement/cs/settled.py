"""Czech phrases of which no word stands for another, whatever a model would change or doubts there."""

import re

__all__ = ["is_settled"]

_SETTLED = re.compile(
    r"\b(?:tak tak|sem tam|čím dál|co nejdřív|jakž takž|tu a tam|kolem dokola|chtě nechtě|ať (?:už )?(?:je|jsou) jak|"
    r"(?:nech(?:te|ám|áš|ává|ali?|at)?|záleží|leží|visí|stojí) (?:to |si |se )*na (?:mně|tobě|nás|vás|něm|ní|nich)|"
    r"(?:to )?na (?:mně|tobě|nás|vás|něm|ní|nich) (?:nech(?:te)?|záleží|leží|visí|stojí)|"
    r"(?:jde|nejde|šlo|nešlo|jít|půjde|stojí|nestojí|stál[aio]?|boj[íi]\w*|bál[aiy]?|bát|star(?:á|ají|ám|áš|al[aiy]?|at)|"
    r"zajím\w*|opř\w*|opír\w*|přijd\w*|přiš(?:el|l[aiy])) (?:se |si |jen |hlavně )?o (?:mě|tebe|něj|ni|nás|vás)|"
    r"stál[aoiy]? (?:mě|tě|ho|nás|vás)|stojí (?:mě|tě|ho|nás|vás)|"
    r"(?:podle|místo|kromě|vedle|bez|u|od|do) (?:mě|tebe|něj|nás|vás|nich)|"
    r"(?:ke|díky|proti|kvůli|vůči|naproti) (?:mně|tobě|němu|nám|vám|nim))\b",
    re.IGNORECASE,
)


def is_settled(source: str, start: int, end: int) -> bool:
    """Whether what a model would change, or doubts, is no more than a part of a phrase that is right as it stands.

    Args:
        source: the sentence.
        start: where the words start (code points of the sentence).
        end: where they end.
    """
    lead = len(source[start:end]) - len(source[start:end].lstrip())
    start += lead if start + lead < end else 0
    return start < end and any(one.start() <= start and end <= one.end() for one in _SETTLED.finditer(source))
