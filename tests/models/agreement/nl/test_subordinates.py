"""Dutch clauses whose verb comes too early."""

import pytest

from tests.models.agreement.sentences import assert_mended, assert_right

WRONG = [
    ("Ik denk dat hij komt niet.", "Ik denk dat hij niet komt."),
    ("Ze zegt dat ze heeft geen tijd.", "Ze zegt dat ze geen tijd heeft."),
    ("Omdat het regende hard, bleven we thuis.", "Omdat het hard regende, bleven we thuis."),
    ("Ik weet dat hij kan niet komen.", "Ik weet dat hij niet kan komen."),
    ("Omdat ik heb het boek gelezen, weet ik het.", "Omdat ik het boek heb gelezen, weet ik het."),
    ("Toen hij kwam terug, sliep ik.", "Toen hij terugkwam, sliep ik."),
    ("Ik heb gekocht een nieuwe jas.", "Ik heb een nieuwe jas gekocht."),
    ("Zij opbelt haar moeder elke dag.", "Zij belt haar moeder elke dag op."),
]


@pytest.mark.parametrize(("wrong", "right"), WRONG)
def test_the_verb_moves_to_its_place(wrong: str, right: str) -> None:
    assert_mended(wrong, right, "nl")


@pytest.mark.parametrize(
    "text",
    ["Ik denk dat je meer weet dan ik.", "Komt hij of ga ik alleen?", "Probeer zoveel als je kunt te onthouden.",
     "Ik weet dat de aardappelen bedekt zijn.", "Hij blijft thuis omdat hij van rust houdt."],
)  # fmt: skip
def test_what_may_stand_behind_the_verb_is_left(text: str) -> None:
    assert_right(text, "nl")
