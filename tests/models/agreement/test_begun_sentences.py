"""Sentences as they stand while they are written: their beginnings, and any words out of their midst."""

import random
import re
from pathlib import Path

import pytest

from models.agreement.wrong import LANGUAGES, disagreements, has_words
from models.text.tokens import tokenize

WRITTEN = Path(__file__).parents[3] / "training" / "written"
SENTENCES = 150
LONGEST = 28
_MARKED = re.compile(r"\{(.*?)=>.*?\}")


def sentences(language: str) -> list[list[str]]:
    lines = [line for path in sorted((WRITTEN / language).glob("*/*.txt")) for line in path.read_text().splitlines()]
    some = random.Random(language).sample(lines, min(SENTENCES, len(lines)))
    return [[token.text for token in tokenize(_MARKED.sub(r"\1", line), language)][:LONGEST] for line in some]


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_whatever_is_there_of_a_sentence_is_checked(language: str) -> None:
    if not has_words(language):
        pytest.skip(f"the words of {language} are not installed")
    some = random.Random(1)
    disagreements([], language)
    for words in sentences(language):
        for end in range(1, len(words)):
            disagreements(words[:end], language)
        for end in (1, 2, 3, 5):
            disagreements([*words[:end], ","], language)
            start = some.randrange(len(words))
            disagreements(words[start : start + end], language)
