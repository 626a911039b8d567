import hashlib
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from models.corrector.protocol import Correction, Edit, Suspicion
from models.corrector.thresholds import Writer
from models.errors import ConfigError, InputError
from training.__main__ import app
from training.config.measuring import Evaluate, EvaluationSet
from training.config.recipe import Recipe, load_recipe
from training.evaluation.command import System, evaluate, evaluate_file, find_set
from training.evaluation.results import SetResult, table
from training.evaluation.scores import Scores
from training.evaluation.sets import load_set
from training.evaluation.speller import DoNothing

RECIPE = """
name = "small"
language = "en"
[prepare]
text = ["*.txt"]
[evaluate]
sets = [
  { name = "mined", path = "mined.tsv", format = "edits", metric = "spans" },
  { name = "Fluency set", path = "fluent.tsv", format = "pairs", metric = "gleu", tokenized = true },
  { name = "gold", path = "gold.m2", format = "m2", metric = "maxmatch", tokenized = true },
  { name = "clean", path = "clean.txt", format = "text", metric = "false_alarms" },
]
"""
FILES = {
    "mined.tsv": "He go home.\tHe goes home.\to/r\tc1\texplicit\nWe is late.\tWe are late.\to/r\tc2\timplicit\n",
    "fluent.tsv": "He do n't go home now .\tHe does n't go home now .\tHe did n't go home now .\n"
    + 2 * "We all like it here .\t"
    + "We all like it here .\n",
    "gold.m2": "S It 's late , he go home .\nA 5 6|||R:VERB:SVA|||goes|||REQUIRED|||-NONE-|||0\n",
    "clean.txt": "They go home every single day.\n\nWe like it.\n",
}


class GoToGoes:
    """Writes goes for every go, right or wrong."""

    def correct(self, sentences: Sequence[str]) -> list[Correction]:
        found = []
        for sentence in sentences:
            place = sentence.find(" go ") + 1
            found.append(Correction(sentence, (Edit(place, place + 2, "goes", 0.9),) if place else ()))
        return found


@pytest.fixture
def recipe(tmp_path: Path) -> Recipe:
    for name, text in {**FILES, "recipe.toml": RECIPE}.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return load_recipe(tmp_path)


def by_name(results: list[SetResult]) -> dict[str, SetResult]:
    return {result.set_name: result for result in results}


def test_every_set_is_measured_by_its_metric(recipe: Recipe, tmp_path: Path) -> None:
    results = by_name(evaluate(recipe, tmp_path, GoToGoes(), "goes", output=tmp_path / "out"))
    mined = results["mined"].scores
    assert mined is not None
    assert (mined.tp, mined.fp, mined.fn) == (1, 0, 1)
    gold = results["gold"].scores
    assert gold is not None
    assert (gold.tp, gold.fp, gold.fn) == (1, 0, 0)
    assert results["clean"].false_alarms == pytest.approx(1000 / 9)
    assert (tmp_path / "out/mined.txt").read_text() == "He goes home.\nWe is late.\n"
    assert (tmp_path / "out/fluency-set.txt").read_text() == "He don't goes home now.\nWe all like it here.\n"
    text = table(results.values())
    assert "mined                all           2  goes             spans          100.00  50.00  83.33" in text
    assert "111.11 per 1,000 words" in text


def test_doing_nothing(recipe: Recipe, tmp_path: Path) -> None:
    results = by_name(evaluate(recipe, tmp_path, DoNothing(), "nothing"))
    assert results["clean"].false_alarms == 0
    assert results["mined"].as_dict()["scores"]["f05"] == 0
    worse = by_name(evaluate(recipe, tmp_path, GoToGoes(), "goes"))["Fluency set"].gleu
    assert worse is not None
    assert results["Fluency set"].gleu is not None
    assert worse < results["Fluency set"].gleu


def test_a_file_of_corrected_sentences(recipe: Recipe, tmp_path: Path) -> None:
    answers = tmp_path / "answers.txt"
    answers.write_text("He goes home.\nWe are late.\n", encoding="utf-8")
    result = evaluate_file(recipe, tmp_path, "mined", answers, "other").measured.result
    assert result.scores is not None
    assert result.scores.f05 == 1
    tokens = tmp_path / "tokens.txt"
    for answer in ("He does n't go home now .", "He doesn't go home now."):
        tokens.write_text(answer + "\nWe all like it here.\n", encoding="utf-8")
        fluent = evaluate_file(recipe, tmp_path, "fluency-set", tokens, "other").measured.result
        assert fluent.gleu is not None
        assert 50 < fluent.gleu < 100
    answers.write_text("only one\n", encoding="utf-8")
    with pytest.raises(InputError, match="1 lines, but 'mined' has 2 sentences"):
        evaluate_file(recipe, tmp_path, "mined", answers, "other")


