"""Finds rules: by name, by file, by category, and by the words they are about."""

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches

from models.errors import InputError
from service.checking.categories import BY_KEY, Category
from service.checking.checks.rules.packs.examples import wrong_example
from service.checking.checks.rules.packs.pack import OURS, Pack
from service.checking.checks.rules.packs.packs import folders, lists_of, read_packs
from service.checking.checks.rules.packs.rule import Rule

__all__ = ["about", "category_of", "named", "of_category", "rules_of"]

_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_LIST = re.compile(r"@([a-z_]+)")


def rules_of(language: str = "", packs: Sequence[Pack] = (OURS,)) -> list[Rule]:
    """All rules of some packs, or those for a language, by pack, file and entry.

    Raises:
        InputError: there are none for that language.
        ConfigError: a pack has a rule that is not as it should be.
    """
    known = {pack: folders(pack) for pack in packs}
    every = sorted({folder for those in known.values() for folder in those})
    if language and language not in every:
        raise InputError(f"there are no rules for “{language}”, but for {', '.join(every)}")
    return [
        rule
        for pack, those in known.items()
        for folder in those
        if language in ("", folder)
        for rule in read_packs(folder, pack)
    ]


def category_of(key: str) -> Category | None:
    """The category with a key, in any letter case."""
    return BY_KEY.get(key.upper())


def of_category(rules: Iterable[Rule], category: Category) -> list[Rule]:
    """The rules of a category; a main one covers its detailed ones."""
    return [rule for rule in rules if category in (rule.category, rule.category.main())]


def named(rules: Iterable[Rule], name: str) -> list[Rule]:
    """The rules that a name stands for: ``en/FREE_GIFT``, ``FREE_GIFT``, a file ``en/nouns/number.toml``, a folder.

    Raises:
        InputError: there is none; the message names those that are nearly called so.
    """
    rules = list(rules)
    place = name.removesuffix("/")
    inside = place.partition("service/rules/")[2] or place
    found = [
        rule
        for rule in rules
        if name.upper() in (rule.id, rule.name.upper())
        or f"{rule.path}/".startswith(f"{place}/")
        or f"{rule.pack.name}{'/' if rule.pack.name else ''}{rule.language}/{rule.file}/".startswith(f"{inside}/")
    ]
    if not found:
        near = get_close_matches(name.upper().rpartition("/")[2], dict.fromkeys(rule.id for rule in rules))
        hint = f"; near: {', '.join(near)}" if near else ""
        raise InputError(f"no rule or file of rules is called “{name}”{hint}")
    return found


def about(rules: Iterable[Rule], query: str) -> list[Rule]:
    """The rules in which all words of a query stand, the most likely first.

    Those whose name has the words come first, then those whose pattern has them, those that have them in what their
    wrong examples mark, and in the rest of these.
    """
    words = set(_words(query))
    ranked = [(rank, rule) for rule in rules if (rank := _rank(rule, words)) is not None]
    return [rule for _, rule in sorted(ranked, key=lambda one: one[0])]


def _rank(rule: Rule, words: set[str]) -> int | None:
    """How far one must look for the words: 0 for the name; None where they are not."""
    wrong = [wrong_example(source) for source in rule.wrong]
    places = (
        _words(rule.id.replace("_", " ")),
        _words(_with_lists(rule.pattern, lists_of(rule.language, rule.pack))),
        {word for one in wrong for word in _words(one.text[one.start : one.end])},
        {word for one in wrong for word in _words(one.text)},
    )
    seen: set[str] = set()
    for rank, place in enumerate(places):
        seen |= place
        if words and words <= seen:
            return rank
    return None


def _with_lists(pattern: str, lists: Mapping[str, str]) -> str:
    return _LIST.sub(lambda match: f" {lists.get(match[1], '')} ", pattern)


def _words(text: str) -> set[str]:
    return {word.lower().replace("’", "'") for word in _WORD.findall(text)}
