import pytest

from training.corpora.detokenizer import detokenize
from training.evaluation.retokenize import ptb_tokens, retokenize


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("I don't think it's John's.", "I do n't think it 's John 's ."),
        ("We can't, won't and cannot.", "We ca n't , wo n't and can not ."),
        ("A well-known he/she form (of 3.5%).", "A well-known he/she form ( of 3.5 % ) ."),
        ('He said, "Go!" ... twice', 'He said , " Go ! " ... twice'),
        ("The U.S. sent Mr. Low home.", "The U.S. sent Mr. Low home ."),
        ("See https://example.org/a?b=1 or a@b.org now", "See https://example.org/a?b=1 or a@b.org now"),
    ],
)
def test_penn_treebank_manner(text: str, tokens: str) -> None:
    assert ptb_tokens(text) == tokens.split()


@pytest.mark.parametrize(
    "tokens",
    [
        "It 's he/she , is n't it ?",
        "peculiar.tokens of,this set stay .",
        "the 1 7-5 0 of `` quotes '' .",
        "a do 's and don'ts",
    ],
)
def test_what_is_unchanged_keeps_the_sets_tokens(tokens: str) -> None:
    natural = detokenize(tokens)
    assert retokenize(tokens.split(), natural, natural) == tokens.split()


def test_only_what_changed_is_split_anew() -> None:
    tokens = ["Not", "only", "this,but", "he", "do", "n't", "knows", "it", "."]
    natural = detokenize(" ".join(tokens))
    assert natural == "Not only this,but he don't knows it."
    corrected = "Not only this,but he doesn't know it!"
    assert retokenize(tokens, natural, corrected) == ["Not", "only", "this,but", "he", "does", "n't", "know", "it", "!"]


def test_changed_quotation_marks_fall_back_to_splitting() -> None:
    tokens = ["He", "say", "``", "go", "''", "now", "."]
    natural = detokenize(" ".join(tokens))
    assert retokenize(tokens, natural, natural.replace("say", "says")) == ["He", "says", '"', "go", '"', "now", "."]