def test_unknown_set_names_the_known_ones(recipe: Recipe) -> None:
    with pytest.raises(ConfigError, match="no evaluation set 'x' \\(it has: mined, fluency-set, gold, clean\\)"):
        find_set(recipe, "x")


def test_halves_by_the_md5_of_the_source(recipe: Recipe, tmp_path: Path) -> None:
    sentences = [f"Sentence number {n} is wrong ." for n in range(40)]
    (tmp_path / "halves.tsv").write_text("".join(f"{s}\t{s}\n" for s in sentences), encoding="utf-8")
    (tmp_path / "halves.m2").write_text("".join(f"S {s.replace('is', 'i s')}\n\n" for s in sentences), encoding="utf-8")
    text = RECIPE.replace('"mined.tsv", format = "edits"', '"halves.tsv", format = "pairs", half = "HALF"').replace(
        '"gold.m2", format', '"halves.m2", half = "HALF", half_like = "halves.tsv", format'
    )
    seen = {}
    for half in ("even", "odd"):
        (tmp_path / "recipe.toml").write_text(text.replace("HALF", half), encoding="utf-8")
        sets = load_recipe(tmp_path).evaluate.sets
        seen[half] = [item.raw for item in load_set(sets[0], (tmp_path,))]
        assert [item.raw.replace("i s", "is") for item in load_set(sets[2], (tmp_path,))] == seen[half]
    assert sorted(seen["even"] + seen["odd"]) == sorted(sentences)
    for source in seen["even"]:
        assert int(hashlib.md5(source.encode()).hexdigest(), 16) % 2 == 0


def test_missing_and_empty_sets_are_named(recipe: Recipe, tmp_path: Path) -> None:
    (tmp_path / "mined.tsv").write_text("\n", encoding="utf-8")
    with pytest.raises(InputError, match=r"mined.tsv: no sentences of the format 'edits'"):
        evaluate(recipe, tmp_path, DoNothing(), "nothing")
    (tmp_path / "mined.tsv").unlink()
    with pytest.raises(InputError, match=r"mined.tsv: no such file"):
        evaluate(recipe, tmp_path, DoNothing(), "nothing")


def test_of_marked_lines_only_those_held_out_are_measured(recipe: Recipe, tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / "written" / name).mkdir(parents=True)
        lines = [f"He {{go=>goes}} to {name} {n}.\n" for n in range(48)]
        (tmp_path / "written" / name / "01.txt").write_text("".join(lines), encoding="utf-8")
    entry = EvaluationSet("written", "written/*/*.txt", "written", "spans")
    items = load_set(entry, (tmp_path,))
    assert [item.raw for item in items] == [f"He go to {name} {n}." for name in "ab" for n in (7, 27, 47)]
    assert items[0].references == ("He goes to a 7.",)
    halves = [load_set(replace(entry, half=half), (tmp_path,)) for half in ("even", "odd")]
    assert sorted(item.raw for half in halves for item in half) == sorted(item.raw for item in items)
    (result,) = evaluate(recipe, tmp_path, GoToGoes(), "goes", sets=[entry])
    assert result.scores == Scores(tp=6)


class Suspicious(GoToGoes):
    """Suspects the word "late"."""

    def correct(self, sentences: Sequence[str]) -> list[Correction]:
        return [replace(one, suspicions=self._suspicions(one.source)) for one in super().correct(sentences)]

    def _suspicions(self, sentence: str) -> tuple[Suspicion, ...]:
        place = sentence.find("late")
        return (Suspicion(place, place + 4, 0.8),) if place >= 0 else ()


def test_detection_counts_tokens_that_are_changed_or_suspected(recipe: Recipe, tmp_path: Path) -> None:
    """Of six marked tokens "go" is found; with suspicions "late" too, and once where it is right."""
    text = "Does n't he go home ?\tccciic\nWe are late , i think .\tcciicic\nIs it late ?\ticcc\n"
    (tmp_path / "marked.tsv").write_text(text, encoding="utf-8")
    entry = EvaluationSet("marked", "marked.tsv", "marked", "detection")
    assert [item.natural for item in load_set(entry, (tmp_path,))][1] == "We are late, i think."
    (sure,) = evaluate(recipe, tmp_path, GoToGoes(), "x", sets=[entry], output=tmp_path / "out")
    assert sure.scores == Scores(tp=1, fp=0, fn=5)
    (unsure,) = evaluate(recipe, tmp_path, Suspicious(), "x", sets=[entry])
    assert unsure.scores == Scores(tp=2, fp=1, fn=4)
    with_set = replace(recipe, evaluate=Evaluate((entry,)))
    assert (
        evaluate_file(with_set, tmp_path, "marked", tmp_path / "out/marked.txt", "file").measured.result.scores
        == sure.scores
    )


