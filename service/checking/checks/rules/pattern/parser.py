"""Reads the pattern language of ``service/rules/README.md``."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

import re2

from models.agreement.inflected import inflecting
from models.agreement.inflected.inflecting import is_inflected
from models.languages.tags import primary
from service.checking.checks.rules.pattern.building import around_signs, choice, literal, single, tags_of
from service.checking.checks.rules.pattern.conditions import CLASSES, Condition, TokenRegex
from service.checking.checks.rules.pattern.errors import PatternError
from service.checking.checks.rules.pattern.nodes import Edge, Node, OneToken, Repeat, Sequence, without_space
from service.checking.checks.rules.pattern.scanner import EXACT, LEMMA, LITERAL, NAME, QUANTIFIER, REGEX, TAGS, Scanner
from service.checking.checks.rules.replacing.inflection import forms_of

__all__ = ["Parsed", "parse"]

_REMEMBERED = 10_000
"""Lists that are read once for all the patterns that have them."""


@dataclass(frozen=True, slots=True)
class Parsed:
    """A pattern: its items in order, and the items ``first`` to ``end - 1`` that the alert covers."""

    items: tuple[Node, ...]
    first: int
    end: int


def parse(pattern: str, language: str, lists: Mapping[str, str]) -> Parsed:
    """Read a pattern.

    Args:
        pattern: in the pattern language.
        language: BCP 47 code; decides how literals are cut into tokens, and whether there are lemmas and tags.
        lists: the word lists that ``@name`` can stand for.

    Raises:
        PatternError: it is no pattern; the message says why.
    """
    return _Parser(pattern, language, lists).pattern()


class _Parser(Scanner):
    """Recursive descent."""

    def __init__(self, source: str, language: str, lists: Mapping[str, str]) -> None:
        super().__init__(source)
        self.language, self.lists = language, lists

    def pattern(self) -> Parsed:
        """The whole source."""
        items: list[Node] = []
        marks: dict[str, int] = {}
        spaced = False
        while True:
            spaced |= self.space()
            if self.at == len(self.source):
                break
            mark = self.source[self.at]
            if mark in "<>":
                if mark in marks or (mark == ">" and "<" not in marks):
                    raise PatternError(f"“{mark}” must stand once, “<” before “>”")
                marks[mark] = len(items)
                self.at += 1
                continue
            items.append(self._item(spaced, grouped=False))
            spaced = False
        if ("<" in marks) != (">" in marks):
            raise PatternError("“<” without “>”")
        if not items:
            raise PatternError("the pattern is empty")
        return Parsed(tuple(items), marks.get("<", 0), marks.get(">", len(items)))

    def _item(self, spaced: bool, *, grouped: bool) -> Node:
        """A group, an edge or words, with what says how often."""
        if self.sees("("):
            node = self._group(spaced)
        elif self.sees("^") or self.sees("$"):
            node = Edge(end=self.sees("$"))
            self.at += 1
        else:
            node = self._words(spaced, alternatives=not grouped)
        match = self.take(QUANTIFIER)
        if match is None:
            return node
        low, high = (0, 1) if match[1] is None else (int(match[1]), int(match[2]))
        if low > high or high == 0:
            raise PatternError(f"“{match[0]}” repeats nothing")
        return Repeat(node, without_space(node), low, high)

    def _group(self, spaced: bool) -> Node:
        self.at += 1
        options: list[Node] = []
        parts: list[Node] = []
        while True:
            space = self.space()
            if self.at == len(self.source):
                raise PatternError("“(” without “)”")
            if self.sees("|") or self.sees(")"):
                if not parts:
                    raise PatternError("an empty choice in parentheses")
                options.append(parts[0] if len(parts) == 1 else Sequence(tuple(parts)))
                parts = []
                self.at += 1
                if self.source[self.at - 1] == ")":
                    return choice(options)
            else:
                parts.append(self._item(space if parts else spaced, grouped=True))

    def _words(self, spaced: bool, *, alternatives: bool) -> Node:
        """One word or several with ``|`` between them."""
        options = [self._word(spaced)]
        while alternatives and self.sees("|"):
            self.at += 1
            options.append(self._word(spaced))
        return choice(options)

    def _word(self, spaced: bool) -> Node:
        """What is asked of one token, or a literal of several tokens."""
        negated = self.sees("!")
        node = OneToken((Condition(),), around_signs(spaced)) if negated else self._base(spaced)
        tags = None if negated else self.take(TAGS)
        if tags:
            node = self._tagged(node, tags[1])
        while self.sees("!"):
            self.at += 1
            node = self._except(node)
        return node

    def _base(self, spaced: bool) -> Node:
        if self.source[self.at : self.at + 1].isalpha() and (match := self.take(LITERAL)):  # what most are
            return literal(match[0], self.language, spaced, exact=False)
        if self.sees("/"):
            if not TAGS.match(self.source, self.at):
                raise PatternError("“/” has no tag after it; the sign itself stands in backticks")
            return OneToken((Condition(),), spaced)
        if self.sees("*"):
            self.at += 1
            return OneToken((Condition(kind="*"),), spaced)
        if match := self.take(NAME):
            return self._named(match[1], spaced)
        if match := self.take(LEMMA):
            return self._lemma(match[1], spaced)
        if match := self.take(REGEX):
            try:
                return OneToken((Condition(regex=TokenRegex(match[1])),), spaced)
            except re2.error as error:
                raise PatternError(f"“{match[1]}” is no regular expression of RE2: {error}") from error
        if match := self.take(EXACT):
            return literal(match[1], self.language, spaced, exact=True)
        if match := self.take(LITERAL):
            return literal(match[0], self.language, spaced, exact=False)
        raise PatternError(f"“{self.source[self.at :]}” is not understood; a sign as such stands in backticks")

    def _named(self, name: str, spaced: bool) -> Node:
        if name in CLASSES:
            return OneToken((Condition(kind=name),), around_signs(spaced) if name in ("any", "mark") else spaced)
        if name not in self.lists:
            raise PatternError(f"there is no list “@{name}”")
        return _list(name, self.lists[name], self.language, spaced)

    def _lemma(self, lemma: str, spaced: bool) -> Node:
        tags = TAGS.match(self.source, self.at)
        if is_inflected(primary(self.language)):
            if inflecting.is_unknown(primary(self.language), lemma):
                raise PatternError(f"“={lemma}” has no forms")
            forms = inflecting.forms_of(primary(self.language), lemma)
        else:
            self._only_english("a lemma")
            forms = forms_of(lemma, tags_of(tags[1]) if tags else ())
        if not forms:
            raise PatternError(f"“={lemma}” has no forms")
        return OneToken((Condition(words=forms),), spaced)

    def _tagged(self, node: Node, tags: str) -> Node:
        self._only_english("a tag")
        conditions = single(node, "a tag")
        return replace(conditions, conditions=tuple(replace(one, tags=tags_of(tags)) for one in conditions.conditions))

    def _except(self, node: Node) -> Node:
        if self.sees("("):
            excepted = single(self._group(spaced=False), "an exception")
        else:
            base = self._base(spaced=False)
            tags = self.take(TAGS)
            excepted = single(self._tagged(base, tags[1]) if tags else base, "an exception")
        token = single(node, "an exception")
        return replace(
            token,
            conditions=tuple(replace(one, exceptions=one.exceptions + excepted.conditions) for one in token.conditions),
        )

    def _only_english(self, what: str) -> None:
        if primary(self.language) != "en":
            raise PatternError(f"{what} can be told in English only")


@lru_cache(_REMEMBERED)
def _list(name: str, words: str, language: str, spaced: bool) -> Node:
    """A word list as a choice."""
    options: list[Node] = []
    for word in words.split():
        parser = _Parser(word, language, {})
        options.append(parser._words(spaced, alternatives=True))
        if parser.at < len(word):
            raise PatternError(f"“{word}” in the list “@{name}” is no word")
    return choice(options)
