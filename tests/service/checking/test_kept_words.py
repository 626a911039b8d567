import pytest

from service.checking.kept_words import words_kept_first


@pytest.mark.parametrize(
    ("original", "ranked", "first"),
    [
        ("isst kein Fleisch", ["kein Fleisch ist", "kein Fleisch isst"], "kein Fleisch isst"),
        ("trinkt keinen Kaffee", ["keinen Kaffee trinkt"], "keinen Kaffee trinkt"),
        ("isst kein Fleisch", ["mag kein Fleisch", "isst keinen Fisch"], "mag kein Fleisch"),
        ("is it", ["it was", "that is", "it is"], "it is"),
        ("sehr gut", ["besser", "gut sehr"], "besser"),
    ],
)
def test_what_only_moves_the_words_comes_first(original: str, ranked: list[str], first: str) -> None:
    found = words_kept_first(original, ranked)
    assert found[0] == first
    assert sorted(found) == sorted(ranked)
