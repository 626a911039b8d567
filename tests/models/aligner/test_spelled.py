"""A misspelled word alone is typed without ERRANT, and as ERRANT types it."""

import pytest

from models.aligner import Aligner
from models.aligner.spelled import misspelled_alone
from models.text.tokens import tokenize
from tests.shipped import RESOURCES

TEXT_OF_WORDS = "we receive received the letter walk walked definitely friend friends it is a their story"
WORDS = frozenset(TEXT_OF_WORDS.split())

TYPED = [
    ("We recieve the letter.", "We receive the letter."),
    ("We recieved the letter yesterday, and she was glad.", "We received the letter yesterday, and she was glad."),
    ("It is definately late.", "It is definitely late."),
    ("Definately it is late.", "Definitely it is late."),
    ("The goverment has fallen", "The government has fallen"),
    ("My freind’s house is on the harbor.", "My friend’s house is on the harbor."),
    ("She is my neigbour!", "She is my neighbour!"),
    ("He was beleived by nobody.", "He was believed by nobody."),
    ("They were seperated from their parents", "They were separated from their parents"),
    ("An intresting film.", "An interesting film."),
]


@pytest.fixture(scope="module")
def aligner() -> Aligner:
    return RESOURCES.aligner


@pytest.mark.parametrize(("source", "target"), TYPED)
def test_errant_says_the_same(aligner: Aligner, source: str, target: str) -> None:
    [quick] = aligner.align(source, target)
    [[parsed]] = aligner.parsed([(tokenize(source), tokenize(target))])
    assert (quick.type, quick.operation) == (parsed.type, parsed.operation) == ("SPELL", "R")
    assert not quick.grammar.tagged
    assert parsed.grammar.tagged
    assert quick.grammar.known == parsed.grammar.known
    texts = [(one.grammar.before, one.grammar.after, *one.grammar.old, *one.grammar.new) for one in (quick, parsed)]
    assert len({tuple(word.text if word else "" for word in one) for one in texts}) == 1


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("we walk", "we walked"),  # a word
        ("we walkd the", "we walked it"),  # two edits
        ("we recieve", "we receive it"),  # something is missing
        ("the storys", "the story"),  # an inflection of a word
        ("Wbxyz is", "letter is"),  # another word altogether
        ("the LETTER", "the letter"),  # letter case alone
        ("teh letter", "the letter"),  # as short as a contraction
        ("it is a1c", "it is letter"),
    ],
)
def test_the_rest_is_left_to_errant(source: str, target: str) -> None:
    assert misspelled_alone(source.split(), target.split(), WORDS) is None
