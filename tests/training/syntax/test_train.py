"""The whole chain on a handful of sentences: treebanks -> training -> the folder that ships -> figures."""

import json
from pathlib import Path

import pytest

from models.errors import InputError
from models.syntax.pipeline import load_syntax
from tests.training.syntax.samples import CAME, HAPPY, WANTS
from training.syntax.__main__ import main
from training.syntax.corpus import DEV, TEST, TRAIN, load_sentences
from training.syntax.evaluate import evaluate

ATIS = """
1	show	show	VERB	_	Mood=Imp|VerbForm=Fin	0	root	_	_
2	me	I	PRON	_	Case=Acc|PronType=Prs	1	iobj	_	_
3	flights	flight	NOUN	_	Number=Plur	1	obj	_	_
4	to	to	ADP	_	_	5	case	_	_
5	boston	Boston	PROPN	_	Number=Sing	3	nmod	_	_
"""


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with ud/ that has the few treebanks, tiny."""
    folder = tmp_path_factory.mktemp("data")
    samples = [text.lstrip() for text in (HAPPY, WANTS, CAME)]
    for treebank in TRAIN + DEV + TEST:
        path = folder / "ud" / f"{treebank}.conllu"
        path.parent.mkdir(parents=True, exist_ok=True)
        rows = [ATIS.lstrip()] * 12 if "atis" in treebank else samples * 12
        path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    return folder


def test_tags_are_made_up_where_a_treebank_has_none(data: Path) -> None:
    words = load_sentences(data, ("English-Atis/en_atis-ud-train",))[0]
    assert [word.xpos for word in words] == ["VB", "PRP", "NNS", "IN", "NNP"]


def test_training_resumes_and_ships_a_pipeline_that_learnt_its_sentences(data: Path, tmp_path: Path) -> None:
    out, work = tmp_path / "out", tmp_path / "work"
    main(data=data, out=out, work=work, epochs=8, seed=1)
    state = json.loads((work / "state.json").read_text(encoding="utf-8"))
    assert state["epoch"] == 8

    figures = evaluate(load_syntax(out), load_sentences(data, TEST))
    assert figures.tag > 90
    assert figures.pos > 90
    assert figures.lemma > 80
    card = (out / "MODEL_CARD.md").read_text(encoding="utf-8")
    assert f"| EWT test | {figures.tag:.2f} | {figures.pos:.2f} |" in card
    assert len(json.loads((out / "vocab" / "strings.json").read_text(encoding="utf-8"))) < 600

    (work / "state.json").write_text(json.dumps(state | {"epoch": 7}), encoding="utf-8")
    main(data=data, out=out, work=work, epochs=8, seed=1)
    again = json.loads((work / "state.json").read_text(encoding="utf-8"))
    assert again["epoch"] == 8
    assert again["best"]["tag"] >= state["best"]["tag"]


def test_a_missing_treebank_is_one_clear_line(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no treebank English-EWT") as caught:
        load_sentences(tmp_path, TRAIN)
    assert "\n" not in str(caught.value)
