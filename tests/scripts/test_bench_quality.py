from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from scripts.bench_quality_answers import Answered, Finding, answered, read_answers, write_answers
from scripts.bench_quality_emend import PARTS, part_of
from scripts.bench_quality_parts import Verdicts, verdicts
from scripts.bench_quality_systems import SYSTEMS, program_of, systems_of
from scripts.bench_quality_table import markdown, parts_table, systems_table
from service.checking import checks
from service.checking.check import discover
from tests.shipped import RESOURCES
from training.config.measuring import EvaluationSet
from training.evaluation.results import SetResult
from training.evaluation.scores import Scores
from training.evaluation.sets import Item

PAIRS = EvaluationSet("letters", "letters.tsv", "pairs", "errant", "odd")
CLEAN = EvaluationSet("right ones", "right.txt", "text", "false_alarms", "odd")


def finding(source: str, word: str, replacement: str | None) -> Finding:
    start = source.index(word)
    return Finding(start, start + len(word), replacement)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ([], "She walk too the harbour, quickly ."),
        ([("too", "to"), ("walk", "walks")], "She walks to the harbour, quickly ."),
        ([("quickly .", "quickly."), ("quickly", "slowly")], "She walk too the harbour, quickly."),
        ([("walk too", "walked to"), ("too the", "to a")], "She walked to the harbour, quickly ."),
        ([(", quickly ", "")], "She walk too the harbour."),
        ([("harbour", "harbor")], "She walk too the harbour, quickly ."),
        ([("harbour", None)], "She walk too the harbour, quickly ."),
    ],
)
def test_replacements_are_applied(changes: Sequence[tuple[str, str | None]], expected: str) -> None:
    source = "She walk too the harbour, quickly ."
    assert answered(source, [finding(source, *change) for change in changes]).text == expected


def test_insertions_stand_beside_what_is_replaced() -> None:
    source = "However we stay 😀 at home home"
    found = [Finding(7, 7, ","), Finding(11, 15, "stayed"), Finding(25, 30, ""), Finding(30, 30, ".")]
    assert answered(source, found).text == "However, we stayed 😀 at home."


def test_what_is_wrong_without_a_replacement_is_flagged() -> None:
    source = "A blurgh walk by."
    found = [finding(source, "blurgh", None), finding(source, "walk", "walks")]
    assert answered(source, found) == Answered("A blurgh walks by.", ((2, 8),))


def test_answers_come_back_from_disk_as_they_went(tmp_path: Path) -> None:
    write_answers(tmp_path, "parrot", PAIRS, [Answered("Two  spaces ", ((0, 3),)), Answered("“Line\u2028break”")])
    answers = read_answers(tmp_path, "parrot", PAIRS, 2)
    assert answers is not None
    assert [answer.text for answer in answers] == ["Two  spaces ", "“Line\u2028break”"]
    assert [[(one.start, one.end) for one in answer.suspicions] for answer in answers] == [[(0, 3)], []]
    assert read_answers(tmp_path, "parrot", PAIRS, 3) is None
    assert read_answers(tmp_path, "parrot", CLEAN, 2) is None


def test_alerts_are_judged_one_by_one() -> None:
    item = Item(text := "He go home on the  Monday.", text, ("He goes home on Monday.", "He went home on  the Monday."))
    alerts = [
        ("rules", finding(text, "go", "went")),
        ("rules", finding(text, "home", "house")),
        ("forms", finding(text, "go home", "goes house")),
        ("correction", finding(text, "the  ", "")),
        ("correction", finding(text, "Monday", None)),
        ("other", finding(text, "  ", " ")),
    ]
    found = judge(PAIRS, [item], [alerts])
    assert found == Verdicts({"rules": 1, "correction": 1}, {"rules": 1, "forms": 1}, {"correction": 1})


def test_every_alert_in_right_text_is_wrong() -> None:
    item = Item(text := "The colour is grey.", text, ())
    alerts = [("rules", finding(text, "is", "are")), ("spelling", finding(text, "colour", "color"))]
    assert judge(CLEAN, [item], [alerts]) == Verdicts({}, {"rules": 1}, {})


def judge(entry: EvaluationSet, items: Sequence[Item], alerts: Iterable[Sequence[tuple[str, Finding]]]) -> Verdicts:
    return verdicts(entry, items, list(alerts), RESOURCES.aligner)


def test_the_tables_show_every_system_and_part() -> None:
    results = {
        ("emend", "letters"): SetResult("emend", "letters", "errant", "odd", 1500, Scores(6, 2, 6)),
        ("emend-without-rules", "letters"): SetResult("", "letters", "errant", "odd", 1500, Scores(4, 4, 8)),
        ("emend", "right ones"): SetResult("emend", "right ones", "false_alarms", "odd", 20, false_alarms=2.25),
        ("nothing", "letters"): SetResult("nothing", "letters", "errant", "odd", 1500, Scores(0, 0, 12)),
    }
    names = {"nothing": "doing nothing", "emend": "Emend"}
    assert systems_table([PAIRS, CLEAN], names, results).splitlines() == [
        "| system | letters (1,500): P / R / F0.5 | right ones (20): alarms per 1,000 words |",
        "| --- | ---: | ---: |",
        "| doing nothing | **0.0** | – |",
        "| Emend | 75.0 / 50.0 / **68.2** | **2.2** |",
    ]
    found = {"letters": Verdicts({"rules": 3}, {}, {"rules": 1}), "right ones": Verdicts({}, {"rules": 2})}
    table = parts_table(
        [PAIRS, CLEAN],
        ["rules"],
        found,
        lambda name: results.get(("emend", name)),
        lambda part, name: results.get((f"emend-without-{part}", name)),
    )
    assert table.splitlines()[2:] == ["| rules | 3 / 0, -22.7 | 2, – |", "| alerts without a replacement | 1 | 0 |"]


def test_a_table_is_markdown() -> None:
    assert markdown(["a", "b"], [["1", "2"]]) == "| a | b |\n| --- | ---: |\n| 1 | 2 |"


def test_every_check_is_of_a_part_and_every_part_a_system() -> None:
    names = {check.name for check in discover(checks)}
    assert {name for name in PARTS.values() if name} <= names
    assert {part_of(name) for name in names} == set(PARTS)
    assert {program_of(system) for system in SYSTEMS} == {"nothing", "hunspell", "harper", "languagetool", "emend"}
    assert len(systems_of("emend")) == 2 + len(PARTS)
