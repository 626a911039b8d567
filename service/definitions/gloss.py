"""The gloss of a WordNet synset: its definition and its examples."""

import re

__all__ = ["split_gloss"]

_OPENING = re.compile(r'(?:[;:,)]|\be\.g\.,?)\s*"')
"""The quotation mark that opens an example, with what stands before it."""
_EXAMPLE = re.compile(r'"(?P<words>[^"]*)"?(?:[\s;,]*-+(?P<author>[^;"]*))?')
"""An example and who wrote it; the quotation mark that closes the last one is sometimes missing."""
_LEAD = re.compile(r"(?:\bas in|\be\.g\.,?|[\s,;:-])+$")
"""What leads from the definition to the examples."""


def split_gloss(gloss: str) -> tuple[str, list[str]]:
    """Split a gloss, ``a long seat; "he sat on the bench"``, into definition and examples.

    The author of a quotation follows it after a dash. Quotation marks in pairs within the definition stay there.

    Args:
        gloss: what follows the ``|`` in a line of a data file (wndb(5WN)).
    """
    gloss = gloss.strip().replace("`", "'")
    start = _first_example(gloss)
    definition = _LEAD.sub("", gloss[:start])
    if definition.count('"') % 2:
        definition = definition.replace('"', "")
    return definition, [_with_author(found) for found in _EXAMPLE.finditer(gloss, start) if found["words"].strip(" ;")]


def _first_example(gloss: str) -> int:
    """Where the first example starts; quotation marks in brackets belong to the definition."""
    for found in _OPENING.finditer(gloss):
        before = gloss[: found.start() + 1]
        if before.count("(") <= before.count(")"):
            return found.end() - 1
    return len(gloss)


def _with_author(found: re.Match[str]) -> str:
    words = found["words"].strip(" ;")
    author = (found["author"] or "").strip(" ,-")
    return f"{words} — {author}" if author else words
