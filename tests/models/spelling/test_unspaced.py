import pytest

from models.spelling.letters import thai
from models.spelling.suggestions.slips import slips
from models.spelling.unspaced import Cutter, Script, cutter
from tests.cpu_time import assert_within, cpu_seconds

SCRIPT = Script(thai.beginnings, thai.apart, slips("th").same)
WORDS = "เรา ไป โรง เรียน โรงเรียน ทุก วัน ทุกวัน ตาก ลม ตา กลม นะ คะ ค่ะ ขอ ขอบคุณ คะแนน แนน โทรศัพท์ เบอร์ เบอร์โทรศัพท์ คน"
MEANT = {"นะค่ะ": "นะคะ", "ขอบคุณคะ": "ขอบคุณค่ะ"}
CUTTER = Cutter(SCRIPT, WORDS.split(), MEANT, ["ขอ"], lambda letters: min(1.0, letters / 8))


def cut(stretch: str) -> str:
    return "|".join(stretch[start:end] for start, end in CUTTER.cut(stretch))


@pytest.mark.parametrize(
    ("stretch", "expected"),
    [
        ("เราไปโรงเรียนทุกวัน", "เรา|ไป|โรงเรียน|ทุกวัน"),
        ("เราไปโรงเรีนยทุกวัน", "เรา|ไป|โรงเรีนย|ทุกวัน"),
        ("เราไปโรงเรียณ", "เรา|ไป|โรงเรียณ"),
        ("ไปนะค่ะ", "ไป|นะค่ะ"),
        ("ขอบคุณคะแนน", "ขอบคุณ|คะแนน"),
        ("เบอร์โทรศัพย์เรา", "เบอร์|โทรศัพย์|เรา"),
        ("", ""),
    ],
)
def test_words(stretch: str, expected: str) -> None:
    assert cut(stretch) == expected


def test_names_are_left_out() -> None:
    assert cut("เราไปกึสซ์บูร์กทุกวัน") == "เรา|ไป|ทุกวัน"


def test_what_is_meant() -> None:
    assert [meant for _, meant in CUTTER.near("โรงเรียณ")] == ["โรงเรียน"]
    assert CUTTER.near("นะค่ะ") == ((0.0, "นะคะ"),)
    assert CUTTER.near("กึสซ์บูร์ก") == ()


@pytest.mark.parametrize("stretch", ["เราไปโรงเรียนทุกวัน", "เราไปโรงเรีนยทุกวัน", "กฮฌฒ"])
def test_the_time_is_in_proportion_to_the_length(stretch: str) -> None:
    short, long = (stretch * (characters // len(stretch)) for characters in (3_000, 60_000))
    least = min(cpu_seconds(lambda: CUTTER.cut(short)) for _ in range(5))
    assert_within(60 * max(0.01, least), lambda: CUTTER.cut(long))


def test_languages_with_spaces_are_not_cut() -> None:
    assert cutter("en", lambda: ()) is None
