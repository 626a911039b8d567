import pytest

from models.corrector.protocol import Suspicion
from training.corpora.marked import natural_text, plain, token_spans
from training.evaluation.detection import changed, detection_scores, suspected
from training.evaluation.scores import Scores

NATURAL = {
    "He do n't go , does he ?": "He don't go, does he?",
    'She said : " Come in ! "': 'She said: "Come in!"',
    "It costs 5 % ( or $ 3 ) .": "It costs 5% (or $3).",
    "the dogs ' tails": "the dogs' tails",
}


@pytest.mark.parametrize(("tokens", "text"), NATURAL.items())
def test_tokens_are_joined_as_people_write_and_found_again(tokens: str, text: str) -> None:
    split = tokens.split()
    assert natural_text(split) == text
    assert [text[start:end] for start, end in token_spans(split, text)] == split


def test_treebank_quotation_marks_are_put_back_first() -> None:
    tokens = plain(["``", "Come", "in", "!", "''", "-LRB-", "he", "said", "-RRB-"])
    assert natural_text(tokens) == '"Come in!" (he said)'
    assert token_spans(tokens, '"Come in!" (he said)')[5:7] == [(11, 12), (12, 14)]


@pytest.mark.parametrize(
    ("source", "target", "marked"),
    [
        ("he go home .", "he go home .", ""),
        ("he go home .", "he goes home .", "go"),
        ("he to go home .", "he go home .", "to"),
        # What is put in marks the token behind the gap, at the end the last one.
        ("he has cat .", "he has a cat .", "cat"),
        ("he goes home", "he goes home .", "home"),
        # Of one change only the replaced tokens are marked, however many words take their place.
        ("we saw cinema here", "we saw the movies here", "cinema"),
        ("we know it in fact", "in fact we know it", "we in fact"),
        ("nower days are fine", "nowadays are fine", "nower days"),
        ("", "new", ""),
    ],
)
def test_changed_tokens(source: str, target: str, marked: str) -> None:
    tokens = source.split()
    found = [token for token, mark in zip(tokens, changed(tokens, target.split()), strict=True) if mark]
    assert sorted(found) == sorted(marked.split())


def test_suspicions_cover_tokens_in_part_or_whole() -> None:
    tokens = ["We", "do", "n't", "care", "."]
    text = natural_text(tokens)
    assert suspected(tokens, text, [Suspicion(3, 8, 0.2)]) == [False, True, True, False, False]
    assert suspected(tokens, text, [Suspicion(10, 11, 0.2)]) == [False, False, False, True, False]
    assert suspected(tokens, text, []) == [False] * 5


def test_counts() -> None:
    assert detection_scores([True, True, False, False], [True, False, True, False]) == Scores(1, 1, 1)
    with pytest.raises(ValueError, match="zip"):
        detection_scores([True], [])
