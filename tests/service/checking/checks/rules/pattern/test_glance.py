"""What a glance at a pattern tells before it is read."""

import pytest

from models.text.document import Document
from service.checking.checks.rules.packs.examples import wrong_example
from service.checking.checks.rules.packs.packs import folders, lists_of, read_packs
from service.checking.checks.rules.pattern.glance import could_match
from service.checking.checks.rules.trial import language_of
from service.checking.checks.rules.view import View
from service.checking.sentences import SentenceText, sentence_texts

LISTS = {"month": "january may|june", "be": "=be"}


def glance(pattern: str, text: str) -> bool:
    return could_match(pattern, LISTS, View(SentenceText.of(text)))


@pytest.mark.parametrize(
    "pattern",
    [
        "made <a> photo|photos",
        "(they|we two) made",
        "made @determiner? *{0,2} photo",
        "=make/VB* a photo",
        "~m.*~ `They` made!kept",
        "in?|on? they made",
        "@be|they made",
        "(in order|they)? made",
        "(so as|they *{0,3} photo) made",
        "they`Made`? (an|a) photo/NN,VB!gift",
        "!(gift|box) made",
        "(a|the`!`) photo",
    ],
)
def test_a_pattern_that_could_match(pattern: str) -> None:
    assert glance(pattern, "They made a photo.")


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        ("made|kept <a> gift", "They made a photo."),
        ("in @month", "They came in July."),
        ("a (big|small) gift", "A big present."),
        ("photo", "He is a photographer."),
        ("(in order|so as) to made", "They made a photo in a row."),
        ("(made|=make/VB* (the|two)) gift", "They made a gift-wrapped thing.".replace("gift-", "")),
        ("`Photo`|`Picture`", "They made a gift."),
        ("gift/NN*!free a", "They made a photo."),
    ],
)
def test_a_pattern_that_lacks_a_word(pattern: str, text: str) -> None:
    assert not glance(pattern, text)


@pytest.mark.parametrize("word", ["cannot", "don't", "gonna", "well-known", "o'clock", "e.g."])
def test_words_of_several_tokens(word: str) -> None:
    assert glance(f"{word} @word", f"We {word.replace(chr(39), '’')} it.")


@pytest.mark.parametrize("folder", folders())
def test_no_wrong_example_is_overlooked(folder: str) -> None:
    for rule in read_packs(folder):
        for text in (wrong_example(source).text for source in rule.wrong):
            views = [View(sentence) for sentence in sentence_texts(Document.of(text, language_of(rule)))]
            could = [could_match(rule.pattern, lists_of(folder), view) for view in views]
            assert not rule.pattern or any(could), (rule.name, text)
