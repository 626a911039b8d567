"""Vectors that are worked out once are those of spaCy's own layers."""

from collections.abc import Sequence

import numpy as np
import pytest

from models.syntax import vectors
from models.syntax.pipeline import Syntax
from models.syntax.vectors import SharedVectors
from tests.shipped import RESOURCES

SENTENCES = [
    "My neighbour walk to the market , where he buys apples .",
    "My neighbour walks to the market , where he buys apples .",
    "Stop !",
    "Yes",
    "The the the the the the the the the the the the .",
    "My neighbour walk to the market , where he buys apples .",
]


@pytest.fixture(scope="module")
def syntax() -> Syntax:
    return RESOURCES.syntax


def assert_same(syntax: Syntax, ours: SharedVectors, sentences: Sequence[str]) -> None:
    step = dict(syntax.nlp.pipeline)["tok2vec"]
    with syntax.zone():
        docs = [syntax.doc(sentence.split()) for sentence in sentences]
        expected = step.predict(docs)  # type: ignore[attr-defined]
        assert list(ours.pipe(docs, batch_size=4)) == docs
        for doc, own in zip(docs, expected, strict=True):
            np.testing.assert_allclose(doc.tensor, own, rtol=1e-4, atol=1e-5)


def shared(syntax: Syntax) -> SharedVectors:
    step = dict(syntax.nlp.pipeline)["tok2vec"]
    assert SharedVectors.takes(step)
    return SharedVectors(step)


def test_they_are_those_of_the_layers(syntax: Syntax) -> None:
    ours = shared(syntax)
    assert_same(syntax, ours, SENTENCES)
    assert_same(syntax, ours, SENTENCES[::-1])


def test_more_words_than_are_remembered(syntax: Syntax, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vectors, "_REMEMBERED", 12)
    ours = shared(syntax)
    for _ in range(2):
        assert_same(syntax, ours, SENTENCES)


def test_the_pipeline_has_them(syntax: Syntax) -> None:
    assert isinstance(dict(syntax._steps)["tok2vec"], SharedVectors)


def test_of_nothing_there_are_none(syntax: Syntax) -> None:
    assert list(shared(syntax).pipe([], batch_size=4)) == []


def test_another_kind_of_step_is_left_alone(syntax: Syntax) -> None:
    assert not SharedVectors.takes(dict(syntax.nlp.pipeline)["tagger"])
