"""Pairs are turned round, and right sentences become what people might write."""

import random
from pathlib import Path

import pytest

from models.corrector.transducer.engine import TransducerEngine
from models.errors import ConfigError, InputError
from training.config.recipe import Recipe, load_recipe
from training.corrector.architectures.transducer.corruption.command import corrupt, turn
from training.corrector.architectures.transducer.corruption.kinds import asked, behind
from training.corrector.architectures.transducer.corruption.recoverable import Recovery
from training.corrector.architectures.transducer.corruption.turned import kinds_of
from training.corrector.architectures.transducer.corruption.wrongs import Corrupter, Kinds

SHIPPED = Path("models/weights/en-corrector")
RIGHT = [
    "She goes to school by bus every morning.",
    "The children were playing in the garden.",
    "I have lived in this town since 2015.",
    "He told me that he had lost his keys.",
]


@pytest.fixture(scope="module")
def corrector() -> TransducerEngine:
    return TransducerEngine.load(SHIPPED)


@pytest.fixture
def prepared(tmp_path: Path) -> Path:
    folder = tmp_path / "prepared"
    (folder / "pairs").mkdir(parents=True)
    (folder / "clean.train.txt").write_text("".join(f"{line}\n" for line in RIGHT * 50))
    (folder / "pairs" / "written.train.tsv").write_text(
        "She go to the school by bus.\tShe goes to school by bus.\nAll is well.\tAll is well.\n"
    )
    (folder / "pairs" / "edits.train.tsv").write_text("Open an file.\tOpen a file.\n")
    return folder


def recipe(*overrides: str) -> Recipe:
    return load_recipe("corruption", ["train.stages.0.mix={ written = 0.7, edits = 0.3 }", *overrides])


def test_kinds_of_english_errors_are_those_of_errant_in_words() -> None:
    pairs = [("She live in the London for year.", "She has lived in London for a year.")]
    assert kinds_of("en")(pairs) == [["wrong tense", "needless article", "missing article"]]


@pytest.mark.parametrize(
    ("wrong", "right", "kinds"),
    [
        ("Die Kinder spielt im Garten", "Die Kinder spielen im Garten.", ["wrong ending", "missing mark"]),
        ("Je suis allé au la gare.", "Je suis allé à la gare.", ["wrong word"]),
        ("Oggi ho mangato una mela", "Oggi ho mangiato una mela", ["wrong spelling"]),
        ("Nu jag vill gå hem.", "Nu vill jag gå hem.", ["missing word", "needless word"]),
        ("я живу в київ уже рік", "Я живу в Києві уже рік", ["wrong capital", "wrong word"]),
        (
            "Weil ich krank bin bleibe ich da da.",
            "Weil ich krank bin, bleibe ich da.",
            ["missing mark", "needless word"],
        ),
        (
            "Es gibt vieleicht noch garnicht viel",
            "Es gibt vielleicht noch gar nicht viel",
            ["wrong spelling", "wrong space"],
        ),
    ],
)
def test_kinds_of_other_errors_are_known_by_letters(wrong: str, right: str, kinds: list[str]) -> None:
    assert kinds_of("de")([(wrong, right)]) == [kinds]


def test_what_stands_behind_the_kinds_is_the_sentence_whatever_marks_it_has() -> None:
    sentence = "Note : this, too, is right."
    assert behind(asked("wrong tense, missing mark", sentence)) == ("wrong tense, missing mark", sentence)


def test_pairs_are_turned_round_with_their_kinds_in_front(prepared: Path, tmp_path: Path) -> None:
    work = tmp_path / "work"
    work.mkdir()
    assert turn(recipe(), prepared, work) == "1 of written, 1 of edits"
    right, _, wrong = (work / "pairs" / "written.train.tsv").read_text().rstrip("\n").partition("\t")
    kinds, sentence = behind(right)
    assert sentence == "She goes to school by bus."
    assert sorted(kinds.split(", ")) == ["needless article", "wrong agreement"]
    assert wrong == asked(kinds, "She go to the school by bus.")


