import pytest

from models.confusions.sets import Confusions, confusions

SETS = Confusions(
    [
        {"affect": "to influence", "effect": "a result"},
        {"written": ["of"], "have": "helping verb", "of": "belonging to"},
        {"words": "is are", "name": "number", "category": "VERB:SVA", "message": "“{meant}”, not “{written}”."},
    ]
)


def test_each_word_may_stand_for_each_other_one() -> None:
    assert [(pair.written, pair.meant) for pair in SETS.of["affect"]] == [("affect", "effect")]
    assert [(pair.written, pair.meant) for pair in SETS.of["effect"]] == [("effect", "affect")]
    assert "have" not in SETS.of
    assert list(SETS.targets) == ["affect", "are", "effect", "have", "is", "of"]


def test_a_set_may_be_about_something_else() -> None:
    [pair] = SETS.of["is"]
    assert (pair.key, pair.name, pair.category) == ("is>are", "number", "VERB:SVA")
    assert pair.message.format(written=pair.written, meant=pair.meant) == "“are”, not “is”."
    assert SETS.of["affect"][0].category == "CONFUSED_WORDS"


def test_words_may_be_forms_of_a_paradigm() -> None:
    verbs = {"name": "verb", "forms": "inf 1s 3s past", "rows": ["llegar llego - llegó", "jugar - juega jugó"]}
    sets = Confusions(
        [{"paradigm": "verb", "words": "1s past", "name": "accent"}, {"paradigm": "verb", "words": "inf 3s past"}],
        [verbs],
    )
    [pair] = sets.of["llego"]
    assert (pair.meant, pair.key, pair.lemma) == ("llegó", "verb/1s>verb/past", "llegar")
    assert [pair.meant for pair in sets.of["llegó"]] == ["llego", "llegar"]
    assert [pair.meant for pair in sets.of["jugó"]] == ["jugar", "juega"]
    assert sets.targets["verb/past"] == {"llegó": "llegar", "jugó": "jugar"}


def test_words_of_a_paradigm_may_be_made_of_stems() -> None:
    kinds = [{"endings": "ый ая ое", "stems": "нов стар"}, {"endings": "ий яя ее", "stems": "син"}]
    rows = {"name": "adjective", "forms": "m f n", "rows": ["мой моя -"], "kinds": kinds}
    sets = Confusions([{"paradigm": "adjective", "words": "m f n", "name": "gender"}], [rows])
    assert [(pair.meant, pair.key, pair.lemma) for pair in sets.of["синяя"]] == [
        ("синий", "adjective/f>adjective/m", "синий"),
        ("синее", "adjective/f>adjective/n", "синий"),
    ]
    assert [pair.meant for pair in sets.of["моя"]] == ["мой"]
    assert sets.targets["adjective/n"] == {"новое": "новый", "старое": "старый", "синее": "синий"}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("The affect is good.", [("affect", "effect"), ("is", "are")]),
        ("Affect him! IS IT?", [("Affect", "Effect")]),
        ("", []),
    ],
)
def test_the_words_of_a_text_that_may_stand_for_others(text: str, found: list[tuple[str, str]]) -> None:
    assert [(text[one.start : one.end], one.replacement) for one in SETS.found(text)] == found
    assert all(one.swapped(text) == text.replace(text[one.start : one.end], one.replacement, 1)
               for one in SETS.found(text))  # fmt: skip


def test_apostrophes_stay_as_they_are_written() -> None:
    [candidate] = confusions("en").candidates("it’s", 0, 4)
    assert candidate.replacement == "its"
    assert [one.replacement for one in confusions("en").candidates("Your", 0, 4) if "’" in one.replacement] == []


def test_a_language_without_a_file_has_no_sets() -> None:
    assert confusions("fi").of == {}


ENDINGS = Confusions(
    [
        {"name": "verb", "stems": "parl aim", "er": "infinitive", "é": "participle"},
        {"name": "number", "stems": "livre", "words": "- s", "category": "NOUN:NUM", "message": "{meant}"},
        {"words": "la l'a"},
    ],
    elision=True,
)


def test_words_with_the_same_endings_are_one_to_a_model() -> None:
    [pair] = ENDINGS.of["parler"]
    assert (pair.meant, pair.key, pair.meant_gloss) == ("parlé", "verb/er>verb/é", "participle")
    assert ENDINGS.of["livre"][0].key == "number/->number/s"
    assert ENDINGS.targets["verb/é"] == {"parlé": "parler", "aimé": "aimer"}
    assert ENDINGS.targets["la"] == {"la": ""}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Il faut l’aimé.", [("aimé", "aimer")]),
        ("Il l’a. Parlé de la mer.", [("l’a", "la"), ("la", "l'a")]),
        ("AIMER, parlé", [("parlé", "parler")]),
        ("Livre ouvert, trois livre", [("Livre", "Livres"), ("livre", "livres")]),
    ],
)
def test_words_behind_an_apostrophe_and_endings(text: str, found: list[tuple[str, str]]) -> None:
    """Capital letters within a text make no name a form of a word."""
    assert [(text[one.start : one.end], one.replacement) for one in ENDINGS.found(text)] == found


NOUNS = Confusions([{"Stadt": "a town", "statt": "instead of"}, {"Wahl": "a choice", "Wal": "a whale"}])


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Er blieb, Stadt zu gehen.", "statt"),
        ("Stadt zu gehen, blieb er.", "Statt"),
        ("Wir mögen die statt.", "Stadt"),
        ("Ich habe keine Wal.", "Wahl"),
        ("die wal", "Wahl"),
    ],
)
def test_nouns_have_a_capital_and_other_words_only_at_the_beginning(text: str, meant: str) -> None:
    assert [one.replacement for one in NOUNS.found(text)] == [meant]
    assert list(NOUNS.targets) == ["stadt", "statt", "wahl", "wal"]


def test_a_pair_of_two_sets_belongs_to_the_first() -> None:
    sets = Confusions([{"to": "towards", "too": "also"}, {"words": "to too two", "name": "rest", "rare": True}])
    assert [(pair.key, pair.name) for pair in sets.of["to"]] == [("to>too", "to-too"), ("to>two", "rest")]


def test_an_elided_word_is_not_the_word_without_its_apostrophe() -> None:
    sets = Confusions([{"words": "un una", "name": "a", "category": "DET", "message": "“{meant}”"}], elision=True)
    assert list(sets.found("un'amica")) == []
    assert [one.replacement for one in sets.found("un amico")] == ["una"]
