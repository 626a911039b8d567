import json
from dataclasses import replace
from pathlib import Path

import pytest

from models.errors import InputError
from training.config.recipe import load_recipe
from training.corpora.hashing import normalized_hash
from training.corrector.prepare.command import prepare
from training.corrector.prepare.report import Report
from training.evaluation.sets import load_set

RECIPE = """
name = "small"
language = "en"
seed = 5
[prepare]
text = ["text/*.txt"]
skip = ["unwanted*"]
dev_share = 0.2
limits = { chat = 100 }
[[prepare.groups]]
name = "fiction"
sources = ["novel*"]
max_share = 0.25
[[prepare.pairs]]
name = "mined"
path = "edits.tsv"
format = "edits"
[[prepare.pairs]]
name = "tokens"
path = "tokens.tsv"
tokenized = true
limit = 2
[evaluate]
sets = [{ name = "held out", path = "held.tsv", format = "pairs", metric = "errant" }]
"""

EVALUATION = "The seventh sailor from guide saw the harbour at noon."
HELD_OUT = "The eighth sailor from guide saw the harbour at noon."
PLACES = ["harbour", "market", "castle", "river", "bridge", "forest"]
NUMBERS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]


def story(name: str, lines: int) -> str:
    """Sentences that differ within and between sources, an empty line after every tenth."""
    text = []
    for n in range(lines):
        word, place, more = NUMBERS[n % 10], PLACES[n // 10 % 6], "" if n < 60 else f" on day {n // 60}"
        text.append(f"The {word} sailor from {name} saw the {place} at noon{more}.")
        if n % 10 == 9:
            text.append("")
    return "\n".join(text) + "\n"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    data = tmp_path / "data"
    (data / "text").mkdir(parents=True)
    (data / "dev").mkdir()
    files = {
        "text/guide.txt": story("guide", 400) + "broken\n" + "The <b>bold</b> sailor saw the sea.\n",
        "text/manual.txt": story("manual", 400) + story("guide", 50),
        "text/chat.txt": story("chat", 400),
        "text/novel_a.txt": story("spain", 400),
        "text/novel_b.txt": story("france", 400),
        "text/unwanted.txt": story("unwanted", 50),
        "dev/test.tsv": f"A sailor see it.\t{EVALUATION}\n",
        "held.tsv": f"The eighth sailor see it.\t{HELD_OUT}\n",
        "edits.tsv": "".join(
            f"{source}\t{target}\tan/owner\tabc\timplicit\n"
            for source, target in [
                ("He see a ship.", "He sees a ship."),
                ("He see a ship.", "He sees a ship."),
                ("No change here.", "No change here."),
                ("The seventh sailor from guide seen the harbour at noon.", EVALUATION),
                ("Short words only.", "Completely different text, which is something else."),
            ]
        ),
        "tokens.tsv": "".join(f"They does n't see {n} ships .\tThey do n't see {n} ships .\n" for n in range(9)),
    }
    for name, text in files.items():
        (data / name).write_text(text, encoding="utf-8")
    recipe = tmp_path / "recipe"
    recipe.mkdir()
    (recipe / "recipe.toml").write_text(RECIPE, encoding="utf-8")
    return data


def run(data: Path, work: Path) -> Report:
    return prepare(load_recipe(data.parent / "recipe"), data, work)


def read(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def test_outputs_hold_what_the_report_counts(data: Path, tmp_path: Path) -> None:
    work = tmp_path / "work"
    report = run(data, work)
    train, dev = read(work / "clean.train.txt"), read(work / "clean.dev.txt")
    rows = {row.name: row for row in report.text}
    assert sum(row.train for row in report.text) == len(train)
    assert sum(row.dev for row in report.text) == len(dev) > 0
    assert set(rows) == {"guide", "manual", "chat", "novel_a", "novel_b"}
    for row in report.text:
        assert row.read == row.train + row.dev + sum(row.dropped.values())
    assert rows["guide"].dropped["markup"] == 1
    assert rows["guide"].dropped["short"] == 1
    assert rows["guide"].dropped["evaluation"] == 2
    assert sum(row.dropped.get("duplicate", 0) for row in report.text) >= 48
    assert json.loads((work / "report.json").read_text())["recipe"] == "small"
    table = str(report)
    assert "kept out: " in table
    assert "guide" in table
    assert "all pairs" in table


def test_no_evaluation_sentence_and_no_sentence_twice(data: Path, tmp_path: Path) -> None:
    run(data, tmp_path / "work")
    both = read(tmp_path / "work/clean.train.txt") + read(tmp_path / "work/clean.dev.txt")
    hashes = [normalized_hash(line) for line in both]
    assert len(set(hashes)) == len(hashes)
    assert normalized_hash(EVALUATION) not in hashes
    assert normalized_hash(HELD_OUT) not in hashes
    assert EVALUATION not in (tmp_path / "work/pairs/mined.train.tsv").read_text()


def test_shares_and_limits(data: Path, tmp_path: Path) -> None:
    report = run(data, tmp_path / "work")
    rows = {row.name: row for row in report.text}
    assert rows["chat"].train == 80
    assert rows["chat"].dev <= 20
    assert report.shares["fiction"] == pytest.approx(0.25, abs=0.01)
    assert rows["novel_a"].train > 0
    assert rows["novel_b"].train > 0


def test_documents_are_not_torn_apart(data: Path, tmp_path: Path) -> None:
    run(data, tmp_path / "work")
    train = set(read(tmp_path / "work/clean.train.txt"))
    parts = (tmp_path / "work/parts/manual.txt").read_text().split("\n\n")
    for document in parts:
        fates = {line in train for line in document.splitlines() if "manual" in line}
        assert len(fates) <= 1


def test_pairs_are_natural_clean_and_limited(data: Path, tmp_path: Path) -> None:
    report = run(data, tmp_path / "work")
    assert read(tmp_path / "work/pairs/mined.train.tsv") == ["He see a ship.\tHe sees a ship."]
    tokens = read(tmp_path / "work/pairs/tokens.train.tsv")
    assert len(tokens) == 2
    assert all(line.startswith("They doesn't see ") and line.count(" ships.") == 2 for line in tokens)
    mined, limited = report.pairs
    assert mined.dropped == {"duplicate": 1, "evaluation": 1, "rewritten": 1, "unchanged": 1}
    assert limited.dropped == {"over limit": 7}


def test_a_second_run_is_the_same_and_cleans_nothing_again(data: Path, tmp_path: Path) -> None:
    first, second = tmp_path / "one", tmp_path / "two"
    reports = run(data, first), run(data, second)
    assert reports[0] == reports[1]
    for name in ("clean.train.txt", "clean.dev.txt", "pairs/tokens.train.tsv"):
        assert (first / name).read_bytes() == (second / name).read_bytes()
    times = {path: path.stat().st_mtime_ns for path in (first / "parts").iterdir()}
    (data / "text/chat.txt").write_text(story("chat", 30), encoding="utf-8")
    again = run(data, first)
    changed = {path.name for path, time in times.items() if path.stat().st_mtime_ns != time}
    assert changed == {"chat.txt", "chat.json"}
    assert next(row for row in again.text if row.name == "chat").read == 30


def test_what_is_missing_is_named(data: Path, tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"nowhere: no text source matches text/\*.txt"):
        prepare(load_recipe(data.parent / "recipe"), tmp_path / "nowhere", tmp_path / "work")
    edits = (data / "edits.tsv").rename(data / "moved.tsv")
    with pytest.raises(InputError, match=r"edits.tsv: no such file"):
        run(data, tmp_path / "work")
    edits.rename(data / "edits.tsv")
    (data / "text/manual.txt").write_bytes(b"caf\xe9\n")
    with pytest.raises(InputError, match=r"manual.txt, line 1: not UTF-8"):
        run(data, tmp_path / "work")


def test_broken_pair_lines_are_counted(data: Path, tmp_path: Path) -> None:
    with (data / "edits.tsv").open("a", encoding="utf-8") as stream:
        stream.write("one column only\n")
    mined = run(data, tmp_path / "work").pairs[0]
    assert mined.dropped["broken"] == 1


def write_marked_lines(data: Path) -> None:
    """Two files of 40 lines below the data folder, one writer after the other; lines 7 and 27 are held out."""
    for group, verb in (("hill", "climbs"), ("shore", "likes")):
        folder = data / "written" / group
        folder.mkdir(parents=True)
        lines = [f"My {NUMBERS[n % 10]} aunt {{{verb[:-1]}=>{verb}}} rock {n}." for n in range(40)]
        lines[11] = "Nobody climbs it at night."
        lines[12], lines[30] = "My {broken line.", ""
        (folder / "01.txt").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def add_to_recipe(folder: Path, section: str) -> None:
    (folder / "recipe/recipe.toml").write_text(RECIPE.replace("[evaluate]", section + "[evaluate]"), encoding="utf-8")


WRITTEN = """
[[prepare.pairs]]
name = "written"
path = "written/*/*.txt"
format = "written"
"""


def test_marked_lines_are_trained_on_but_for_those_held_out(data: Path, tmp_path: Path) -> None:
    write_marked_lines(data)
    # What is held out must not come back as a line for training or as clean text, whatever its spacing.
    with (data / "written/shore/01.txt").open("a", encoding="utf-8") as stream:
        stream.write("My eighth aunt climbs  {a=>} rock 7.\n")
    (data / "text/guide.txt").write_text(story("guide", 400) + "My eighth aunt climb rock 27.\n", encoding="utf-8")
    add_to_recipe(tmp_path, WRITTEN)
    report = run(data, tmp_path / "work")
    lines = read(tmp_path / "work/pairs/written.train.tsv")
    row = report.pairs[-1]
    assert (row.read, row.dev, row.dropped) == (77, 4, {"broken": 2, "duplicate": 1, "evaluation": 1})
    assert len(lines) == row.train == 71
    assert "Nobody climbs it at night.\tNobody climbs it at night." in lines
    assert "My first aunt climb rock 0.\tMy first aunt climbs rock 0." in lines
    assert not any("rock 7." in line or "rock 27." in line for line in lines)
    hill = [place for place, line in enumerate(lines) if "climb" in line]
    assert hill != list(range(len(hill))), "the lines of one writer must not stay together"
    assert next(row for row in report.text if row.name == "guide").dropped["evaluation"] == 3


CORRECTED = """
[[prepare.marked]]
name = "essays"
path = "essays.tsv"
corrections = "corrected/essays.tsv"
"""


def test_a_marked_corpus_with_corrections_gives_pairs(data: Path, tmp_path: Path) -> None:
    sentences = ["Nobody climb it .", "All is well .", "She likes the tea ."]
    marks = ["cicc", "cccc", "ccicc"]
    (data / "essays.tsv").write_text("".join(map("{}\t{}\n".format, sentences, marks)), encoding="utf-8")
    hashes = [f"{normalized_hash(sentence):016x}" for sentence in sentences]
    (data / "corrected").mkdir()
    (data / "corrected/essays.tsv").write_text(f"{hashes[0]}\t1-2=climbs\n{hashes[2]}\t2-3=\n", encoding="utf-8")
    add_to_recipe(tmp_path, CORRECTED)
    report = run(data, tmp_path / "work")
    assert [(row.name, row.train) for row in report.pairs[-2:]] == [("essays", 3), ("essays-corrected", 2)]
    assert sorted(read(tmp_path / "work/pairs/essays-corrected.train.tsv")) == [
        "Nobody climb it.\tNobody climbs it.",
        "She likes the tea.\tShe likes tea.",
    ]


def test_a_pattern_that_matches_nothing_is_named(data: Path, tmp_path: Path) -> None:
    add_to_recipe(tmp_path, WRITTEN)
    with pytest.raises(InputError, match=r"data/written/\*/\*.txt: no such files"):
        run(data, tmp_path / "work")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("\n\n", "edits.tsv: no pairs of the format 'edits'"),
        ("one column\nanother\n", "no pairs of the format 'edits'; the first of 2 broken lines: .*, line 1: expected"),
        (3 * "All is well.\tAll is well.\to/r\tc\timplicit\n", r"of 3 pairs none is left to train on \(unchanged 3\)"),
    ],
)
def test_a_corpus_without_pairs_is_an_error_before_text_is_cleaned(
    data: Path, tmp_path: Path, text: str, problem: str
) -> None:
    (data / "edits.tsv").write_text(text, encoding="utf-8")
    with pytest.raises(InputError, match=problem):
        run(data, tmp_path / "work")
    assert not (tmp_path / "work/parts").exists()


