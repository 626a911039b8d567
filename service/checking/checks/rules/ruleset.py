"""All rules for a language, indexed by the words that their matches contain.

A sentence is looked through once: what a rule costs where none of its words occurs does not depend on how many such
rules there are.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache

import re2

from service.checking.checks.rules.kept import kept_rules
from service.checking.checks.rules.packs.pack import OURS, Pack
from service.checking.checks.rules.packs.packs import ANY, folders, lists_of, read_packs
from service.checking.checks.rules.packs.rule import Rule
from service.checking.checks.rules.text_rules import TextRule, compile_text_rule, options
from service.checking.checks.rules.token_rules import TokenRule, compile_token_rule
from service.checking.checks.rules.view import View

__all__ = ["Compiled", "RuleSet", "compile_all", "compile_packs", "compile_rule", "folders_for", "only", "rules_for"]

Compiled = TokenRule | TextRule


class RuleSet:
    """Finds the rules that may match in a sentence, and where."""

    def __init__(self, rules: Iterable[Compiled]) -> None:
        """Index the rules."""
        self.rules = tuple(rules)
        self._tokens = [rule for rule in self.rules if isinstance(rule, TokenRule)]
        texts = [rule for rule in self.rules if isinstance(rule, TextRule)]
        self._texts = [rule for rule in texts if rule.introduction is None]
        self.of_whole_text = tuple(rule for rule in texts if rule.introduction is not None)
        self._by_word: dict[str, list[int]] = {}
        self._by_regex: list[int] = []
        self._words = re2.Set.FullMatchSet(options())
        self._characters = re2.Set.SearchSet(options())
        for number, rule in enumerate(self._tokens):
            for word in rule.outline.words:
                self._by_word.setdefault(word, []).append(number)
            for source in rule.outline.regexes:
                self._words.Add(source)
                self._by_regex.append(number)
        for text_rule in self._texts:
            self._characters.Add(text_rule.rule.regex)
        self._words.Compile()
        self._characters.Compile()
        self._regex_hits = lru_cache(65536)(self._find_regexes)

    def text_rules(self, view: View) -> Iterator[TextRule]:
        """The rules over characters that match somewhere in the sentence; not those that must see all of the text."""
        if self._texts:
            for number in self._characters.Match(view.text) or ():
                yield self._texts[number]

    def token_rules(self, view: View) -> Iterator[tuple[TokenRule, list[int]]]:
        """The rules over tokens that may match, each with the positions where a match may begin, ascending."""
        found: dict[int, dict[int, None]] = {}
        nothing: tuple[int, ...] = ()
        for at, word in enumerate(view.words):
            numbers = self._by_word.get(word, nothing)
            if self._by_regex:
                numbers = (*numbers, *self._regex_hits(view.texts[at]))
            for number in numbers:
                anchor = self._tokens[number].outline
                starts = found.setdefault(number, {})
                starts.update(dict.fromkeys(range(max(at - anchor.high, 0), at - anchor.low + 1)))
        for number, starts in found.items():
            rule = self._tokens[number]
            if starts and rule.outline.could_match(view):
                yield rule, sorted(starts)

    def _find_regexes(self, text: str) -> tuple[int, ...]:
        return tuple({self._by_regex[at]: None for at in self._words.Match(text) or ()})


@cache
def compile_packs(folder: str, pack: Pack = OURS) -> tuple[Compiled, ...]:
    """The rules of a folder of a pack; those of ours that ask for words are compiled when these stand in a sentence.

    Raises:
        ConfigError: a rule is not as it should be.
    """
    if pack == OURS:
        return tuple(kept_rules(folder))
    return tuple(compile_rule(rule) for rule in read_packs(folder, pack))


def compile_all(pack: Pack) -> None:
    """Compile the rules of all languages, so that a broken one is known at the start and not at the first text.

    Raises:
        ConfigError: a rule is not as it should be.
    """
    for language in folders(pack):
        compile_packs(language, pack)


def compile_rule(rule: Rule) -> Compiled:
    """Compile a rule with the word lists of its folder.

    Raises:
        ConfigError: it is not as it should be.
    """
    return compile_token_rule(rule, lists_of(rule.language, rule.pack)) if rule.pattern else compile_text_rule(rule)


@lru_cache(maxsize=64)
def rules_for(language: str, packs: tuple[Pack, ...] = (OURS,)) -> RuleSet:
    """The rules for a language: those for all, those of the language, and for a region those of the region.

    Args:
        language: BCP 47 code.
        packs: whose rules.

    Raises:
        ConfigError: a rule is not as it should be.
    """
    return RuleSet(
        one
        for pack in packs
        for folder in folders_for(language)
        for one in compile_packs(folder, pack)
        if one.rule.is_for(language)
    )


def folders_for(language: str) -> tuple[str, ...]:
    """The folders whose rules are for a language."""
    return tuple(dict.fromkeys((ANY, language.partition("-")[0], language)))


def only(rules: Iterable[Rule]) -> Callable[[str], RuleSet]:
    """A choice of rules in place of all: for a language, those of them that are for it."""
    chosen = tuple(rules)

    @cache
    def chosen_for(language: str) -> RuleSet:
        folders = folders_for(language)
        return RuleSet(compile_rule(one) for one in chosen if one.language in folders and one.is_for(language))

    return chosen_for
