"""The alignment is that of ERRANT, step for step."""

import spacy
from errant.alignment import Alignment as ErrantAlignment
from hypothesis import given, settings
from hypothesis import strategies as st
from spacy.tokens import Doc

from models.aligner.alignment import Alignment

VOCABULARY = spacy.blank("en").vocab
TEXT = "the The dog dogs Dog cat a A , . was were walk walked quick to"
WORDS = TEXT.split()
PARTS = ["NOUN", "VERB", "ADJ", "ADP", "PUNCT"]

tokens = st.tuples(st.sampled_from(WORDS), st.sampled_from(PARTS), st.sampled_from(["be", "dog", "walk"]))
sentences = st.lists(tokens, max_size=9)


def doc(sentence: list[tuple[str, str, str]]) -> Doc:
    words, parts, lemmas = ([token[place] for token in sentence] for place in range(3))
    return Doc(VOCABULARY, words=words, pos=parts, lemmas=lemmas)


def assert_the_same(source: Doc, target: Doc) -> None:
    assert [tuple(step) for step in Alignment(source, target).align_seq] == ErrantAlignment(source, target).align_seq


@given(sentences, sentences)
@settings(max_examples=200, deadline=None)
def test_of_any_two_sentences(source: list[tuple[str, str, str]], target: list[tuple[str, str, str]]) -> None:
    assert_the_same(doc(source), doc(target))


@given(sentences, sentences, sentences, sentences)
@settings(max_examples=200, deadline=None)
def test_of_sentences_with_a_common_beginning_and_end(
    begin: list[tuple[str, str, str]],
    source: list[tuple[str, str, str]],
    target: list[tuple[str, str, str]],
    end: list[tuple[str, str, str]],
) -> None:
    assert_the_same(doc([*begin, *source, *end]), doc([*begin, *target, *end]))


@given(st.lists(tokens, min_size=1, max_size=8), st.lists(st.tuples(st.integers(0, 7), tokens), max_size=3))
@settings(max_examples=300, deadline=None)
def test_of_words_that_are_replaced(
    source: list[tuple[str, str, str]], changes: list[tuple[int, tuple[str, str, str]]]
) -> None:
    target = list(source)
    for at, token in changes:
        target[at % len(target)] = token
    assert_the_same(doc(source), doc(target))


def test_of_a_word_that_stands_twice() -> None:
    once, twice = [(word, "NOUN", "dog") for word in ("a", "dog", "a")], [("a", "NOUN", "dog")] * 2
    assert_the_same(doc(once), doc([*twice, *once]))
    assert_the_same(doc([*once, *twice]), doc(once))


def test_of_words_in_another_order() -> None:
    words = [(word, "ADV", word) for word in ("we", "only", "can", "always", "hope")]
    assert_the_same(doc(words), doc([words[0], words[2], words[1], words[4], words[3]]))
    assert [step.operation for step in Alignment(doc(words[:3]), doc([words[0], words[2], words[1]])).align_seq] == [
        "M",
        "T2",
    ]
