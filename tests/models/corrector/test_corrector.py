"""What the corrector does around its engine."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.corrector.corrector import Corrector
from models.corrector.loading import load_corrector
from models.corrector.protocol import Edit, Replacement
from models.corrector.thresholds import Thresholds, Writer
from models.text.document import Document
from tests.models.corrector.word_engine import WordEngine


def corrected(text: str, **words: str) -> str:
    return Corrector(WordEngine(words)).correct_text(text).target


def test_everything_between_and_inside_sentences_stays() -> None:
    text = "\n  He go  home.\r\n\r\n\tWe\n go too.  \n"
    assert corrected(text, go="went") == text.replace("go", "went")


def test_offsets_are_those_of_the_text_whatever_the_white_space() -> None:
    text = "Yes.  We \n\n go   away."
    [edit] = Corrector(WordEngine({"go": "went"})).correct_text(text).edits
    assert text[edit.start : edit.end] == "go"


def test_the_engine_sees_single_spaces() -> None:
    engine = WordEngine({})
    Corrector(engine).correct(["  One\n two\t\tthree "])
    assert engine.seen == ["One two three"]


def test_long_sentences_are_cut_and_joined() -> None:
    sentence = "We go there, " * 30 + "and go back"
    engine = WordEngine({"go": "went"})
    [correction] = Corrector(engine).correct([sentence])
    assert len(engine.seen) > 5
    assert all(len(piece) <= engine.max_length for piece in engine.seen)
    assert " ".join(engine.seen) == sentence
    assert correction.target == sentence.replace("go", "went")


def test_nothing_is_believed_beside_a_cut() -> None:
    """At a cut a model sees an end that is none: it would put a stop there, and a capital after it."""
    sentence = "one two three four five six, " * 4 + "end."
    engine = WordEngine({",": ".", "one": "One", "end": "End"}, max_length=30)
    [correction] = Corrector(engine).correct([sentence])
    assert engine.seen == ["one two three four five six,"] * 4 + ["end."]
    assert correction.target == sentence.replace("one", "One", 1)


def test_a_word_longer_than_the_engine_takes_is_left() -> None:
    engine = WordEngine({"x" * 200: "y", "go": "went"})
    text = f"We go {'x' * 200} and go."
    [correction] = Corrector(engine).correct([text])
    assert correction.target.count("x") == 200
    assert all(len(piece) <= engine.max_length for piece in engine.seen)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("See https://go.example.org/go now.", "https://go.example.org/go"),
        ("Write to go@example.org today.", "go@example.org"),
        ("Call `go` first.", "`go`"),
        ("We have 12 dogs.", "12"),
        ("```\nWe go home. They go too.\n```\n", "go"),
    ],
)
def test_protected_spans_are_not_touched(text: str, wrong: str) -> None:
    assert Corrector(WordEngine({wrong: "gone", "go": "gone"})).correct_text(text).target == text


def test_numbers_do_not_change_inside_longer_edits() -> None:
    engine = WordEngine({"A4-paper": "A5-paper", "paper": "sheets"})
    assert Corrector(engine).correct(["An A4-paper or paper"])[0].target == "An A4-paper or sheets"


def test_a_sentence_never_becomes_empty() -> None:
    assert corrected("Really!", Really="") == "Really!"


def test_only_sure_edits_count() -> None:
    engine = WordEngine({"go": Edit(0, 0, "went", 0.55), "was": Edit(0, 0, "were", 0.95)})
    corrector = Corrector(engine, Thresholds(edit=0.6))
    assert corrector.correct(["We go where we was."])[0].target == "We go where we were."


def test_allowed_replacements_are_ranked_by_probability() -> None:
    others = (Replacement("at", 0.6), Replacement("over", 0.8), Replacement("4", 0.9))
    engine = WordEngine({"in": Edit(0, 0, "on", 0.7, others)})
    [edit] = Corrector(engine).correct(["We met in May."])[0].edits
    assert (edit.replacement, edit.probability) == ("over", 0.8)
    assert [other.text for other in edit.alternatives] == ["on", "at"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("She go to the market every day, and I was late.", "goes"),
        ("He go there each single week.", "goes"),
        ("She go to the market, and I was late.", "went"),
        ("When she was young she go there every day.", "went"),
        ("We go to the market every day.", "went"),
    ],
)
def test_what_is_done_every_day_stands_in_the_present(text: str, expected: str) -> None:
    engine = WordEngine({"go": Edit(0, 0, "went", 0.9, (Replacement("gone", 0.6), Replacement("goes", 0.3)))})
    [edit] = Corrector(engine, Thresholds(share=0.0)).correct([text])[0].edits
    assert (edit.replacement, edit.probability) == (expected, 0.9)
    assert len(edit.alternatives) == 2


def test_an_error_without_a_sure_correction_is_a_suspicion() -> None:
    torn = Edit(0, 0, "upon", 0.85, tuple(Replacement(text, 0.84) for text in ("over", "about", "around")))
    analyses = Corrector(WordEngine({"on": torn})).analyse(Document.of("We talked on it."))
    [analysis] = analyses
    assert analysis.correction.edits == ()
    [suspicion] = analysis.correction.suspicions
    assert (suspicion.start, suspicion.end) == (10, 12)
    assert suspicion.probability > 0.9


SUSPECTED = WordEngine(
    {"go": Edit(0, 0, "went", 0.95), "home": Edit(0, 0, "hom", 0.2)}, suspected={"home": 0.8, "he": 0.6}
)


def suspected(text: str, writer: Writer = "learner", engine: WordEngine = SUSPECTED) -> list[str]:
    """The words that a writer is told without a correction."""
    corrector = Corrector(engine, learner=Thresholds(wrong=0.7)).for_writer(writer)
    found = corrector.correct_text(text).suspicions
    assert [(one.start, one.end) for one in corrector.correct([text])[0].suspicions] == [
        (one.start, one.end) for one in found
    ]
    return [text[one.start : one.end] for one in found]


def test_a_learner_is_told_what_the_model_holds_to_be_wrong_without_a_correction() -> None:
    assert suspected("  Today  he go home at ten.") == ["home"]
    assert suspected("Today he go home at ten.", "native") == []


def test_a_first_word_in_small_letters_is_not_suspected_for_them() -> None:
    assert suspected("home he goes at ten.") == []


def test_what_an_edit_changes_or_must_not_be_touched_is_not_suspected() -> None:
    engine = WordEngine({"go": "went"}, suspected={"go": 0.9, "home": 0.9})
    assert suspected("We go to `home` at ten.", engine=engine) == []


def test_progress_counts_every_character_of_the_sentences() -> None:
    done: list[int] = []
    Corrector(WordEngine({})).correct_text("We go. " * 400, progress=done.append)
    assert len(done) > 1
    assert sum(done) == len("We go.") * 400


@given(st.text(alphabet="go .,!?\n\t\"'x1é😀", max_size=150))
def test_any_text_comes_back_with_nothing_but_the_edits_changed(text: str) -> None:
    corrector = Corrector(WordEngine({"go": "went"}, max_length=16))
    correction = corrector.correct_text(text)
    end = 0
    for edit in correction.edits:
        assert edit.start >= end
        assert text[edit.start : edit.end] == "go"
        end = edit.end
    assert correction.target.replace("went", "go") == text


def test_a_real_model_in_both_formats(trained: Path, exported: Path) -> None:
    text = "She go to the market every day.\n\nHe   have two\u00a0small dogs. The weather is good today.\n"
    expected = "She goes to the market every day.\n\nHe   has two\u00a0small dogs. The weather is good today.\n"
    for folder in (trained, exported):
        assert load_corrector(folder, threads=1).correct_text(text).target == expected


def test_a_learner_gets_less_sure_corrections_too() -> None:
    engine = WordEngine({"go": Edit(0, 0, "went", 0.95), "home": Edit(0, 0, "house", 0.6)})
    both = Corrector(engine, Thresholds(edit=0.9), learner=Thresholds(edit=0.5))
    assert both.correct_text("We go home.").target == "We went home."
    assert both.for_writer("native").correct_text("We go home.").target == "We went home."
    assert both.for_writer("learner").correct_text("We go home.").target == "We went house."
    assert Corrector(engine, Thresholds(edit=0.9)).for_writer("learner").correct_text("We go home.").target == (
        "We went home."
    )


def test_an_analysis_holds_what_each_kind_of_writer_is_told() -> None:
    engine = WordEngine({"home": Edit(0, 0, "hour", 0.6, (Replacement("house", 0.55),)), "a": Edit(0, 0, "an", 0.95)})
    thresholds = Thresholds(edit=0.9, share=0.0, unknown=0.7)
    [analysis] = Corrector(engine, thresholds, learner=Thresholds(edit=0.5, share=0.0)).analyse(
        Document.of("It was a home.")
    )
    assert [one.start for one in analysis.correction.suspicions] == [9]
    assert analysis.learner is not None
    assert analysis.learner.correction.target == "It was an hour."
    assert not analysis.learner.correction.suspicions
    [analysis] = Corrector(engine, thresholds).analyse(Document.of("It was a home."))
    assert analysis.learner is None


def told(text: str) -> tuple[str, str]:
    """What a native writer and a learner are told of a text of one sentence, from a model that ends every sentence."""
    engine = WordEngine({"friend": "friend.", "frend": Edit(0, 0, "friend.", 0.9, (Replacement("friend", 0.3),))})
    [analysis] = Corrector(engine).analyse(Document.of(text))
    return analysis.correction.target, (analysis.learner or analysis).correction.target


def test_only_a_learner_is_told_that_a_text_of_one_line_has_no_end_mark() -> None:
    text = "We met on the way to the house of a friend"
    assert told(text) == (text, f"{text}.")


def test_what_is_corrected_alone_is_a_text_of_its_own_and_a_learners_a_sentence() -> None:
    native = Corrector(WordEngine({"friend": "friend.", "shopping": "Shopping"}))
    assert native.correct(["shopping with a friend"])[0].target == "shopping with a friend"
    learner = native.for_writer("learner")
    assert learner.correct(["shopping with a friend"])[0].target == "Shopping with a friend."


def test_a_misspelling_before_a_missing_end_mark_is_corrected_all_the_same() -> None:
    assert told("hello my frend") == ("hello my friend", "hello my friend")
    assert told("We met on the way to the house of a frend")[0] == "We met on the way to the house of a friend"


def test_the_last_sentence_of_a_paragraph_gets_its_end_mark() -> None:
    engine = WordEngine({"friend": "friend."})
    analyses = Corrector(engine).analyse(Document.of("We went out. On the way we met a very old friend"))
    assert analyses[-1].correction.target == "On the way we met a very old friend."
    assert analyses[-1].learner is None
