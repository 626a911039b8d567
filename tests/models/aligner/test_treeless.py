"""What is typed without trees is typed as with them, and no message misses what they would have told."""

from collections.abc import Sequence
from unittest.mock import patch

import pytest
from spacy.tokens import Doc

from models.aligner.aligner import Aligner
from models.aligner.types import TOLD_BY_TREE, ErrantType
from models.text.tokens import tokenize
from service.checking.categories import BY_KEY, Category
from service.checking.checks.correction.explaining.table import REASONS
from service.checking.messages.catalogue import ENGLISH, catalogue
from tests.shipped import RESOURCES

WITHOUT = [
    ("However we left early .", "However , we left early .", "M:PUNCT"),
    ("She bought car yesterday .", "She bought a car yesterday .", "M:DET"),
    ("She has the advice for you and the me .", "She has the advice for you and me .", "U:DET"),
    ("They saw a old house .", "They saw an old house .", "R:DET"),
    ("I recieved it and you definately saw it .", "I received it and you definitely saw it .", "R:SPELL"),
    ("we like london very much .", "We like London very much .", "R:ORTH"),
    ("He always is late for school .", "He is always late for school .", "R:WO"),
]
WITH = [
    ("He walk to school .", "He walks to school .", "R:VERB:SVA"),
    ("She arrived to London .", "She arrived in London .", "R:PREP"),
    ("She decided go home .", "She decided to go home .", "M:VERB:FORM"),
    ("It is the called default .", "It is called default .", ""),
]


@pytest.fixture(scope="module")
def aligner() -> Aligner:
    return RESOURCES.aligner


def types(aligner: Aligner, source: str, target: str) -> tuple[list[str], int]:
    """The types of the edits, and how many trees they took; they are those of both trees."""
    trees: list[Doc] = []
    add_trees = aligner._syntax.add_trees

    def counted(docs: Sequence[Doc]) -> None:
        trees.extend(docs)
        add_trees(docs)

    pair = (tokenize(source), tokenize(target))
    with patch.object(aligner._syntax, "add_trees", counted):
        [found] = aligner.token_edits([pair])
    assert [found] == aligner.parsed([pair])
    return [f"{edit.operation}:{edit.type}" for edit in found], len(trees)


@pytest.mark.parametrize(("source", "target", "kind"), WITHOUT)
def test_much_is_known_without_a_tree(aligner: Aligner, source: str, target: str, kind: str) -> None:
    found, trees = types(aligner, source, target)
    assert kind in found
    assert trees == 0


@pytest.mark.parametrize(("source", "target", "kind"), WITH)
def test_what_the_tree_tells_is_asked_for(aligner: Aligner, source: str, target: str, kind: str) -> None:
    found, trees = types(aligner, source, target)
    assert not kind or kind in found
    assert trees > 0


def test_sentences_in_several_pairs_are_read_once(aligner: Aligner) -> None:
    source, *targets = map(tokenize, ("He walk to school .", "He walks to school .", "He walked to school ."))
    pairs = [(source, target) for target in targets]
    assert aligner.token_edits(pairs) == aligner.parsed(pairs)


@pytest.mark.parametrize("kind", sorted(set(ErrantType) - TOLD_BY_TREE))
def test_no_message_of_other_types_tells_of_the_tree(kind: ErrantType) -> None:
    """Of a subject none does, and what asks for a word is the one before it, but behind a missing hyphen."""
    category = BY_KEY[kind.value]
    assert isinstance(category, Category)
    for reason in REASONS:
        if reason.kind in (None, category) and reason.key != "hyphen.missing-before":
            text = " ".join(catalogue(ENGLISH)[reason.key])
            assert "{subject}" not in text, reason.key
            assert "{cue}" not in text or reason.operation == "U", reason.key
