"""Passages of a text that stand in the articles of an index."""

import random
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from models.errors import ModelError
from models.overlap.index import OverlapIndex
from service.overlap.builder import COMMON
from tests.cpu_time import within
from tests.models.overlap.encyclopedia import ARTICLES, TARN, make


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> OverlapIndex:
    return OverlapIndex(make(tmp_path_factory.mktemp("overlap")))


def found(index: OverlapIndex, text: str) -> list[tuple[str, str]]:
    """The title and the words of each passage."""
    return [(passage.title, text[passage.start : passage.end]) for passage in index.passages(text)]


def words(text: str, first: int, last: int) -> str:
    return " ".join(text.split()[first:last])


@pytest.mark.parametrize("count", [12, 13, 20, 40])
@pytest.mark.parametrize("first", [0, 3, 7])
def test_a_copied_passage_is_found_to_the_word(index: OverlapIndex, first: int, count: int) -> None:
    copied = words(TARN, first, first + count).rstrip(".,")
    text = f"Last year we walked all the way up there. {copied} and then we went home again, tired but happy."
    assert found(index, text) == [("Tarn", copied)]


def test_fewer_than_twelve_words_are_no_passage(index: OverlapIndex) -> None:
    assert found(index, f"We thought that {words(TARN, 0, 11)} was what he said to us.") == []


def test_letter_case_line_breaks_and_punctuation_do_not_matter(index: OverlapIndex) -> None:
    copied = words(TARN, 0, 20).rstrip(".").upper().replace(" ", "\n ").replace("LAKE", "LAKE –")
    assert found(index, f"“{copied}”") == [("Tarn", copied)]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("scraped", "carved"),
        ("small mountain lake", "mountain lake"),
        ("the rock", "the hard grey rock"),
        ("Most tarns are", "Tarns are mostly"),
    ],
)
def test_small_edits_are_survived(index: OverlapIndex, old: str, new: str) -> None:
    assert old in TARN
    text = TARN.replace(old, new)
    [(title, passage)] = found(index, text)
    assert title == "Tarn"
    assert len(passage) > 0.95 * len(text)


def test_the_number_of_words_leaves_out_those_that_were_changed(index: OverlapIndex) -> None:
    text = words(TARN, 0, 24).replace("scraped", "carved")
    [passage] = index.passages(text)
    assert passage.words == 23
    assert passage.source == "Ourpedia"


def test_several_articles_in_one_text(index: OverlapIndex) -> None:
    bells, salt = words(ARTICLES["Bell founding"], 16, 50).rstrip(","), words(ARTICLES["Salzgarten"], 0, 16).rstrip(",")
    assert found(index, f"{salt} – or so. Now for something else: {bells}. The end.") == [
        ("Salzgarten", salt),
        ("Bell founding", bells),
    ]


def test_text_without_spaces_between_words(index: OverlapIndex) -> None:
    copied = ARTICLES["塩田"][4:40].strip("、")
    assert found(index, f"彼女は言った。{copied}それは本当だ。") == [("塩田", copied)]
    assert found(index, f"彼女は言った。{copied[:16]}それは本当だ。") == []


def test_prose_of_ones_own_is_left_alone(index: OverlapIndex) -> None:
    assert found(index, "We swam in a small mountain lake, which was cold and clear, and watched the stream.") == []
    assert found(index, "") == []


def test_the_longest_passage_wins_where_articles_compete(tmp_path: Path) -> None:
    both = {"Whole": TARN, "Part": words(TARN, 10, 30) + " and here this article goes on in another way."}
    text = words(TARN, 5, 40).rstrip(".,")
    assert found(OverlapIndex(make(tmp_path, both)), text) == [("Whole", text)]


def test_phrases_of_very_many_articles_are_silent(tmp_path: Path) -> None:
    boilerplate = "The village had about two hundred inhabitants when they were last counted by the province."
    many = {f"Village {n}": f"Place {n} lies in valley {n}. {boilerplate}" for n in range(COMMON + 1)}
    assert found(OverlapIndex(make(tmp_path, many)), boilerplate) == []


def test_a_few_articles_with_the_same_phrase_are_not_yet_common(tmp_path: Path) -> None:
    phrase = "The village had about two hundred inhabitants when they were last counted by the province"
    few = {f"Village {n}": f"Place {n} lies in valley {n}. {phrase}." for n in range(COMMON)}
    assert found(OverlapIndex(make(tmp_path, few)), phrase) == [("Village 0", phrase)]


def test_what_an_index_holds(index: OverlapIndex) -> None:
    info = index.info()
    assert (info.articles, info.sources) == (4, ("Ourpedia",))
    assert info.words > 150
    assert 0.2 * info.words < info.fingerprints < 0.4 * info.words


def test_several_threads(index: OverlapIndex) -> None:
    text = words(TARN, 2, 30)
    with ThreadPoolExecutor(8) as pool:
        assert set(map(tuple, pool.map(lambda _: found(index, text), range(64)))) == {tuple(found(index, text))}


@pytest.mark.parametrize("content", [None, b"", b"This is no database, but a text that is long enough to be one." * 20])
def test_what_is_no_index_is_one_clear_line(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "some.index"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(ModelError, match=r"some\.index: (no such|not an) overlap index"):
        OverlapIndex(path)


def test_an_index_of_another_version_says_so(tmp_path: Path) -> None:
    path = make(tmp_path)
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(ModelError, match="another version"):
        OverlapIndex(path)


def test_time_is_linear_in_texts_that_repeat_themselves(tmp_path: Path) -> None:
    period = "round and round the mill goes and never does the miller come to rest "
    index = OverlapIndex(make(tmp_path, {"Mill": period * 300, "Again": period * 200 + TARN}))
    rng = random.Random(3)
    texts = [period * 850, " ".join(rng.choice(["a", "b", "c"]) for _ in range(30_000)), "mill " * 12_000]
    with within(3):
        for text in texts:
            index.passages(text)
