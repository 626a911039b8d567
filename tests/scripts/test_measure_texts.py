"""The texts of ``training/texts``, and how what is found in them is counted."""

from pathlib import Path
from typing import Literal

import pytest
import typer

from scripts.measure_texts import (
    CONVERSATIONS,
    KEPT,
    TEXTS,
    Counts,
    Text,
    _mends,
    _of_half,
    measure,
    read_text,
    rows_of,
    spaced,
)
from service.checking.alerts import Alert
from service.checking.categories import Category

ALL = sorted(TEXTS.glob("*/*.txt"))
DEVELOPMENT = sorted(TEXTS.glob("*/development/*.txt"))
CHATS = sorted(TEXTS.glob(f"*/{CONVERSATIONS}/*.txt"))
KEPT_TEXTS = sorted(TEXTS.glob(f"*/{KEPT}/*.txt"))
MARKED = [*ALL, *DEVELOPMENT, *CHATS, *KEPT_TEXTS]


def written(tmp_path: Path, text: str) -> Text:
    path = tmp_path / "text.txt"
    path.write_text(text, encoding="utf-8")
    return read_text(path)


def alert(text: Text, word: str, replacement: str) -> Alert:
    at = text.source.index(word)
    return Alert(at, len(word), Category.GRAMMAR, Category.GRAMMAR, "", "", (replacement,), 1.0, "x/y")


@pytest.mark.parametrize("path", MARKED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_all_marks_together_make_the_right_version(path: Path) -> None:
    text = read_text(path)
    assert len(text.marks) >= (2 if path in CHATS else 5 if path in DEVELOPMENT else 15)
    assert text.mended(text.marks) == spaced(text.target)


def test_english_has_twelve_texts() -> None:
    assert [path.stem[:2] for path in ALL if path.parent.name == "en"] == [f"{number:02}" for number in range(1, 13)]


def test_kept_are_four_texts_of_every_kind_each_in_a_row_of_the_table() -> None:
    rows = rows_of(KEPT_TEXTS)
    assert len(rows) == 12
    assert all(len(paths) == 4 for paths in rows.values())
    for path in KEPT_TEXTS:
        assert 150 <= len(read_text(path).target.split()) <= 300, path


@pytest.mark.parametrize("half", ["even", "kept"])
def test_what_is_reported_is_not_shown(half: Literal["even", "kept"]) -> None:
    with pytest.raises(typer.BadParameter, match="not looked at"):
        measure("en", half, shown=True)


def test_conversations_keep_their_lines() -> None:
    text = read_text(TEXTS / "en" / CONVERSATIONS / "08_telegram.txt")
    assert "\nlanded!" in text.source
    assert "guys\n\nOllie" not in text.source
    assert "waiting\n\nOllie" in text.source


def test_the_texts_of_a_half_are_no_other_ones() -> None:
    odd, even, development = (_of_half(TEXTS / "en", half) for half in ("odd", "even", "development"))
    assert sorted([*odd, *even]) == [path for path in ALL if path.parent.name == "en"]
    assert len(development) == 144
    assert not {*development} & {*ALL}


def test_a_suggestion_is_right_where_it_mends_what_it_touches_and_nothing_else(tmp_path: Path) -> None:
    text = written(tmp_path, "He {go=>goes} home.\nHe {go=>goes} {to=>} home{=>,} too.\n")
    assert _mends(text, alert(text, "go", "goes"), text.marks[:1])
    assert not _mends(text, alert(text, "go", "went"), text.marks[:1])
    assert _mends(text, alert(text, "go to", "goes"), text.marks[1:3])
    assert _mends(text, alert(text, "go to", "goes to"), text.marks[1:3])


def test_shares_are_of_what_there_is() -> None:
    counts = Counts(errors=4, found=3, alerts=4, touching=4, suggesting=2, right=1, false=1, words=500)
    counts.add(Counts(words=500))
    assert counts.row("all").split() == ["all", "4", "75%", "100%", "50%", "1", "1.0"]
