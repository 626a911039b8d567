"""Passages of an encyclopedia on the whole road of a text."""

from pathlib import Path

import pytest

from models.errors import ModelError
from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.checks.overlap.check import Overlap
from service.checking.checks.repetition.check import Repetition
from service.checking.options import Options
from service.checking.resources import Resources
from tests.models.overlap.encyclopedia import TARN, make
from tests.service.checking import checking
from tests.shipped import RESOURCES

COPIED = "Most tarns are cold and clear, because little soil is washed into them, and many stay frozen"


@pytest.fixture(scope="module")
def resources(tmp_path_factory: pytest.TempPathFactory) -> Resources:
    return Resources(overlap_index=make(tmp_path_factory.mktemp("overlap")))


def check(text: str, resources: Resources, *disabled: Category) -> list[Alert]:
    options = Options(language="en-US", disabled_categories=frozenset(disabled))
    return list(checking.check(text, resources, options, (Overlap, Repetition)).alerts)


def test_a_copied_passage(resources: Resources) -> None:
    text = f"We learnt a lot there. {COPIED}. That was new to us."
    [alert] = check(text, resources)
    assert text[alert.offset : alert.end] == COPIED
    assert (alert.category, alert.rule, alert.replacements) == (Category.WIKIPEDIA, "overlap/passage", ())
    assert "article “Tarn” of Ourpedia" in alert.message
    assert "“Most tarns are” to “many stay frozen”, 17 words" in alert.message


def test_an_error_inside_a_passage_is_shown_beside_it(resources: Resources) -> None:
    text = COPIED.replace("into them", "into into them")
    passage, doubled = check(text, resources)
    assert doubled.category is Category.REPETITIONS_STYLE
    assert text[doubled.offset : doubled.end] == "into "
    assert text[passage.offset : passage.end] == COPIED[: COPIED.index(" them")]
    assert "“Most tarns are” to “many stay frozen”" in passage.message


def test_what_is_not_asked_for_does_not_cut_a_passage(resources: Resources) -> None:
    text = COPIED.replace("into them", "into into them")
    [passage] = check(text, resources, Category.REPETITIONS_STYLE)
    assert text[passage.offset : passage.end] == text
    [doubled] = check(text, resources, Category.WIKIPEDIA)
    assert doubled.category is Category.REPETITIONS_STYLE


def test_silent_without_an_index() -> None:
    assert check(TARN, RESOURCES) == []
    assert not Overlap(RESOURCES).covers("en-US")


def test_an_index_that_is_missing_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match="no such overlap index"):
        Overlap(Resources(overlap_index=tmp_path / "none.index"))
