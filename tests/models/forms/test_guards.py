import math

import pytest

from models.forms.cues import NO_CUE, Cue
from models.forms.guards import Guards
from models.forms.paradigms import Paradigms
from models.forms.table import forms_table

PARADIGMS = Paradigms(
    [
        "go\tNN+VB:go NNS+VBZ:goes VBG:going VBD:went",
        "be\tis:is are:are was:was were:were",
        "common\tNN:common NNS:commons",
    ]
)


def odds(before: str, written: str, meant: str, behind: str = "", *, cue: Cue = NO_CUE, nominal: bool = False) -> float:
    """What has to be added for a form between two stretches of words."""
    one, other = PARADIGMS.of(written)[0], PARADIGMS.of(meant)[0]
    return Guards(forms_table("en")).caution(before.split(), behind.split(), written, one, other, cue, nominal=nominal)


@pytest.mark.parametrize(
    ("before", "written", "meant", "behind"),
    [
        ("i suggest that he", "go", "goes", ""),
        ("it is a requirement that the court", "go", "goes", ""),
        ("the team", "are", "is", ""),
        ("a number of people", "is", "are", ""),
        ("“ we", "was", "were", ""),
        ("he", "go", "goes", "and ain't here"),
        ("the sea is a", "commons", "common", ""),
    ],
)
def test_what_may_be_right_is_never_asked_for(before: str, written: str, meant: str, behind: str) -> None:
    assert odds(before, written, meant, behind) == math.inf


def test_a_subject_of_two_parts_takes_more() -> None:
    assert 0 < odds("my brother and my sister", "go", "goes") < math.inf
    assert odds("my brother and my sister", "goes", "go") == 0


def test_a_plural_that_may_lack_its_article_takes_more() -> None:
    assert 0 < odds("creates new", "common", "commons", nominal=True) < math.inf
    assert odds("many new", "commons", "common") == math.inf
    assert odds("he", "go", "goes") == 0


def test_the_first_part_of_a_compound_is_left_alone() -> None:
    assert odds("a", "goes", "go", "- between", nominal=True) == math.inf


def test_of_a_known_subject_only_its_noun_counts() -> None:
    assert odds("some dogs", "goes", "go", cue=Cue("plural", "dogs")) == 0
    assert odds("the police", "go", "goes", cue=Cue("singular", "police")) == math.inf
