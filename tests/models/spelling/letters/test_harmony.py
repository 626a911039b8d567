import pytest

from models.spelling.letters.harmony import Harmony

VOWELS = dict.fromkeys("aıou", "a") | dict.fromkeys("eiöü", "e")
VOICE = dict.fromkeys("fstkçşhp", "t") | dict.fromkeys("aeıioöuübcdgğjlmnrvyz", "d")
NARROW = dict(zip("aıeiouöü", "ııiiuuüü", strict=True))
LINK = dict.fromkeys("aeıioöuü", "") | dict.fromkeys("bcçdfgğhjklmnprsştvyz", "I")
TURKISH = Harmony({"A": VOWELS, "D": VOICE, "I": NARROW, "J": LINK})


@pytest.mark.parametrize(
    ("stem", "ending", "word"),
    [
        ("kitap", "lAr", "kitaplar"),
        ("ev", "lAr", "evler"),
        ("ev", "lArDAn", "evlerden"),
        ("sokak", "DA", "sokakta"),
        ("göl", "Jm", "gölüm"),
        ("kapı", "Jm", "kapım"),
        ("su", "mak", "sumak"),
    ],
)
def test_the_word_chooses_the_letters_of_an_ending(stem: str, ending: str, word: str) -> None:
    assert TURKISH.join(stem, ending) == word


def test_a_word_without_deciding_letters_has_no_ending_that_needs_them() -> None:
    assert TURKISH.join("tv", "lAr") is None


def test_all_forms_of_an_ending() -> None:
    assert list(TURKISH.forms("DA")) == ["ta", "te", "da", "de"]
    assert set(TURKISH.forms("Jm")) == {"m", "ım", "im", "um", "üm"}
