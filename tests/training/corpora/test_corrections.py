from pathlib import Path

import pytest

from models.errors import InputError
from training.corpora.corrections import TokenCorrection, corrected, read_corrections
from training.corpora.hashing import normalized_hash
from training.corpora.marked import MarkedSentence
from training.corpora.records import BrokenLines, Pair

GO = MarkedSentence(("He", "go", "to", "the", "home", "."), (False, True, False, True, False, False))
WAIT = MarkedSentence(("I", "wait", "you", "."), (False, False, True, False))


def line(sentence: MarkedSentence, *edits: str) -> str:
    return "\t".join((f"{normalized_hash(' '.join(sentence.tokens)):016x}", *edits)) + "\n"


def read(folder: Path, text: str, skipped: BrokenLines | None = None) -> dict[int, tuple[TokenCorrection, ...]]:
    (folder / "a.tsv").write_text(text, encoding="utf-8")
    return read_corrections(folder / "a.tsv", skipped)


def test_sentences_with_their_corrections(tmp_path: Path) -> None:
    found = read(tmp_path, line(WAIT, "2-2=for") + line(GO, "1-2=is going", "2-4="))
    assert list(corrected((GO, WAIT), found)) == [
        Pair("He go to the home.", ("He is going home.",)),
        Pair("I wait you.", ("I wait for you.",)),
    ]


def test_sentences_without_corrections_or_of_another_version_are_left_out(tmp_path: Path) -> None:
    found = read(tmp_path, line(WAIT, "3-9=for"))
    assert list(corrected((GO, WAIT), found)) == []


@pytest.mark.parametrize(
    "text", ["0123\t1-2=is", "0123456789abcdef", "0123456789abcdef\t1-2", "0123456789abcdef\tone=two"]
)
def test_broken_lines_are_named_or_counted(tmp_path: Path, text: str) -> None:
    with pytest.raises(InputError, match=r"a.tsv, line 2: expected a hash and edits start-end=text"):
        read(tmp_path, f"{line(GO, '1-2=goes')}{text}\n")
    skipped = BrokenLines()
    assert len(read(tmp_path, f"{line(GO, '1-2=goes')}{text}\n", skipped)) == skipped.count == 1
