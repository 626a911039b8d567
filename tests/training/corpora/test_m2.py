from pathlib import Path

import pytest

from models.errors import InputError
from training.corpora.m2 import read_m2, read_m2_pairs
from training.corpora.records import BrokenLines

TWO_ANNOTATORS = """\
S She like apple .
A 1 2|||R:VERB:SVA|||likes|||REQUIRED|||-NONE-|||0
A 2 3|||R:NOUN:NUM|||apples|||REQUIRED|||-NONE-|||0
A 1 2|||R:VERB:TENSE|||liked|||REQUIRED|||-NONE-|||1
A 2 2|||M:DET|||the||an|||REQUIRED|||-NONE-|||1

S He went to to the home .
A 2 3|||U:PREP|||-NONE-|||REQUIRED|||-NONE-|||0
A 4 5|||U:DET||||||REQUIRED|||-NONE-|||0

S All is well .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S No edits at all .
"""


def write(folder: Path, text: str) -> Path:
    path = folder / "a.m2"
    path.write_text(text, encoding="utf-8")
    return path


def test_every_annotator_gives_a_target(tmp_path: Path) -> None:
    pairs = list(read_m2_pairs(write(tmp_path, TWO_ANNOTATORS)))
    assert [(pair.source, pair.targets) for pair in pairs] == [
        ("She like apple .", ("She likes apples .", "She liked the apple .")),
        ("He went to to the home .", ("He went to home .",)),
        ("All is well .", ("All is well .",)),
        ("No edits at all .", ("No edits at all .",)),
    ]


def test_types_and_places_are_kept(tmp_path: Path) -> None:
    first = next(read_m2(write(tmp_path, TWO_ANNOTATORS)))
    assert [(edit.start, edit.end, edit.correction, edit.type) for edit in first.annotators[0]] == [
        (1, 2, "likes", "R:VERB:SVA"),
        (2, 3, "apples", "R:NOUN:NUM"),
    ]


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("A 1 2|||R:VERB", "expected A start end"),
        ("A one 2|||R:VERB|||likes|||REQUIRED|||-NONE-|||0", "expected A start end"),
        ("A 3 9|||R:VERB|||likes|||REQUIRED|||-NONE-|||0", "outside the sentence of 3 tokens"),
        ("A 2 1|||R:VERB|||likes|||REQUIRED|||-NONE-|||0", "outside the sentence"),
        ("B what", "expected a line that begins with S or A"),
    ],
)
def test_broken_lines_are_named_or_counted(tmp_path: Path, line: str, problem: str) -> None:
    path = write(tmp_path, f"S She like apples\n{line}\n")
    with pytest.raises(InputError, match=rf"a.m2, line 2: .*{problem}"):
        list(read_m2(path))
    skipped = BrokenLines()
    assert [pair.targets for pair in read_m2_pairs(path, skipped)] == [("She like apples",)]
    assert skipped.count == 1
    assert "line 2" in skipped.first


def test_edit_before_any_sentence_is_an_error(tmp_path: Path) -> None:
    path = write(tmp_path, "A 0 1|||R:VERB|||likes|||REQUIRED|||-NONE-|||0\n")
    with pytest.raises(InputError, match="line 1: an A line before any S line"):
        list(read_m2(path))


def test_overlapping_edits_of_one_annotator_are_refused(tmp_path: Path) -> None:
    text = "S a b c\nA 0 2|||R:OTHER|||x|||REQUIRED|||-NONE-|||0\nA 1 3|||R:OTHER|||y|||REQUIRED|||-NONE-|||0\n"
    with pytest.raises(InputError, match="line 3: edit 1-3 overlaps"):
        list(read_m2(write(tmp_path, text)))
