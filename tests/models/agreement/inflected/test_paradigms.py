"""Paradigms: entries and their forms in, readings out."""

from collections.abc import Mapping

import pytest

from models.agreement.inflected.paradigms import Paradigm, ParadigmTable, ends_of
from models.errors import ConfigError
from models.typed_tables import build

STEMS = {"alike": "k:c", "fleeting": "e"}
WOMAN = {
    "kind": "NOUN",
    "gender": "femn",
    "ending": "a",
    "needs": "u ou",
    "lacks": "ovi",
    "forms": "a: sing nomn\ny: sing gent | plur nomn accs\ne/c: sing datv\n-: plur gent\nu: sing accs\nou: sing ablt",
}
FORMS = frozenset(["matka", "matky", "matce", "matek", "matku", "matkou", "matčin"])


def table(*rows: Mapping[str, object]) -> ParadigmTable:
    return build(ParadigmTable, {"stems": STEMS, "paradigm": list(rows)}, "xx/paradigms.toml")


def read(paradigm: Paradigm, lemma: str, forms: frozenset[str]) -> dict[str, list[tuple[str, str]]]:
    [lexeme] = paradigm.lexemes(lemma, forms, table(WOMAN).stems, ends_of(forms))
    return {form: [(place.number, place.case) for place in places] for form, places in lexeme.by_form.items()}


def test_forms_have_their_places_though_the_stem_changes() -> None:
    [paradigm] = table(WOMAN).paradigm
    found = read(paradigm, "matka", FORMS)
    assert found["matky"] == [("sing", "gent"), ("plur", "nomn"), ("plur", "accs")]
    assert found["matce"] == [("sing", "datv")]
    assert found["matek"] == [("plur", "gent")]
    assert "matčin" not in found


@pytest.mark.parametrize("forms", [FORMS | {"matkovi"}, FORMS - {"matku"}])
def test_an_entry_with_other_forms_is_of_another_paradigm(forms: frozenset[str]) -> None:
    [paradigm] = table(WOMAN).paradigm
    assert list(paradigm.lexemes("matka", forms, table(WOMAN).stems, ends_of(forms))) == []


def test_verbs_have_stems_of_their_own() -> None:
    row = {
        "kind": "VERB",
        "free": True,
        "needs": "la li",
        "forms": "l: sing masc past\nla: sing femn past\nli: plur past",
    }
    [paradigm] = table(row).paradigm
    assert read(paradigm, "číst", frozenset({"číst", "četl", "četla", "četli"})) == {
        "četl": [("sing", "")],
        "četla": [("sing", "")],
        "četli": [("plur", "")],
    }


def test_a_mark_that_there_is_not_is_refused() -> None:
    with pytest.raises(ConfigError, match="no such mark: dative"):
        table({**WOMAN, "forms": "a: sing dative"})
