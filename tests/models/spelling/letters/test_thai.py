from itertools import pairwise

import pytest

from models.spelling.letters.thai import SILENT, apart, beginnings, together
from models.spelling.suggestions.slips import slips


def parts(text: str) -> list[str]:
    """A text cut at each place where a word may begin."""
    places = [at for at, may in enumerate(beginnings(text)) if may]
    return [text[start:end] for start, end in pairwise(places)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("แม่มา", ["แม่", "มา"]),
        ("ตัดสินใจ", ["ตั", "ด", "สิ", "น", "ใจ"]),
        ("ศัพท์", ["ศั", "พท์"]),
        ("บริสุทธิ์นี้", ["บ", "ริ", "สุ", "ทธิ์", "นี้"]),
        ("เด็กๆ", ["เด็", "ก", "ๆ"]),
        ("กรุงเทพฯ", ["ก", "รุ", "ง", "เท", "พ", "ฯ"]),
        ("ะา", ["ะา"]),
        ("", []),
    ],
)
def test_no_word_begins_with_a_mark_or_what_is_silent(text: str, expected: list[str]) -> None:
    assert parts(text) == expected


def test_what_is_silenced_is_one_letter() -> None:
    assert len(apart("ศัพท์")) == 4
    assert len(apart("สิทธิ์")) == 4
    assert apart("เเม่") == apart("แม่")
    assert apart("ศัพท์")[-1] in SILENT


@pytest.mark.parametrize(
    ("written", "meant", "most"),
    [
        ("วิเคราะ", "วิเคราะห์", 0.5),
        ("ศัพย์", "ศัพท์", 0.5),
        ("พิสูจน", "พิสูจน์", 0.5),
        ("ปัจจุบั้น", "ปัจจุบัน", 0.5),
        ("พัฒณา", "พัฒนา", 0.5),
        ("เเล้ว", "แล้ว", 0.0),
        ("เทคโนโลยื", "เทคโนโลยี", 0.5),
    ],
)
def test_slips_of_the_ear_are_cheap(written: str, meant: str, most: float) -> None:
    assert slips("th").cost(apart(written), apart(meant)) <= most
    assert together(apart(meant)) == meant
