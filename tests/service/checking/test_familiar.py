"""How much of a text is new since others were checked, without reading it."""

from service.checking.familiar import Familiar

TEXT = "We came late. Anna was there! “Was she?” asked Boris.\nNobody knew."


def news(before: str, now: str, owner: str = "one") -> int:
    familiar = Familiar()
    familiar.keep(before, "one")
    return familiar.news(now, owner)


def test_nothing_is_new_in_what_was_checked() -> None:
    assert news(TEXT, TEXT) == 0


def test_an_edit_makes_its_sentence_new() -> None:
    assert news(TEXT, TEXT.replace("Anna", "Hannah")) == len(" Hannah was there")


def test_what_another_had_checked_is_new() -> None:
    assert news("Anna was there.", "Anna was there.", "another") == len("Anna was there")


def test_the_oldest_are_forgotten() -> None:
    familiar = Familiar(kept=2)
    for text in ("One.", "Two.", "One.", "Three."):
        familiar.keep(text, "one")
    assert [familiar.news(text, "one") for text in ("One.", "Two.", "Three.")] == [0, 3, 0]
