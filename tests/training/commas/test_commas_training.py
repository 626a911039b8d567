"""From right text to a folder that says where commas belong, on a small language made up here."""

import csv
import lzma
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from models.commas.choice import CommaChoice
from models.commas.context import COMMA, NOTHING, STOP, CommaText
from training.commas.__main__ import app
from training.commas.corpus import CommaCorpus
from training.commas.texts import documents, kept_out, licences
from training.commas.thresholds import JudgedGaps, choose, measure
from training.commas.train import taken

NAMES = ("Jana", "Petr", "Eva", "Karel", "Olga", "Tomáš")
VERBS = ("ví", "říká", "myslí", "tvrdí", "doufá", "věří")
ENDS = ("prší", "spí", "čte", "zpívá", "vaří", "tančí", "píše")


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data")
    for name in ("text/cs", "pairs", "dev"):
        (folder / name).mkdir(parents=True)
    sentences = [
        f"{name} {verb}, že {other} dnes {end}." if at % 2 else f"{name} s ní {verb} a dnes {end}."
        for at, (name, verb, other, end) in enumerate(
            (name, verb, other, end) for name in NAMES for verb in VERBS for other in NAMES for end in ENDS
        )
    ]
    write(folder / "text/cs/made.txt.xz", sentences)
    write(folder / "pairs/cs.geccc.train.tsv.xz", [f"wrong\t{sentence}" for sentence in sentences[:80]])
    (folder / "dev/set.tsv").write_text(f"{sentences[0]}\t{sentences[0]}\n", encoding="utf-8")
    with (folder / "text/SOURCES.tsv").open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, delimiter="\t", lineterminator="\n")
        rows.writerow(["lang", "source", "licence", "sentences"])
        rows.writerow(["cs", "made", "CC0-1.0", len(sentences)])
    return folder


def write(path: Path, lines: list[str]) -> None:
    with lzma.open(path, "wt", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


def test_the_step_writes_a_model_that_knows_where_commas_belong(data: Path, tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["cs", f"--data={data}", f"--out={tmp_path}", "--gaps=9000", "--epochs=4"])
    assert done.exit_code == 0, done.output
    choice = CommaChoice.load(tmp_path)
    text = CommaText.of("Olga doufá že Petr dnes spí.")
    [odds] = choice.of([(text, [1, 2, 3])])
    assert np.exp(odds).sum(axis=1) == pytest.approx(1, abs=1e-4)
    assert (odds[:, COMMA] - odds[:, NOTHING]).argmax() == 1
    assert odds[1, COMMA] > odds[1, NOTHING]
    assert choice.thresholds["subordinate"] >= 0.5
    assert "| made | CC0-1.0 |" in (tmp_path / "MODEL_CARD.md").read_text("utf-8")


def test_development_sentences_are_kept_out(data: Path) -> None:
    out = kept_out(data)
    read = [one for document in documents("cs", data, out) for one in document]
    assert len(out) == 1
    assert "Jana s ní ví a dnes prší." not in read
    assert "Jana ví, že Jana dnes spí." in read
    assert [entry["licence"] for entry in licences("cs", data)] == ["CC0-1.0", "CC BY-SA 4.0"]


def test_gaps_of_text() -> None:
    corpus = CommaCorpus([["Ano, vím to.", "Zítra přijdu (asi)."]] * 5, 5)
    corpus.vocabulary(100, 10)
    gaps = corpus.gaps()
    assert len(corpus.even) == 2
    assert len(gaps) == 4 * (2 + 1)
    assert np.bincount(gaps.kinds).tolist() == [8, 4]
    chosen, counts = taken(corpus, 1000, np.random.default_rng(1))
    assert len(chosen) == len(gaps)
    assert counts.tolist() == [1.0] * len(gaps)


def test_joined_sentences_want_a_stop() -> None:
    document = ["Vím to dobře.", "Zítra přijdu domů.", "Pak půjdu spát.", "Ráno vstanu brzy.", "Potom se najím."]
    corpus = CommaCorpus([[], document], 5)
    corpus.vocabulary(100, 10)
    assert np.bincount(corpus.gaps().kinds)[STOP] == 1


def test_thresholds_leave_right_text_alone() -> None:
    wanted = {"subordinate": np.array([8.0] * 50 + [2.0] * 50), "splice": np.array([5.0])}
    unwanted = {"subordinate": np.array([-5.0] * 900 + [3.0] * 20), "splice": np.array([-5.0])}
    judged = JudgedGaps(wanted, unwanted, 1000)
    thresholds = choose(judged, 0.5)
    assert 3.0 < thresholds["subordinate"] <= 8.0
    figures = measure(thresholds, judged)
    assert figures.of_kind["subordinate"] == (50, 100, 0)
    assert "50.0 % of 100 commas" in figures.summary