def test_a_recipe_of_many_languages_prepares_each_in_its_folder(tmp_path: Path) -> None:
    data = tmp_path / "data"
    texts = {
        "de": [f"Am Abend gingen wir mit {n} Freunden nach Hause und aßen noch etwas." for n in range(400)],
        "cs": [f"Večer jsme šli s {n} přáteli domů a ještě jsme něco snědli." for n in range(400)],
    }
    for code, lines in texts.items():
        (data / "text" / code).mkdir(parents=True)
        (data / "text" / code / f"{code}_book.txt").write_text("\n".join(lines), encoding="utf-8")
        (data / "written" / code).mkdir(parents=True)
        (data / "written" / code / "01.txt").write_text("Das {sind=>ist} gut so.\n", encoding="utf-8")
    (data / "slips").mkdir()
    slip = "Am Abend gingen wir mit 7 Freunden nach {Haus=>Hause} und aßen noch etwas.\n"
    (data / "slips" / "de.txt").write_text(slip, encoding="utf-8")
    recipe = tmp_path / "recipe.toml"
    recipe.write_text(
        """
        name = "two"
        language = "mul"
        languages = ["de", "cs"]
        [prepare]
        text = ["text/{language}/*.txt"]
        keep_out = ["slips/*.txt"]
        language_check = false
        [[prepare.pairs]]
        name = "written"
        path = "written/{language}/*.txt"
        format = "written"
        languages = ["de"]
        """,
        encoding="utf-8",
    )
    report = prepare(load_recipe(recipe), data, tmp_path / "work")
    german = (tmp_path / "work" / "de" / "clean.train.txt").read_text(encoding="utf-8")
    assert "mit 8 Freunden" in german
    assert "mit 7 Freunden" not in german, "the right side of a slip is kept out"
    assert "přáteli" in (tmp_path / "work" / "cs" / "clean.train.txt").read_text(encoding="utf-8")
    assert {row.name for row in report.text} == {"de/de_book", "cs/cs_book"}
    assert [row.name for row in report.pairs] == ["de/written"]


def test_a_set_may_be_what_the_step_itself_keeps_apart(tmp_path: Path) -> None:
    (tmp_path / "data" / "text").mkdir(parents=True)
    lines = [f"The {place} was closed for {n} days after the storm." for place in PLACES for n in range(40)]
    (tmp_path / "data" / "text" / "news.txt").write_text("\n".join(lines), encoding="utf-8")
    path = tmp_path / "recipe.toml"
    path.write_text(
        """
        name = "own"
        language = "en"
        [prepare]
        text = ["text/*.txt"]
        dev_share = 0.2
        document_lines = 4
        [evaluate]
        sets = [{ name = "clean", path = "clean.dev.txt", format = "text", metric = "false_alarms", limit = 5 }]
        """,
        encoding="utf-8",
    )
    recipe = replace(load_recipe(path), work=tmp_path / "work")
    (tmp_path / "work").mkdir()
    prepare(recipe, tmp_path / "data", tmp_path / "work")
    items = load_set(recipe.evaluate.sets[0], recipe.corpus_folders(tmp_path / "data"))
    assert len(items) == 5
    train = (tmp_path / "work" / "clean.train.txt").read_text(encoding="utf-8")
    assert not any(item.natural in train for item in items)
