"""Lemmas checked against the dictionary."""

import pytest

from models.syntax.lemmas import checked_lemma


@pytest.mark.parametrize(
    ("form", "pos", "trained", "lemma"),
    [
        ("swimming", "VERB", "swimm", "swim"),
        ("Leaves", "VERB", "Leaf", "leave"),
        ("leaves", "NOUN", "leaf", "leaf"),
        ("hottest", "ADJ", "hott", "hot"),
        ("Israeli", "ADJ", "Israeli", "Israeli"),
        ("blorgified", "VERB", "blorgify", "blorgify"),
        ("us", "PRON", "we", "we"),
    ],
)
def test_the_dictionary_corrects_only_what_it_knows_better(form: str, pos: str, trained: str, lemma: str) -> None:
    assert checked_lemma(form, pos, trained) == lemma
