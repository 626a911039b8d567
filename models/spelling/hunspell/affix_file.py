"""What an ``.aff`` file says about which words there may be, as far as `models.spelling.hunspell.sieve` needs it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

__all__ = ["Affix", "AffixFile"]

_UNSUPPORTED = re.compile(
    r"^(?:COMPLEXPREFIXES|COMPOUNDMORESUFFIXES|SIMPLIFIEDTRIPLE|LANG\s+(?:tr|az)|CHECKCOMPOUNDPATTERN\s+\S+\s+\S+\s+[^\s#])",
    re.MULTILINE,
)
_COMPOUND = re.compile(r"^COMPOUND(?:FLAG|BEGIN|MIDDLE|END|FIRST|LAST)\s+(\S+)", re.MULTILINE)
_PERMITTED = re.compile(r"^COMPOUNDPERMITFLAG\s+(\S+)", re.MULTILINE)
_FLAGS = re.compile(r"^FLAG\s+(\S+)", re.MULTILINE)
_ALIAS = re.compile(r"^AF\s+(\S+)", re.MULTILINE)
_RULE = re.compile(r"^COMPOUNDRULE\s+(\S+)", re.MULTILINE)
_RULE_FLAG = re.compile(r"(?:\(([^)]+)\)|([^*?()]))([*?]?)")
_COMPOUND_MIN = re.compile(r"^COMPOUNDMIN\s+(\d+)", re.MULTILINE)
_IGNORED = re.compile(r"^IGNORE\s+(\S+)", re.MULTILINE)
_CONVERTED = re.compile(r"^ICONV\s+(\S+)\s+\S+", re.MULTILINE)
_BREAK = re.compile(r"^BREAK\s+(\S+)", re.MULTILINE)
_SHORTEST_PART = 3
"""Letters of a part of a compound where the file does not say it."""


class Affix(NamedTuple):
    """An affix.

    Attributes:
        flag: that words which take it have.
        strip: what it takes the place of.
        text: itself.
        is_prefix: whether it is one, else it is a suffix.
        more: the flags that a word has by it.
        condition: how what it stands at ends, or begins before a prefix, as a regular expression.
    """

    flag: str
    strip: str
    text: str
    is_prefix: bool
    more: frozenset[str]
    condition: str


@dataclass(frozen=True)
class AffixFile:
    """The text of an ``.aff`` file.

    Attributes:
        text: all of it.
    """

    text: str = field(repr=False)

    @cached_property
    def is_plain(self) -> bool:
        """Whether its words are made of nothing but entries and affixes that are written one after the other."""
        breaks = (found.strip("^$") for found in _BREAK.findall(self.text))
        return _UNSUPPORTED.search(self.text) is None and not any(map(str.isalpha, breaks))

    @cached_property
    def part_flags(self) -> frozenset[str]:
        """The flags by which a word may be a part of compounds: its own, or those of an affix that it takes."""
        own = {*_COMPOUND.findall(self.text)}
        for rule in _RULE.findall(self.text)[1:]:
            own |= {one or other for one, other, _ in _RULE_FLAG.findall(rule)}
        return frozenset(own | {one.flag for one in self.affixes if not own.isdisjoint(one.more)})

    @cached_property
    def permitted(self) -> frozenset[str]:
        """The flag of affixes that may stand inside of compounds."""
        return frozenset(_PERMITTED.findall(self.text))

    def parts(self, entries: Sequence[tuple[str, str]]) -> list[str]:
        """Of entries with their flags those that may be parts of compounds; none where all compounds have digits."""
        flags = {text: self.flags(text) for _, text in entries if text}
        lettered = frozenset().union(*(flags[text] for word, text in entries if text and word.isalpha()))
        rules = map(_RULE_FLAG.findall, _RULE.findall(self.text)[1:])
        numbers = all(any(not many and (one or other) not in lettered for one, other, many in rule) for rule in rules)
        if numbers and _COMPOUND.search(self.text) is None:
            return []
        wanted = {text: not self.part_flags.isdisjoint(own) for text, own in flags.items()}
        return [word for word, text in entries if wanted.get(text)]

    def flags(self, text: str) -> frozenset[str]:
        """The flags that stand behind the slash at an entry or affix."""
        if text.isdecimal() and self._aliases:
            text = self._aliases[int(text)]
        if self._flag_kind == "num":
            return frozenset(text.split(","))
        if self._flag_kind == "long":
            return frozenset(text[at : at + 2] for at in range(0, len(text), 2))
        return frozenset(text)

    @cached_property
    def _flag_kind(self) -> str:
        return next(iter(_FLAGS.findall(self.text)), "")

    @cached_property
    def _aliases(self) -> list[str]:
        return _ALIAS.findall(self.text)

    @cached_property
    def shortest_part(self) -> int:
        """Letters that each part of a compound has at least."""
        named = _COMPOUND_MIN.search(self.text)
        return (max(1, int(named[1])) if named else 0) or _SHORTEST_PART

    @cached_property
    def ignored(self) -> str:
        """The characters that are taken out of all words."""
        return "".join(_IGNORED.findall(self.text))

    @cached_property
    def converted(self) -> frozenset[str]:
        """What is taken out of words or made something else before they are looked up."""
        return frozenset(_CONVERTED.findall(self.text)) | frozenset(self.ignored)

    @cached_property
    def affixes(self) -> tuple[Affix, ...]:
        """All affixes."""
        seen = set()
        found = []
        for line in self.text.splitlines():
            kind = line[:3]
            if kind not in {"PFX", "SFX"} or len(parts := line.split(None, 4)) < 4:
                continue
            if (kind, parts[1]) not in seen:
                seen.add((kind, parts[1]))
                continue
            text, _, flags = parts[3].partition("/")
            strip, text = parts[2].replace("0", ""), text.replace("0", "")
            more = self.flags(flags) if flags else frozenset()
            condition = parts[4].split(None, 1)[0] if len(parts) > 4 else "."
            found.append(Affix(parts[1], strip, text, kind == "PFX", more, condition))
        return tuple(found)
