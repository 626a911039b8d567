"""What holds for every text."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from models.text.document import Document
from models.text.protected import protected_spans
from models.text.tokens import tokenize

ANY_CHARACTER = st.characters(codec=None, exclude_categories=())
PIECES = st.sampled_from(
    [
        *[
            "don't",
            "it’s",
            "U.S.",
            "No.",
            "5",
            "etc.",
            "(",
            '"',
            "“",
            "”",
            "«",
            "...",
            "…",
            "?!",
            "👍🏽",
            "🇩🇪",
            "e\u0301",
        ],
        *[
            "\u0301",
            "\u200d",
            "http://a.b/c",
            "a@b.org",
            "`x`",
            "```",
            "{a}",
            "<b>",
            "--f",
            "foo_bar()",
            "a.b.c",
            "/a/b",
        ],
        *[
            "3,5",
            "12:30",
            "2nd",
            "35mm",
            "\x00",
            "\ud800",
            "\udfff",
            "\u0378",
            "م؟",
            "。",
            "漢字",
            "かな",
            "l'eau",
            "est-il",
        ],
        *[
            "z.B.",
            "3.",
            "I.",
            "J.",
            "-",
            "*",
            "#",
            ">",
            "1.",
            " ",
            "\n",
            "\n\n",
            "\r\n",
            "\t",
            "\u00a0",
            "\u2028",
            "a",
            "The",
        ],
    ]
)
TEXTS = st.one_of(st.text(ANY_CHARACTER, max_size=60), st.lists(PIECES, max_size=25).map("".join))
LANGUAGES = st.sampled_from(["en", "en-GB", "de", "fr", "es", "it", "pt", "pl", "zh", "da", "xx", ""])


@settings(max_examples=300)
@given(TEXTS, LANGUAGES, st.integers(0, 1000))
def test_tokens_and_gaps_rebuild_the_text(text: str, language: str, start: int) -> None:
    end = 0
    rebuilt = ""
    for token in tokenize(text, language, start):
        gap = text[end : token.start - start]
        assert not gap or gap.isspace()
        assert token.text
        assert not any(character.isspace() for character in token.text)
        rebuilt += gap + token.text
        end = token.end - start
        assert text[token.start - start : end] == token.text
    assert rebuilt + text[end:] == text
    assert not text[end:].strip()


@settings(max_examples=300)
@given(TEXTS, LANGUAGES)
def test_sentences_and_gaps_rebuild_the_text(text: str, language: str) -> None:
    document = Document.of(text, language)
    assert document.tokens == tokenize(text, language)
    assert document.rebuild([document.slice(sentence) for sentence in document.sentences]) == text
    assert all(not gap.strip() for gap in document.gaps())
    for sentence in document.sentences:
        assert (sentence.start, sentence.end) == (sentence.tokens[0].start, sentence.tokens[-1].end)


@settings(max_examples=300)
@given(TEXTS)
def test_protected_spans_are_in_order_and_apart(text: str) -> None:
    end = 0
    for span in protected_spans(text):
        assert end <= span.start < span.end <= len(text)
        end = span.end


@pytest.mark.parametrize(
    "text", ["\ud800", "a\udfffb", "\x00\x00", "\u0378", "\U0010ffff", "אבג (שלום).", "\u202eabc\u202c"]
)
def test_odd_characters_do_not_raise(text: str) -> None:
    document = Document.of(text)
    assert document.rebuild([document.slice(sentence) for sentence in document.sentences]) == text
    protected_spans(text)
