"""Lemmas and inflections are those of the dictionary, whose tables are kept."""

from models.english_forms import all_inflections, all_lemmas


def test_lemmas() -> None:
    assert all_lemmas("went", "VERB") == {"VERB": ("go",)}
    assert all_lemmas("leaves") == {"NOUN": ("leave", "leaf"), "VERB": ("leave",)}
    assert all_lemmas("xyzzy") == {}


def test_inflections() -> None:
    assert all_inflections("go", "VERB")["VBD"] == ("went",)
    assert all_inflections("be")["VBD"] == ("was", "were")
    assert all_inflections("xyzzy") == {}
