"""Edit types beside those of a small M2 file."""

from pathlib import Path

import pytest

from tests.shipped import RESOURCES
from training.corpora.m2 import read_m2
from training.syntax.agreement import agreement, main

M2 = """S He go to school .
A 1 2|||R:VERB:SVA|||goes|||REQUIRED|||-NONE-|||0

S I bought new car and the milk
A 2 2|||M:DET|||a|||REQUIRED|||-NONE-|||0
A 5 6|||U:NOUN||||||REQUIRED|||-NONE-|||0
A 7 7|||M:PUNCT|||.|||REQUIRED|||-NONE-|||0

S All is well .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
"""


@pytest.fixture
def gold(tmp_path: Path) -> Path:
    path = tmp_path / "gold.m2"
    path.write_text(M2, encoding="utf-8")
    return path


def test_same_and_other_types_are_counted(gold: Path) -> None:
    result = agreement(RESOURCES.syntax, list(read_m2(gold)))
    assert (result.gold, result.ours, result.shared) == (4, 4, 4)
    assert result.confusions == {("U:NOUN", "U:DET"): 1}
    assert result.rate() == 75
    assert result.rate(without=frozenset({"NOUN"})) == 100


def test_the_command_prints_the_share_and_the_confusions(gold: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(gold=gold, data=Path(), model=None, confusions=5)
    out = capsys.readouterr().out
    assert "same type: 75.00 %" in out
    assert "U:NOUN -> U:DET" in out
