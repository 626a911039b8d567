"""Our rules as they are kept between starts are those of their files."""

import pytest

from service.checking.checks.rules.kept import kept_rules
from service.checking.checks.rules.packs import packs
from service.checking.checks.rules.packs.pack import OURS
from service.checking.checks.rules.packs.packs import read_packs, sources_of
from service.checking.checks.rules.ruleset import compile_rule
from service.checking.checks.rules.token_rules import TokenRule


@pytest.mark.parametrize("language", ["cs", "sv", "any"])
def test_they_ask_for_what_their_patterns_ask_for(language: str) -> None:
    kept, compiled = list(kept_rules(language)), [compile_rule(rule) for rule in read_packs(language)]
    assert [one.rule for one in kept] == [one.rule for one in compiled]
    for one, other in zip(kept, compiled, strict=True):
        assert type(one) is type(other)
        if isinstance(one, TokenRule) and isinstance(other, TokenRule):
            assert (one.outline, one.needs_tags) == (other.outline, other.needs_tags), one.rule.name
            assert one.parts.pattern.outline == one.outline


def test_rules_are_read_from_their_files_and_from_what_was_kept_alike() -> None:
    assert read_packs("cs") == packs._read("cs", OURS)


def test_every_file_counts() -> None:
    files = sources_of(OURS)
    assert {path.name for path in files} >= {"lists.toml"}
    assert all(path.suffix == ".toml" for path in files)
