from pathlib import Path

import pytest

from models.errors import InputError
from training.corpora.formats import read_pairs
from training.corpora.records import BrokenLines


def write(folder: Path, text: str) -> Path:
    path = folder / "a.tsv"
    path.write_text(text, encoding="utf-8")
    return path


def test_pairs_with_several_references(tmp_path: Path) -> None:
    path = write(tmp_path, "He go .\tHe goes .\tHe went .\n\nShe do n't .\tShe does n't .\n")
    assert [(pair.source, pair.targets) for pair in read_pairs(path, "pairs")] == [
        ("He go .", ("He goes .", "He went .")),
        ("She do n't .", ("She does n't .",)),
    ]
    assert [pair.source for pair in read_pairs(path, "pairs", tokenized=True)] == ["He go.", "She don't."]
    assert [pair.targets for pair in read_pairs(path, "pairs", tokenized=True)][1] == ("She doesn't.",)


def test_edits_carry_where_they_come_from(tmp_path: Path) -> None:
    path = write(tmp_path, "A eror.\tAn error.\tmaker/book\t12ab\texplicit\n")
    (pair,) = read_pairs(path, "edits")
    assert pair.tags == {"repository": "maker/book", "commit": "12ab", "class": "explicit"}


def test_rule_tests_of_both_kinds(tmp_path: Path) -> None:
    (pair,) = read_pairs(write(tmp_path, "He have it.\tHe has it.\thave_has\n"), "rules")
    assert (pair.source, pair.targets, pair.tags) == ("He have it.", ("He has it.",), {"rule": "have_has"})
    (pair,) = read_pairs(write(tmp_path, "They have it.\thave_has\n"), "sentences")
    assert (pair.source, pair.targets) == ("They have it.", ("They have it.",))


@pytest.mark.parametrize(
    ("format_name", "line"),
    [
        ("pairs", "only one column"),
        ("pairs", "\tno source"),
        ("edits", "a\tb\tc\td"),
        ("edits", "a\tb\tc\td\tguessed"),
        ("rules", "a\tb"),
        ("sentences", "a\tb\tc"),
    ],
)
def test_broken_lines_are_named_or_counted(tmp_path: Path, format_name: str, line: str) -> None:
    good = {"pairs": "a\tb", "edits": "a\tb\tc\td\timplicit", "rules": "a\tb\tc", "sentences": "a\tb"}[format_name]
    path = write(tmp_path, f"{good}\n{line}\n{good}\n")
    with pytest.raises(InputError, match=r"a.tsv, line 2: expected"):
        list(read_pairs(path, format_name))
    skipped = BrokenLines()
    assert len(list(read_pairs(path, format_name, skipped=skipped))) == 2
    assert skipped.count == 1