def test_a_file_needs_the_name_of_its_set(recipe: Recipe, tmp_path: Path) -> None:
    answers = tmp_path / "answers.txt"
    answers.write_text("He goes home.\nWe are late.\n", encoding="utf-8")
    arguments = ["evaluate", "--recipe", str(tmp_path), "--data", str(tmp_path), "--file", str(answers)]
    with pytest.raises(InputError, match=r"--file needs --only .*, one of mined, fluency-set, gold, clean"):
        CliRunner().invoke(app, arguments, catch_exceptions=False)
    for option in ("--only", "--set"):
        assert "answers" in CliRunner().invoke(app, [*arguments, option, "mined"], catch_exceptions=False).output


def test_a_page_of_errors_and_a_comparison_of_answers(recipe: Recipe, tmp_path: Path) -> None:
    common = ["--recipe", str(tmp_path), "--data", str(tmp_path)]
    page, missing = tmp_path / "page.html", tmp_path / "no" / "page.html"
    with pytest.raises(InputError, match=r"page.html: no folder .*no"):
        CliRunner().invoke(app, ["evaluate", *common, "--report", str(missing)], catch_exceptions=False)
    evaluate(recipe, tmp_path, GoToGoes(), "goes", output=tmp_path / "goes")
    evaluate(recipe, tmp_path, DoNothing(), "nothing", output=tmp_path / "nothing")
    arguments = ["evaluate", *common, "--baseline", "nothing", "--report", str(page)]
    assert CliRunner().invoke(app, arguments, catch_exceptions=False).exit_code == 0
    text = page.read_text(encoding="utf-8")
    assert all(name in text for name in ("mined", "Fluency set", "gold", "clean", "<del>is</del><ins>are</ins>"))

    folders = ["--model", str(tmp_path / "goes"), "--against", str(tmp_path / "nothing")]
    lines = CliRunner().invoke(app, ["compare", *common, *folders], catch_exceptions=False).output.splitlines()
    assert [line.split()[0] for line in lines] == ["set", "mined", "Fluency", "gold", "clean"]
    assert "spans F0.5                      83.33           0.00     +83.33" in lines[1]
    (tmp_path / "nothing" / "gold.txt").unlink()
    with pytest.raises(InputError, match=r"gold.txt: no such file"):
        CliRunner().invoke(app, ["compare", *common, *folders], catch_exceptions=False)
    one = CliRunner().invoke(app, ["compare", *common, *folders, "--only", "clean"], catch_exceptions=False)
    assert one.output.count("alarms per 1,000 words") == 1


def test_single_spaces_in_a_file_of_answers_are_no_change(recipe: Recipe, tmp_path: Path) -> None:
    (tmp_path / "clean.txt").write_text("They  go home.\nWe like it.\n", encoding="utf-8")
    evaluate(recipe, tmp_path, DoNothing(), "nothing", output=tmp_path / "out")
    result = evaluate_file(recipe, tmp_path, "clean", tmp_path / "out/clean.txt", "file").measured.result
    assert result.false_alarms == 0


class ForLearners(GoToGoes):
    """Corrects nothing but what learners have written."""

    def for_writer(self, writer: Writer) -> System:
        return GoToGoes() if writer == "learner" else DoNothing()


def test_each_set_is_corrected_for_its_writer(recipe: Recipe, tmp_path: Path) -> None:
    natives = EvaluationSet("natives", "mined.tsv", "edits", "spans")
    learners = EvaluationSet("learners", "mined.tsv", "edits", "spans", writer="learner")
    found = by_name(evaluate(recipe, tmp_path, ForLearners(), "x", sets=[natives, learners]))
    scores = {name: result.scores for name, result in found.items()}
    assert {name: one.tp for name, one in scores.items() if one is not None} == {"natives": 0, "learners": 1}


class Adding:
    """Puts a letter behind each sentence."""

    def __init__(self, letter: str) -> None:
        self._letter = letter

    def correct(self, sentences: Sequence[str]) -> list[Correction]:
        return [Correction(one, (Edit(len(one), len(one), self._letter, 1.0),)) for one in sentences]


def test_each_set_is_corrected_by_the_model_of_its_language(recipe: Recipe, tmp_path: Path) -> None:
    (entry,) = (entry for entry in recipe.evaluate.sets if entry.name == "clean")
    sets = [replace(entry, name=code, language=code) for code in ("de", "nl")]
    systems: dict[str, System] = {"de": DoNothing(), "nl": Adding("x")}
    german, dutch = evaluate(recipe, tmp_path, systems, "both", sets=sets)
    assert german.false_alarms == 0
    assert dutch.false_alarms == pytest.approx(2000 / 9)
    with pytest.raises(ConfigError, match="no model of the language 'sv'; there are de, nl"):
        evaluate(recipe, tmp_path, systems, "both", sets=[replace(entry, language="sv")])
