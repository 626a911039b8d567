"""Learners are shown less sure alerts, too: where a request says who writes, or the text is full of errors."""

import pytest

from models.corrector.corrector import Corrector
from models.corrector.protocol import Edit
from models.corrector.thresholds import Thresholds
from service.checking.alerts import Level, Writer
from service.checking.annotated import AnnotatedText
from service.checking.categories import Category
from service.checking.options import Options
from service.checking.parts import Part
from service.checking.resources import Resources
from tests.models.corrector.word_engine import WordEngine
from tests.service.checking import checking
from tests.service.checking.test_checker import DiffAligner

SURE = {wrong: Edit(0, 0, right, 0.97) for wrong, right in (("go", "goes"), ("recieve", "receive"), ("datas", "data"))}
UNSURE = {"on": Edit(0, 0, "upon", 0.6), "house": Edit(0, 0, "home", 0.6)}
DENSE = "She go to the house every day. She may recieve a lot of datas on it. Then she keeps them in a box there."
SPARSE = "She goes to the house every day. She may get a lot of facts on it. Then she keeps the datas in a box."


def models(learner: Thresholds | None = Thresholds(edit=0.5)) -> Resources:  # noqa: B008 - immutable
    engine = WordEngine({**SURE, **UNSURE})
    return checking.resources(Corrector(engine, Thresholds(edit=0.9), learner=learner), DiffAligner())


def shown(text: str, writer: Writer = Writer.AUTO, resources: Resources | None = None, **options: object) -> list[str]:
    asked = Options(language="en-US", writer=writer, **options)  # type: ignore[arg-type]
    alerts = checking.check(text, resources or models(), asked).alerts
    return [text[alert.offset : alert.end] for alert in alerts]


def test_a_text_full_of_sure_errors_gets_less_sure_alerts_too() -> None:
    assert shown(DENSE) == ["go", "house", "recieve", "datas", "on"]
    assert shown(SPARSE) == ["datas"]


def test_whoever_is_asked_for_is_believed() -> None:
    assert shown(DENSE, Writer.NATIVE) == ["go", "recieve", "datas"]
    assert shown(SPARSE, Writer.NATIVE) == ["datas"]
    assert shown(SPARSE, Writer.LEARNER) == ["house", "on", "datas"]


def long(text: str) -> str:
    """A text of some hundred words that ends with another one."""
    return f"{'All is well here today, and so it will be. ' * 10}{text}"


DOUBTED = checking.resources(
    Corrector(WordEngine({**SURE, "house": Edit(0, 0, "home", 0.55)}), Thresholds(edit=0.5), learner=None),
    DiffAligner(),
)


def test_who_has_hardly_any_errors_in_a_long_text_is_told_of_sure_ones_alone() -> None:
    assert shown(long("The house is blue."), resources=DOUBTED) == []
    assert shown(long("The datas is in the house."), resources=DOUBTED) == ["datas"]
    assert shown(long("She go to the house. I recieve the datas."), resources=DOUBTED) == [
        "go", "house", "recieve", "datas",
    ]  # fmt: skip


def test_what_is_left_out_of_a_text_with_markup_tells_nothing_of_its_writer() -> None:
    text = long("She go to the house. I recieve the datas.")
    for how in ("left_out", "doubted"):
        whole = AnnotatedText([Part(text)], **{how: lambda alert: text[alert.offset : alert.end] != "house"})
        alerts = checking.check(whole, DOUBTED, Options(language="en-US")).alerts
        shown_ones = [text[one.offset : one.end] for one in alerts]
        assert shown_ones == ([] if how == "left_out" else ["go", "recieve", "datas"])


def test_a_short_text_tells_nothing_of_its_care() -> None:
    assert shown("The house is blue.", resources=DOUBTED) == ["house"]
    assert shown("The house is blue.", Writer.CAREFUL, DOUBTED) == []


def test_whoever_wants_all_gets_all() -> None:
    text = long("The house is blue.")
    assert shown(text, Writer.NATIVE, DOUBTED) == ["house"]
    assert shown(text, resources=DOUBTED, level=Level.PICKY) == ["house"]


def test_few_words_or_few_errors_tell_nothing() -> None:
    assert shown("She go to the house and recieve datas.") == ["go", "recieve", "datas"]
    assert shown(f"She go to the house. {'All is well here today. ' * 4}") == ["go"]


def test_the_whole_text_decides() -> None:
    """An unsure alert of one sentence is shown for the errors of the others, and hidden for their lack."""
    assert "house" in shown(f"We saw the house. {DENSE}")
    assert "house" not in shown(f"{DENSE} {'All is well here today. ' * 20}")


def test_what_is_shown_does_not_change_who_writes() -> None:
    assert shown(DENSE, categories=frozenset({Category.PREP})) == shown(
        DENSE, Writer.LEARNER, categories=frozenset({Category.PREP})
    )
    assert shown(DENSE, categories=frozenset({Category.PREP})) == ["on"]


@pytest.mark.parametrize("writer", Writer)
def test_a_model_without_thresholds_for_learners_says_the_same_to_all(writer: Writer) -> None:
    assert shown(DENSE, writer, models(None)) == ["go", "recieve", "datas"]


def test_an_unsure_correction_beside_a_sure_one_takes_nothing_from_native_writers() -> None:
    """The aligner makes one change of both; a native writer sees the sure half as if the other were not there."""
    engine = WordEngine({"go": Edit(0, 0, "goes", 0.97), "house": Edit(0, 0, "home", 0.6)})
    both = checking.resources(Corrector(engine, Thresholds(edit=0.9), learner=Thresholds(edit=0.5)), DiffAligner())
    alone = checking.resources(Corrector(engine, Thresholds(edit=0.9)), DiffAligner())
    text = "She go house now."
    options = Options(language="en-US", writer=Writer.NATIVE)
    native, expected = (checking.check(text, each, options).alerts for each in (both, alone))
    assert [(one.offset, one.length, one.replacements) for one in native] == [
        (one.offset, one.length, one.replacements) for one in expected
    ]
    assert len(native) == 1
    [*learner] = shown(text, Writer.LEARNER, both)
    assert "house" in " ".join(learner)


def test_a_place_that_is_only_suspect_stays_so_for_native_writers() -> None:
    engine = WordEngine({"house": Edit(0, 0, "home", 0.8)})
    thresholds = Thresholds(edit=0.9, unknown=0.75)
    resources = checking.resources(Corrector(engine, thresholds, learner=Thresholds(edit=0.5)), DiffAligner())
    text = "We go to the house."
    found = {
        writer: [
            alert.replacements for alert in checking.check(text, resources, Options("en-US", writer=writer)).alerts
        ]
        for writer in (Writer.NATIVE, Writer.LEARNER)
    }
    assert found == {Writer.NATIVE: [()], Writer.LEARNER: [("home",)]}
