"""Pairs of texts in, typed edits out, with the shipped pipeline."""

import random
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from models.aligner import Aligner
from models.aligner.types import apply_edits
from tests.cpu_time import assert_within, within
from tests.shipped import RESOURCES

TEXT_OF_PROSE = """
    The council met on Tuesday to talk about the new library . Several people who live near the park asked for longer
    hours , and a teacher said that her pupils need a quiet place to read . Nobody was against it .
"""
PROSE = TEXT_OF_PROSE.split()


@pytest.fixture(scope="module")
def aligner() -> Aligner:
    return RESOURCES.aligner


def shown(aligner: Aligner, source: str, target: str) -> list[tuple[str, str, str]]:
    """The edits as (operation and type, replaced text, replacement)."""
    edits = aligner.align(source, target)
    assert apply_edits(source, edits) == target
    return [(f"{edit.operation}:{edit.type}", source[edit.start : edit.end], edit.replacement) for edit in edits]


@pytest.mark.parametrize(
    ("source", "target", "expected"),
    [
        ("new car", "a new car", [("M:DET", "new", "a new")]),
        ("However we left.", "However, we left.", [("M:PUNCT", "However", "However,")]),
        ("See you tomorrow", "See you tomorrow.", [("M:PUNCT", "tomorrow", "tomorrow.")]),
        ("the the cat", "the cat", [("U:DET", "the ", "")]),
        ("We left , early.", "We left early.", [("U:PUNCT", ", ", "")]),
        ("We have alot of time.", "We have a lot of time.", [("R:ORTH", "alot", "a lot")]),
        ("We saw some thing.", "We saw something.", [("R:ORTH", "some thing", "something")]),
        ("We  left.", "We left.", [("R:ORTH", "  ", " ")]),
        ("We left ,then.", "We left, then.", [("R:ORTH", " ,then", ", then")]),
        ("I dont know.", "I don't know.", [("R:PUNCT", "dont", "don't")]),
        ("I will not go.", "I won't go.", [("R:CONTR", "will not", "won't")]),
        ("It’s late.", "It's late.", [("R:PUNCT", "It’s", "It's")]),
        ("Toms dog barks.", "Tom's dog barks.", [("R:NOUN:POSS", "Toms", "Tom's")]),
        ("a well known man", "a well-known man", [("M:PUNCT", "well known", "well-known")]),
        ("", "Hello", [("M:OTHER", "", "Hello")]),
        ("Same text.", "Same text.", []),
        (" \n", "\n", [("R:ORTH", " \n", "\n")]),
    ],
)
def test_spans(aligner: Aligner, source: str, target: str, expected: list[tuple[str, str, str]]) -> None:
    assert shown(aligner, source, target) == expected


def test_offsets_hold_across_line_breaks_and_odd_spaces(aligner: Aligner) -> None:
    source = "She go\r\n\r\n\tto\u00a0school 😀 .\nHe have  a\u2009cat"
    target = "She goes\r\n\r\n\tto\u00a0school 😀 .\nHe has  a\u2009cat"
    assert shown(aligner, source, target) == [("R:VERB:SVA", "go", "goes"), ("R:VERB:SVA", "have", "has")]


def test_american_spellings_are_words(aligner: Aligner) -> None:
    """A word that is replaced by another is not a misspelling for being American."""
    pairs = [("The color is ugly.", "The shade is ugly."), ("We analyze it.", "We examine it.")]
    assert [edit.type for edits in aligner.align_all(pairs) for edit in edits] == ["NOUN", "VERB"]


def test_neighbouring_edits_never_overlap(aligner: Aligner) -> None:
    edits = shown(aligner, "I go school yesterday with friend Tom", "I went to school yesterday with my friends, Tom.")
    assert edits[1:] == [
        ("M:DET", "with", "with my"),
        ("R:NOUN:NUM", "friend", "friends"),
        ("M:PUNCT", " Tom", ", Tom."),
    ]


WORDS = "the a cat cats don't it's well-known , . ! \" ( ) goes in I i alot some thing - 's ’ é \n \t"
TEXT = st.lists(
    st.sampled_from(WORDS.split(" "))
    | st.sampled_from([" ", "  ", "\n", "\u00a0", ""]),
    max_size=14,
).map(" ".join) | st.text(max_size=12)  # fmt: skip


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.tuples(TEXT, TEXT), max_size=8))
def test_edits_applied_give_exactly_the_target(aligner: Aligner, pairs: list[tuple[str, str]]) -> None:
    for (source, target), edits in zip(pairs, aligner.align_all(pairs), strict=True):
        assert apply_edits(source, edits) == target
        assert all(one.end <= other.start for one, other in pairwise(edits))
        assert all(edit.type != "UNK" for edit in edits)
        assert all(edit.start < edit.end for edit in edits) or not source.split()


def test_threads_and_instances_agree(aligner: Aligner) -> None:
    other = Aligner(aligner._syntax)
    pairs = [(f"He have {number} cat .", f"He has {number} cats .") for number in range(24)]
    with ThreadPoolExecutor(4) as pool:
        results = list(pool.map(lambda work: work[0].align(*work[1]), zip([aligner, other] * 12, pairs, strict=True)))
    assert results == aligner.align_all(pairs)


def test_a_long_pair_with_a_few_changes_is_quick(aligner: Aligner) -> None:
    words = (PROSE * 30)[:1000]
    changed = list(words)
    for place in (120, 480, 900):
        changed[place] = "thing"
    source, target = " ".join(words), " ".join(changed)
    edits = aligner.align(source, target)
    assert_within(0.25, lambda: aligner.align(source, target))
    assert apply_edits(source, edits) == target
    assert len(edits) == 3


def test_a_long_pair_without_anything_in_common_ends_soon(aligner: Aligner) -> None:
    shuffled = random.Random(4).sample(PROSE * 5, len(PROSE) * 5)
    with within(10):
        for target in (" ".join(word + "q" for word in PROSE * 5), " ".join(shuffled)):
            assert apply_edits(" ".join(PROSE * 5), aligner.align(" ".join(PROSE * 5), target)) == target


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("I will definately go back.", "I will definitely go back."),
        ("She was very gratefull.", "She was very grateful."),
        ("We recieved your letter.", "We received your letter."),
    ],
)
def test_a_misspelling_is_no_matter_of_morphology(aligner: Aligner, source: str, target: str) -> None:
    assert [edit.type for edit in aligner.align(source, target)] == ["SPELL"]
