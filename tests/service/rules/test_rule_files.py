"""How the files of the rule packs are written: one rule is one block of short lines, a list of words has one home."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest

from service.checking.checks.rules.packs.packs import FOLDER, folders, lists_of, read_packs

FILES = sorted(FOLDER.rglob("*.toml"))
LONGEST_LINE = 120
LONGEST_FILE = 400
WORD = re.compile(r"[^\s()|<>?{}/!*=~@`^$,;:]+")
REGEX = re.compile(r"~[^~]*~")
GROUP = re.compile(r"\(([^()]*)\)")
BETWEEN_ITEMS = re.compile(r"\s[\s<>]*|[<>]|\?|\{\d,\d\}")
MANY_WORDS = 5
OFTEN = 3


def plain(options: list[str]) -> Iterator[frozenset[str]]:
    """The words that stand side by side, without the phrases and other options between them."""
    for is_word, words in groupby(options, lambda option: WORD.fullmatch(option) is not None):
        if is_word:
            yield frozenset(word.lower() for word in words)


def word_choices(pattern: str) -> Iterator[frozenset[str]]:
    """The sets of plain words between which a pattern chooses, of groups from the inside out."""
    rest = REGEX.sub("@", pattern)
    while group := GROUP.search(rest):
        yield from plain([option.strip() for option in group[1].split("|")])
        rest = f"{rest[: group.start()]}@{rest[group.end() :]}"
    for item in BETWEEN_ITEMS.split(rest):
        yield from plain(item.split("|"))


def choices(language: str) -> Counter[frozenset[str]]:
    """How often the patterns of a language choose between the same words, five and more."""
    patterns = {text for rule in read_packs(language) for text in (rule.pattern, *rule.unless)}
    found = (words for text in patterns for words in word_choices(text))
    return Counter(words for words in found if len(words) >= MANY_WORDS)


def test_lines_and_files_are_short() -> None:
    texts = {str(path.relative_to(FOLDER)): path.read_text("utf-8").splitlines() for path in FILES}
    assert {name: len(lines) for name, lines in texts.items() if len(lines) > LONGEST_FILE} == {}
    assert [
        f"{name}:{number}"
        for name, lines in texts.items()
        for number, line in enumerate(lines, 1)
        if len(line) > LONGEST_LINE
    ] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_a_rule_is_a_block_and_no_row_of_a_list(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    assert [line for line in lines if line.startswith(("rules =", "rule =", "table ="))] == []


def test_word_choices_of_a_pattern() -> None:
    pattern = "a|b|C? (d|e (f|g|~h|i~)|j k|l|m) <n|o|=p>"
    found = [words for words in word_choices(pattern) if len(words) > 1]
    assert found == [{"f", "g"}, {"l", "m"}, {"a", "b", "c"}, {"n", "o"}]


@pytest.mark.parametrize("language", folders())
def test_words_that_stand_often_are_a_list(language: str) -> None:
    """Name them in ``lists.toml``, and write ``@name``."""
    assert [" ".join(sorted(words)) for words, often in choices(language).items() if often >= OFTEN] == []


@pytest.mark.parametrize("language", folders())
def test_a_list_is_named_and_not_written_out(language: str) -> None:
    names = {frozenset(words.lower().split()): name for name, words in lists_of(language).items()}
    assert [names[words] for words in choices(language) if words in names] == []
