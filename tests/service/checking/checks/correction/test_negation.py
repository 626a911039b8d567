"""Replacements that would take out a negation are negated."""

import pytest

from service.checking.checks.correction.negation import keep_negation


@pytest.mark.parametrize(
    ("sentence", "word", "offered", "kept"),
    [
        ("Older machines wasn't tested.", "wasn't", ["were", "aren't"], ["weren't", "aren't"]),
        ("The boys doesn’t know.", "doesn’t", ["do"], ["don’t"]),
        ("She can't swims.", "can't", ["can", "could"], ["can't", "couldn't"]),
        ("They hasn't called.", "hasn't", ["have", "haven't"], ["haven't"]),
        ("We don't know nothing.", "don't", ["do"], ["do"]),
        ("I can't hardly wait.", "can't", ["can"], ["can"]),
        ("Older machines was tested.", "was", ["were"], ["were"]),
        ("He wasn't there.", "wasn't", ["came"], ["came"]),
    ],
)
def test_a_negated_verb_stays_negated(sentence: str, word: str, offered: list[str], kept: list[str]) -> None:
    start = sentence.index(word)
    assert keep_negation(sentence, start, start + len(word), offered) == kept
