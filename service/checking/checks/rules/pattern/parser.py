"""Reads the pattern language of ``service/rules/README.md``."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

import re2

from models.languages.tags import primary
from models.syntax.tags import PENN_TAGS
from models.text.tokens import tokenize
from service.checking.checks.rules.pattern.conditions import CLASSES, Condition, TokenRegex
from service.checking.checks.rules.pattern.nodes import Choice, Edge, Node, OneToken, Repeat, Sequence, without_space
from service.checking.checks.rules.replacing.inflection import forms_of
from service.checking.checks.rules.view import APOSTROPHES

__all__ = ["Parsed", "PatternError", "parse"]

_SPACE = re.compile(r"\s+")
_QUANTIFIER = re.compile(r"\?|\{(\d),(\d)\}")
_TAGS = re.compile(r"/([A-Z]+[$*]?(?:,[A-Z]+[$*]?)*)")
_NAME = re.compile(r"@([a-z][a-z_]*)")
_LEMMA = re.compile(r"=([^\W\d_]+)")
_EXACT = re.compile(r"`([^`\s]+)`")
_REGEX = re.compile(r"~([^~\s]+)~")
_LITERAL = re.compile(r"[,;:]|[^\s()|<>?{}/!*=~@`^$,;:]+")
_FOLLOWED = " x"
"""A literal is cut into tokens as in the middle of a sentence, where ``e.g.`` keeps its full stop."""

_REMEMBERED = 10_000
"""Words and lists that are read once for all the patterns that have them."""


class PatternError(Exception):
    """What is wrong with a pattern."""


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


class _Parser:
    """Recursive descent; ``at`` is the place in the source."""

    def __init__(self, source: str, language: str, lists: Mapping[str, str]) -> None:
        self.source, self.language, self.lists = source, language, lists
        self.at = 0

    def pattern(self) -> Parsed:
        """The whole source."""
        items: list[Node] = []
        marks: dict[str, int] = {}
        spaced = False
        while True:
            spaced |= self._space()
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

    def _space(self) -> bool:
        match = _SPACE.match(self.source, self.at)
        if match:
            self.at = match.end()
        return match is not None

    def _match(self, expression: re.Pattern[str]) -> re.Match[str] | None:
        match = expression.match(self.source, self.at)
        if match:
            self.at = match.end()
        return match

    def _is(self, character: str) -> bool:
        return self.source.startswith(character, self.at)

    def _item(self, spaced: bool, *, grouped: bool) -> Node:
        """A group, an edge or words, with what says how often."""
        if self._is("("):
            node = self._group(spaced)
        elif self._is("^") or self._is("$"):
            node = Edge(end=self._is("$"))
            self.at += 1
        else:
            node = self._words(spaced, alternatives=not grouped)
        match = self._match(_QUANTIFIER)
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
            space = self._space()
            if self.at == len(self.source):
                raise PatternError("“(” without “)”")
            if self._is("|") or self._is(")"):
                if not parts:
                    raise PatternError("an empty choice in parentheses")
                options.append(parts[0] if len(parts) == 1 else Sequence(tuple(parts)))
                parts = []
                self.at += 1
                if self.source[self.at - 1] == ")":
                    return _choice(options)
            else:
                parts.append(self._item(space if parts else spaced, grouped=True))

    def _words(self, spaced: bool, *, alternatives: bool) -> Node:
        """One word or several with ``|`` between them."""
        options = [self._word(spaced)]
        while alternatives and self._is("|"):
            self.at += 1
            options.append(self._word(spaced))
        return _choice(options)

    def _word(self, spaced: bool) -> Node:
        """What is asked of one token, or a literal of several tokens."""
        negated = self._is("!")
        node = OneToken((Condition(),), _around_signs(spaced)) if negated else self._base(spaced)
        tags = None if negated else self._match(_TAGS)
        if tags:
            node = self._tagged(node, tags[1])
        while self._is("!"):
            self.at += 1
            node = self._except(node)
        return node

    def _base(self, spaced: bool) -> Node:
        if self.source[self.at : self.at + 1].isalpha() and (match := self._match(_LITERAL)):  # what most are
            return _literal(match[0], self.language, spaced, exact=False)
        if self._is("/"):
            if not _TAGS.match(self.source, self.at):
                raise PatternError("“/” has no tag after it; the sign itself stands in backticks")
            return OneToken((Condition(),), spaced)
        if self._is("*"):
            self.at += 1
            return OneToken((Condition(kind="*"),), spaced)
        if match := self._match(_NAME):
            return self._named(match[1], spaced)
        if match := self._match(_LEMMA):
            return self._lemma(match[1], spaced)
        if match := self._match(_REGEX):
            try:
                return OneToken((Condition(regex=TokenRegex(match[1])),), spaced)
            except re2.error as error:
                raise PatternError(f"“{match[1]}” is no regular expression of RE2: {error}") from error
        if match := self._match(_EXACT):
            return _literal(match[1], self.language, spaced, exact=True)
        if match := self._match(_LITERAL):
            return _literal(match[0], self.language, spaced, exact=False)
        raise PatternError(f"“{self.source[self.at :]}” is not understood; a sign as such stands in backticks")

    def _named(self, name: str, spaced: bool) -> Node:
        if name in CLASSES:
            return OneToken((Condition(kind=name),), _around_signs(spaced) if name in ("any", "mark") else spaced)
        if name not in self.lists:
            raise PatternError(f"there is no list “@{name}”")
        return _list(name, self.lists[name], self.language, spaced)

    def _lemma(self, lemma: str, spaced: bool) -> Node:
        self._only_english("a lemma")
        tags = _TAGS.match(self.source, self.at)
        forms = forms_of(lemma, self._tags(tags[1]) if tags else ())
        if not forms:
            raise PatternError(f"“={lemma}” has no forms")
        return OneToken((Condition(words=forms),), spaced)

    def _tagged(self, node: Node, tags: str) -> Node:
        self._only_english("a tag")
        conditions = _single(node, "a tag")
        return replace(
            conditions, conditions=tuple(replace(one, tags=self._tags(tags)) for one in conditions.conditions)
        )

    def _tags(self, tags: str) -> frozenset[str]:
        found: set[str] = set()
        for tag in tags.split(","):
            if tag.endswith("*"):
                meant = {known for known in PENN_TAGS if known.startswith(tag[:-1])}
            else:
                meant = {tag} & PENN_TAGS
            if not meant:
                raise PatternError(f"“/{tag}” is no Penn Treebank tag")
            found |= meant
        return frozenset(found)

    def _except(self, node: Node) -> Node:
        if self._is("("):
            excepted = _single(self._group(spaced=False), "an exception")
        else:
            base = self._base(spaced=False)
            tags = self._match(_TAGS)
            excepted = _single(self._tagged(base, tags[1]) if tags else base, "an exception")
        token = _single(node, "an exception")
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
    return _choice(options)


@lru_cache(_REMEMBERED)
def _literal(literal: str, language: str, spaced: bool, *, exact: bool) -> Node:
    """A word or sign as such, of several tokens where it is cut into several."""
    tokens = tokenize(literal + _FOLLOWED, language)[:-1]
    if not tokens or tokens[-1].end != len(literal):
        raise PatternError(f"“{literal}” is not cut into tokens of its own")
    parts = []
    for at, token in enumerate(tokens):
        text = token.text.translate(APOSTROPHES)
        condition = Condition(exact=frozenset({text})) if exact else Condition(words=frozenset({text.lower()}))
        before = spaced if any(map(str.isalnum, text)) else _around_signs(spaced)
        parts.append(OneToken((condition,), before if at == 0 else False))
    return parts[0] if len(parts) == 1 else Sequence(tuple(parts))


def _around_signs(spaced: bool | None) -> bool | None:
    """Before what can be a sign, a space in the pattern means that there may be one in the text."""
    return None if spaced else spaced


def _single(node: Node, what: str) -> OneToken:
    if not isinstance(node, OneToken):
        raise PatternError(f"{what} belongs to a single token")
    return node


def _choice(options: list[Node]) -> Node:
    """One of the options; those that are one token are told by one look at it."""
    if len(options) == 1:
        return options[0]
    tokens = [option for option in options if isinstance(option, OneToken)]
    if len(tokens) < len(options):
        return Choice(tuple(options))
    words: set[str] = set()
    others: list[Condition] = []
    for condition in (one for token in tokens for one in token.conditions):
        if condition.words and condition == Condition(words=condition.words):
            words |= condition.words
        else:
            others.append(condition)
    merged = [Condition(words=frozenset(words))] if words else []
    return OneToken((*merged, *others), tokens[0].spaced)
