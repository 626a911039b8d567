import json
from pathlib import Path

import pytest

from models.errors import InputError
from training.corpora.formats import read_pairs
from training.corpora.records import BrokenLines

TEXT = "My sister live in town. She work as nurse.\nWe meets\non sundays."


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def edit(wrong: str, right: str | None, *more: str) -> list[object]:
    start = TEXT.index(wrong)
    return [start, start + len(wrong), right, *more]


def test_json_essays_give_sentences_for_every_annotator(tmp_path: Path) -> None:
    record = {
        "id": "7",
        "cefr": "A2.i",
        "text": TEXT,
        "edits": [
            [0, [edit("live", "lives"), edit("work", "works"), edit("nurse", "a nurse", "MD"), edit("meets", None)]],
            [1, [edit("live", "lived"), edit("sundays", "Sundays")]],
        ],
    }
    pairs = list(read_pairs(write(tmp_path, "a.json", json.dumps(record) + "\n"), "essays"))
    assert [(pair.source, pair.targets) for pair in pairs] == [
        ("My sister live in town.", ("My sister lives in town.", "My sister lived in town.")),
        ("She work as nurse.", ("She works as a nurse.", "She work as nurse.")),
        ("We meets on sundays.", ("We meets on sundays.", "We meets on Sundays.")),
    ]
    assert pairs[0].tags == {"id": "7", "cefr": "A2.i"}


def test_sentences_a_correction_joins_stay_together(tmp_path: Path) -> None:
    wrong = "town. She"
    record = {"text": TEXT, "edits": [[0, [edit(wrong, "town, and she")]]]}
    first = next(read_pairs(write(tmp_path, "a.json", json.dumps(record)), "essays"))
    assert first.source == "My sister live in town. She work as nurse."
    assert first.targets == ("My sister live in town, and she work as nurse.",)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("{not json", "expected"),
        ('{"text": "abc"}', "expected"),
        ('{"text": 5, "edits": []}', "expected"),
        ('{"text": "abc", "edits": [[0, [[0, "x", "y"]]]]}', "expected"),
        ('{"text": "abc", "edits": [[0, [[2, 9, "y"]]]]}', "edit 2-9 is outside the text of 3 characters"),
        ('{"text": "abc", "edits": [[0, [[0, 2, "y"], [1, 3, "z"]]]]}', "edit 1-3 overlaps"),
    ],
)
def test_broken_json_essays(tmp_path: Path, line: str, problem: str) -> None:
    good = json.dumps({"text": "All is well.", "edits": [[0, []]]})
    path = write(tmp_path, "a.json", f"{good}\n{line}\n")
    with pytest.raises(InputError, match=rf"a.json, line 2: {problem}"):
        list(read_pairs(path, "essays"))
    skipped = BrokenLines()
    assert [pair.targets for pair in read_pairs(path, "essays", skipped=skipped)] == [("All is well.",)]
    assert skipped.count == 1


SGML = """\
<DOC nid="12">
<TEXT>
<TITLE>
On trains
</TITLE>
<P>
A train are late &amp; slow. It stop often.
</P>
</TEXT>
<ANNOTATION teacher_id="3">
<MISTAKE start_par="0" start_off="3" end_par="0" end_off="9"><TYPE>Nn</TYPE><CORRECTION>train</CORRECTION></MISTAKE>
<MISTAKE start_par="1" start_off="8" end_par="1" end_off="11"><TYPE>SVA</TYPE><CORRECTION>is</CORRECTION></MISTAKE>
<MISTAKE start_par="1" start_off="28" end_par="1" end_off="32"><TYPE>SVA</TYPE><CORRECTION>stops</CORRECTION></MISTAKE>
<MISTAKE start_par="1" start_off="29" end_par="1" end_off="32"><TYPE>X</TYPE><CORRECTION>overlap</CORRECTION></MISTAKE>
<MISTAKE start_par="0" start_off="1" end_par="1" end_off="4"><TYPE>X</TYPE><CORRECTION>across</CORRECTION></MISTAKE>
</ANNOTATION>
</DOC>
<DOC nid="13">
<TEXT><P>Nothing is marked here.</P></TEXT>
</DOC>
"""


def test_nucle_documents(tmp_path: Path) -> None:
    pairs = list(read_pairs(write(tmp_path, "a.sgml", SGML), "nucle"))
    assert [(pair.source, pair.targets, pair.tags["nid"]) for pair in pairs] == [
        ("On trains", ("On train",), "12"),
        ("A train are late & slow.", ("A train is late & slow.",), "12"),
        ("It stop often.", ("It stops often.",), "12"),
        ("Nothing is marked here.", ("Nothing is marked here.",), "13"),
    ]


def test_broken_nucle_documents(tmp_path: Path) -> None:
    path = write(tmp_path, "a.sgml", SGML.replace('start_off="8"', 'start_off="800"') + "\n")
    with pytest.raises(InputError, match=r"a.sgml, line 1: in the document that begins here: edit 800-11 is outside"):
        list(read_pairs(path, "nucle"))
    skipped = BrokenLines()
    assert [pair.tags["nid"] for pair in read_pairs(path, "nucle", skipped=skipped)] == ["13"]
    assert skipped.count == 1
    with pytest.raises(InputError, match="expected <DOC> elements"):
        list(read_pairs(write(tmp_path, "b.sgml", "plain text\n"), "nucle"))


def test_lang8_entries(tmp_path: Path) -> None:
    text = (
        "0\t100\thttp://example.org/100\t0\tMy day\n"
        "2\t100\thttp://example.org/100\t1\tI go there yesterday.\tI went there yesterday.\tI was there yesterday.\n"
        "\n"
        "1\t101\thttp://example.org/101\t1\tIt were nice.\tIt was nice.\n"
    )
    assert [
        (pair.source, pair.targets, pair.tags["serial"]) for pair in read_pairs(write(tmp_path, "a", text), "lang8")
    ] == [
        ("My day", ("My day",), "100"),
        ("I go there yesterday.", ("I went there yesterday.", "I was there yesterday."), "100"),
        ("It were nice.", ("It was nice.",), "101"),
    ]


@pytest.mark.parametrize(
    "line", ["1\t5\turl\t1\tNo correction.", "x\t5\turl\t1\tA.", "0\t5\turl\t1", "0\t5\turl\t1\t "]
)
def test_broken_lang8_lines(tmp_path: Path, line: str) -> None:
    path = write(tmp_path, "a", f"0\t5\turl\t0\tFine.\n{line}\n")
    with pytest.raises(InputError, match=r"a, line 2: expected corrections, serial"):
        list(read_pairs(path, "lang8"))
    skipped = BrokenLines()
    assert len(list(read_pairs(path, "lang8", skipped=skipped))) == 1
    assert skipped.count == 1
