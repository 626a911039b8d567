import pytest

from models.language_folders import FOLDER
from models.spelling.lists.ranks import ranks
from tests.shipped import RESOURCES

SPELLING = RESOURCES.spelling
LANGUAGES = sorted(path.parent.name for path in FOLDER.glob("*/ranked.txt"))
ARABIC = ranks("ar")


def test_a_word_is_as_frequent_as_its_rank_says() -> None:
    first, *others = map(ARABIC.zipf, ARABIC)
    assert first == 8
    assert others[8] == pytest.approx(7)
    assert first > max(others)
    assert min(others) > ARABIC.least


def test_the_stem_tells_how_frequent_a_word_is() -> None:
    assert ARABIC.zipf("مدرسة") > ARABIC.zipf("فالمدرسة") > ARABIC.zipf("زقزقة") == 0


def test_languages_without_a_list_have_no_ranks() -> None:
    assert not ranks("ja")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_of_a_list_is_right(code: str) -> None:
    if not SPELLING.covers(code):
        pytest.skip(f"no dictionary of {code} is installed")
    speller = SPELLING.speller(code)
    assert [word for word in ranks(code) if not (speller.knows(word) or speller.knows(word.title()))] == []


def test_words_below_a_heading_are_equally_frequent() -> None:
    everyday = ranks("sw")
    [zipf] = {everyday.zipf(word) for word in ("habari", "rafiki", "nyumba")}
    assert everyday.least < zipf < 8
