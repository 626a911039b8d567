"""Indexes are made of dumps in both formats, and go on after an interruption."""

import bz2
import gzip
from pathlib import Path

import pytest

from models.errors import InputError
from models.overlap.index import OverlapIndex
from service.overlap import builder
from service.overlap.builder import build
from tests.models.overlap.encyclopedia import ARTICLES, TARN, write

HEAD = """<mediawiki xmlns="http://www.mediawiki.org/xml/export-0.11/" xml:lang="en">
<siteinfo><sitename>Ourpedia</sitename>
<namespaces><namespace key="0" case="first-letter" /><namespace key="6" case="first-letter">Bild</namespace>
<namespace key="14" case="first-letter">Sorte</namespace></namespaces></siteinfo>"""


def page(title: str, text: str, space: int = 0, extra: str = "") -> str:
    return (
        f"<page><title>{title}</title><ns>{space}</ns><id>7</id>{extra}<revision><id>8</id>"
        f'<text bytes="9" xml:space="preserve">{text}</text></revision></page>'
    )


DUMP = (
    HEAD
    + page("Tarn", TARN.replace("glacier", "[[Ice sheet|glacier]]").replace("cold and", "cold &amp;nbsp;and"))
    + page("Talk:Tarn", ARTICLES["Salzgarten"], space=1)
    + page("Tarns", ARTICLES["Salzgarten"], extra='<redirect title="Tarn" />')
    + page("R&amp;B bells", "[[Bild:bell.jpg|thumb|A bell]]" + ARTICLES["Bell founding"] + "[[Sorte:Bells]]")
    + "</mediawiki>"
)


def titles(index: Path, text: str) -> list[str]:
    return [passage.title for passage in OverlapIndex(index).passages(text)]


@pytest.mark.parametrize(
    ("name", "pack"),
    [("wiki.xml", bytes), ("wiki.xml.bz2", bz2.compress), ("wiki.xml.gz", gzip.compress), ("wiki.XML", bytes)],
)
def test_a_mediawiki_dump(tmp_path: Path, name: str, pack: type[bytes]) -> None:
    dump, index = tmp_path / name, tmp_path / "index"
    dump.write_bytes(pack(DUMP.encode()))
    build([dump], index)
    assert OverlapIndex(index).info().sources == ("Ourpedia",)
    assert OverlapIndex(index).info().articles == 2
    [passage] = OverlapIndex(index).passages(TARN)
    assert (passage.start, passage.end, passage.title) == (0, len(TARN) - 1, "Tarn")
    assert titles(index, ARTICLES["Bell founding"]) == ["R&B bells"]
    assert titles(index, ARTICLES["Salzgarten"]) == []


def test_several_dumps_make_one_index(tmp_path: Path) -> None:
    xml, text, index = tmp_path / "wiki.xml", tmp_path / "Saltpedia.txt.gz", tmp_path / "index"
    xml.write_text(DUMP, encoding="utf-8")
    plain = write(tmp_path / "plain", {"Salzgarten": ARTICLES["Salzgarten"]})
    text.write_bytes(gzip.compress(plain.read_bytes()))
    build([xml, text], index)
    assert OverlapIndex(index).info().sources == ("Ourpedia", "Saltpedia")
    assert titles(index, TARN + " " + ARTICLES["Salzgarten"]) == ["Tarn", "Salzgarten"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["Saltpedia.txt.gz", "index", "plain", "wiki.xml"]


class InterruptedBuildError(Exception):
    pass


def test_an_interrupted_build_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builder, "_KEPT_WORDS", 400)
    articles = {f"{title} {n}": f"{text} This is number {n}." for n in range(20) for title, text in ARTICLES.items()}
    first, second = write(tmp_path / "first.txt", articles), write(tmp_path / "second.txt")
    once, twice = tmp_path / "once", tmp_path / "twice"
    build([first, second], once)

    calls = 0

    def interrupt(step: str, done: int, total: int) -> None:
        nonlocal calls
        calls += 1
        if calls in (30, 75, 97) or (step == "sorting" and done == 0 and calls < 200):
            calls += 100 * (step == "sorting")
            raise InterruptedBuildError

    interruptions = 0
    while True:
        try:
            build([first, second], twice, interrupt)
            break
        except InterruptedBuildError:
            interruptions += 1
            assert not twice.exists()
    assert interruptions >= 3
    assert contents(twice) == contents(once)


def contents(index: Path) -> tuple[object, ...]:
    connection = OverlapIndex(index)._connection
    return tuple(
        connection.execute(query).fetchall()
        for query in ("SELECT * FROM article", "SELECT * FROM fingerprint", "SELECT name, seen, done FROM source")
    )


def test_progress_is_told(tmp_path: Path) -> None:
    steps: list[tuple[str, int, int]] = []
    dump = write(tmp_path / "Ourpedia.txt")
    build([dump], tmp_path / "index", lambda *step: steps.append(step))
    assert {step for step, _, _ in steps} == {"Ourpedia.txt", "sorting"}
    assert [done for step, done, _ in steps if step == "Ourpedia.txt"][-1] == dump.stat().st_size
    assert all(0 <= done <= total for _, done, total in steps)


def error(dumps: list[Path], index: Path) -> str:
    with pytest.raises(InputError) as caught:
        build(dumps, index)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    index = tmp_path / "index"
    index.write_text("mine")
    assert "there is such a file already" in error([write(tmp_path / "a.txt")], index)
    assert index.read_text() == "mine"


def test_dumps_that_cannot_be_read_are_one_clear_line(tmp_path: Path) -> None:
    index, bad = tmp_path / "index", tmp_path / "bad.xml"
    assert "missing.xml: No such file" in error([tmp_path / "missing.xml"], index)
    bad.write_text(DUMP[: len(DUMP) // 2])
    assert "not well-formed XML" in error([bad], tmp_path / "i1")
    bad.write_text('<!DOCTYPE m [<!ENTITY a "b">]><mediawiki>&a;</mediawiki>')
    assert "entity declarations" in error([bad], tmp_path / "i2")
    cut = tmp_path / "cut.xml.bz2"
    cut.write_bytes(bz2.compress(DUMP.encode())[:300])
    assert "damaged or cut off" in error([cut], tmp_path / "i3")
    cut = tmp_path / "no.xml.gz"
    cut.write_bytes(b"no gzip at all")
    assert "damaged or cut off" in error([cut], tmp_path / "i4")
    latin = tmp_path / "latin.txt"
    latin.write_bytes("# Küste\nEin Salzgarten an der Küste.".encode("latin-1"))
    assert "not UTF-8" in error([latin], tmp_path / "i5")
    empty = tmp_path / "empty.txt"
    empty.write_text("No title here, so no article either.")
    assert "no articles found" in error([empty], tmp_path / "i6")


def test_an_unfinished_index_of_other_dumps_is_not_mixed_up(tmp_path: Path) -> None:
    first, second, index = write(tmp_path / "a.txt"), write(tmp_path / "b.txt", {"Tarn": TARN}), tmp_path / "index"

    def interrupt(step: str, done: int, total: int) -> None:
        raise InterruptedBuildError

    with pytest.raises(InterruptedBuildError):
        build([first], index, interrupt)
    assert "other dumps" in error([second], index)
    build([first], index)
    assert titles(index, TARN) == ["Tarn"]


def test_a_foreign_part_file_is_not_touched(tmp_path: Path) -> None:
    part = tmp_path / "index.part"
    part.write_bytes(b"something of mine " * 100)
    assert "not ours" in error([write(tmp_path / "a.txt")], tmp_path / "index")
    assert part.read_bytes() == b"something of mine " * 100
