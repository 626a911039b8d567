"""A check that fails at a sentence costs what it finds there, and not the check of the text."""

import asyncio
from collections.abc import Sequence
from typing import ClassVar

import pytest

from models.errors import ModelError
from models.text.document import Document
from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.check import SentenceCheck, TextCheck
from service.checking.checker import Checker
from service.checking.inline import Inline
from service.checking.options import Options
from service.checking.resources import Resources
from service.checking.sentences import SentenceText

TEXT = "All is well. Here it breaks. All is well again. It breaks here, too. The end."


class Breaking(SentenceCheck):
    """Tells of each sentence, and breaks at some."""

    name = "breaking"
    kinds = ("told",)
    error: ClassVar[type[Exception]] = IndexError

    def __init__(self, resources: Resources) -> None:
        pass

    def covers(self, language: str) -> bool:
        return True

    def check(self, sentences: Sequence[SentenceText]) -> list[list[Alert]]:
        if any("break" in one.text for one in sentences):
            raise self.error("words of a text")
        return [[told(3)] for _ in sentences]


class Lasting(Breaking):
    """Tells of each sentence as well."""

    name = "lasting"

    def check(self, sentences: Sequence[SentenceText]) -> list[list[Alert]]:
        return [[told(len(one.text) - 1)] for one in sentences]


class BreakingAtTexts(TextCheck):
    """Breaks at every text."""

    name = "breaking-at-texts"

    def __init__(self, resources: Resources) -> None:
        pass

    def covers(self, language: str) -> bool:
        return True

    def check(self, document: Document) -> list[Alert]:
        raise KeyError(document.text)


def told(at: int) -> Alert:
    return Alert(at, 1, Category.GRAMMAR, Category.GRAMMAR, "It is told.", "", (), 1.0, "breaking/told")


def places(error: type[Exception], *, forgiving: bool = True) -> tuple[list[int], list[tuple[str, str]]]:
    """Where alerts are, and which checks have failed with what."""
    Breaking.error = error
    checker = Checker(Resources(), Inline(), (Breaking, Lasting, BreakingAtTexts))
    failures: list[tuple[str, str]] = []
    if forgiving:
        checker.forgive(lambda name, error: failures.append((name, type(error).__name__)))
    try:
        result = asyncio.run(checker.check(TEXT, Options(language="en-US")))
    finally:
        checker.close()
    return [alert.offset for alert in result.alerts], failures


def test_the_other_sentences_and_checks_are_told_of() -> None:
    found, failures = places(IndexError)
    ends = [at for at, letter in enumerate(TEXT) if letter == "."]
    broken = [TEXT.index("Here"), TEXT.index("It breaks")]
    starts = [0, *(end + 2 for end in ends[:-1])]
    assert found == sorted([*ends, *(start + 3 for start in starts if start not in broken)])
    assert failures == [("breaking", "IndexError")] * 2 + [("breaking-at-texts", "KeyError")]


@pytest.mark.parametrize("error", [MemoryError, ModelError, OSError, RuntimeError])
def test_what_fails_everywhere_is_raised(error: type[Exception]) -> None:
    with pytest.raises(error):
        places(error)


def test_without_anybody_who_is_told_it_is_raised() -> None:
    with pytest.raises(IndexError):
        places(IndexError, forgiving=False)