def test_right_sentences_become_pairs_and_no_more_than_are_wanted(prepared: Path, tmp_path: Path) -> None:
    work, out = tmp_path / "work", tmp_path / "pairs" / "corrupted.train.tsv"
    work.mkdir()
    turn(recipe(), prepared, work)
    # The corrector stands for a trained corruption model: where it draws a change, that is seldom a correction.
    made = corrupt(recipe(), work, SHIPPED, SHIPPED, out, 3, 1, "en")
    lines = out.read_text().splitlines()
    assert 0 < made == len(lines) <= 3
    for line in lines:
        wrong, _, right = line.partition("\t")
        assert right in RIGHT
        assert wrong != right


def test_the_kinds_of_an_error_come_from_a_sentence_of_like_length() -> None:
    kinds = Kinds([asked("wrong tense", "He goes."), asked("wrong order", " ".join(["word"] * 30))])
    assert {kinds.draw("She came home.", random.Random(n)) for n in range(5)} == {"wrong tense"}
    assert {kinds.draw(" ".join(["text"] * 40), random.Random(n)) for n in range(5)} == {"wrong order"}


def test_a_sentence_keeps_its_text_but_for_the_errors(corrector: TransducerEngine) -> None:
    corrupter = Corrupter(corrector, [(Kinds([asked("wrong tense, missing mark", "He goes.")]), 1.0)], 3)
    found = [pair for _ in range(20) for pair in corrupter.corrupt(RIGHT)]
    assert found
    for wrong, right in found:
        assert right in RIGHT
        assert not wrong.startswith("wrong tense")


@pytest.mark.parametrize(
    ("wrong", "right", "left"),
    [
        ("She go to school by bus every morning.", "She goes to school by bus every morning.", "go to school by bus"),
        ("She goes to school by umbrella.", "She goes to school by bus.", None),
        ("She go to school by umbrella.", "She goes to school by bus.", "go to school by bus"),
        ("We ate too much.", "We have eaten too much.", None),
        ("The firm sells furniture.", "The firm sold furniture.", None),
        ("Yesterday the firm sell old furnitures.", "Yesterday the firm sold old furniture.", "sell old furnitures"),
        ("The aim of this test is simple.", "The purpose of this test is simple.", None),
    ],
)
def test_what_nobody_could_know_again_is_taken_back(
    corrector: TransducerEngine, wrong: str, right: str, left: str | None
) -> None:
    [knowable] = Recovery(corrector).knowable([(wrong, right)])
    assert knowable is None if left is None else left in str(knowable)


def test_each_language_of_several_has_a_folder_of_its_own(prepared: Path, tmp_path: Path) -> None:
    for code, pair in (("de", "Er geht zu Haus.\tEr geht nach Haus.\n"), ("sv", "Hon är glada.\tHon är glad.\n")):
        (tmp_path / "many" / code / "pairs").mkdir(parents=True)
        (tmp_path / "many" / code / "clean.train.txt").write_text("Allt är bra.\n")
        (tmp_path / "many" / code / "pairs" / "written.train.tsv").write_text(pair)
    work = tmp_path / "work"
    work.mkdir()
    languages = recipe('languages=["de", "sv"]', "train.stages.0.mix={ written = 1.0 }")
    assert turn(languages, tmp_path / "many", work) == "2 of written"
    swedish = (work / "sv" / "pairs" / "written.train.tsv").read_text()
    assert swedish == "wrong ending : Hon är glad.\twrong ending : Hon är glada.\n"
    with pytest.raises(ConfigError, match="no recipe of 'fr', but of de, sv"):
        corrupt(languages, work, SHIPPED, SHIPPED, tmp_path / "out.tsv", 3, 1, "fr")


def test_pairs_that_are_not_there_are_named(prepared: Path, tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no pairs essays"):
        turn(recipe("train.stages.0.mix={ written = 0.7, essays = 0.3 }"), prepared, tmp_path)


def test_a_folder_that_nothing_prepared_is_told(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="run the prepare step"):
        turn(recipe(), tmp_path / "nowhere", tmp_path)
