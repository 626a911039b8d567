import pytest

from models.spelling.words.compounds import is_compound

WORDS = {"rutnät", "skepp", "brott", "land", "vy", "vyer"}


@pytest.mark.parametrize(
    ("word", "joints", "made"),
    [
        ("skeppsbrott", ("", "s"), True),
        ("skeppsbrott", ("",), False),
        ("landskepp", ("", "s"), True),
        ("landskepp", (), False),
        ("rutnätsvyer", ("", "s"), True),
        ("rutnätsvy", ("", "s"), False),
        ("rutnetsvyer", ("", "s"), False),
        ("skepps", ("", "s"), False),
        ("", ("", "s"), False),
    ],
)
def test_two_known_words_of_four_letters_make_one(word: str, joints: tuple[str, ...], made: bool) -> None:
    assert is_compound(word, joints, 4, WORDS.__contains__) == made
