"""A table that stays on disk finds what a dictionary would."""

import pytest

from models.mapped_table import MappedTable, table_of

KNOWN = {f"word{at}": {"NN": (f"form{at}",), "VB": ("a", f"b{at}")} for at in range(1000)} | {"": {}, "née": {"JJ": ()}}


def test_all_that_was_put_in_is_found() -> None:
    table = MappedTable(memoryview(table_of(KNOWN)))
    assert {word: table.get(word, {}) for word in KNOWN} == KNOWN


@pytest.mark.parametrize("word", ["word1000", "word", "Word1", "\ud800", "né"])
def test_nothing_else_is_found(word: str) -> None:
    assert MappedTable(memoryview(table_of(KNOWN))).get(word, {"X": ()}) == {"X": ()}


def test_an_empty_table_has_nothing() -> None:
    assert MappedTable(memoryview(table_of({}))).get("word", {}) == {}
