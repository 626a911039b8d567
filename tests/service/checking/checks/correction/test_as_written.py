"""What the English model changes besides is left as it was written."""

import pytest

from models.aligner.grammar import EditGrammar
from models.aligner.types import ErrantType, TypedEdit
from service.checking.checks.correction.as_written import as_the_writer


def offered(source: str, written: str, *ranked: str, kind: ErrantType = ErrantType.OTHER) -> list[str]:
    start = source.index(written)
    edit = TypedEdit(start, start + len(written), ranked[0], kind, "R", EditGrammar())
    return as_the_writer(source, edit, ranked)


@pytest.mark.parametrize(
    ("source", "written", "meant", "right"),
    [
        ("depends when the bus come", "come", "comes.", "comes"),
        ("See you their", "their", "there!", "there"),
        ("He come.", "come", "comes", "comes"),
        ("Are you here", "here", "here?", "here?"),
        ("its a suprise", "its a", "it's", "it's a"),
        ("Your the best", "Your the", "You're", "You're the"),
        ("Its the end.", "Its the", "In", "In"),
        ("He can't say when will it come.", "will it come", "it came", "it will come"),
        ("He can't say when will it come.", "will it come", "it would come", "it would come"),
        ("that wasnt me", "wasnt", "wasn\u2019t", "wasn't"),
        ("it\u2019s late and that wasnt me", "wasnt", "wasn\u2019t", "wasn\u2019t"),
    ],
)
def test_nothing_else_is_changed(source: str, written: str, meant: str, right: str) -> None:
    assert offered(source, written, meant)[0] == right


@pytest.mark.parametrize(
    ("written", "ranked", "first"),
    [
        ("stay", ("remains", "stands", "stays"), "stays"),
        ("do", ("is", "did", "does"), "does"),
        ("make", ("takes", "took"), "takes"),
        ("make", ("take", "makes"), "take"),
        ("made", ("takes", "makes"), "takes"),
        ("sit", ("is",), "sits"),
        ("do", ("makes",), "makes"),
    ],
)
def test_the_form_of_the_verb_itself_comes_before_another_verb(
    written: str, ranked: tuple[str, ...], first: str
) -> None:
    assert offered(f"The screen {written} black.", written, *ranked, kind=ErrantType.VERB)[0] == first
