"""The signs of the pattern language, and a place in a pattern that is read."""

import re

SPACE = re.compile(r"\s+")
QUANTIFIER = re.compile(r"\?|\{(\d),(\d)\}")
TAGS = re.compile(r"/([A-Z]+[$*]?(?:,[A-Z]+[$*]?)*)")
NAME = re.compile(r"@([a-z][a-z_]*)")
LEMMA = re.compile(r"=([^\W\d_]+(?:'[^\W\d_]+)*)")
EXACT = re.compile(r"`([^`\s]+)`")
REGEX = re.compile(r"~([^~\s]+)~")
LITERAL = re.compile(r"[,;:]|[^\s()|<>?{}/!*=~@`^$,;:]+")


class Scanner:
    """A source that is read from its beginning; ``at`` is the place in it."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0

    def space(self) -> bool:
        """Go past white space, and say whether there was any."""
        match = SPACE.match(self.source, self.at)
        if match:
            self.at = match.end()
        return match is not None

    def take(self, expression: re.Pattern[str]) -> re.Match[str] | None:
        """Go past what the expression matches here; None where it matches nothing."""
        match = expression.match(self.source, self.at)
        if match:
            self.at = match.end()
        return match

    def sees(self, character: str) -> bool:
        """Whether a character stands here."""
        return self.source.startswith(character, self.at)
