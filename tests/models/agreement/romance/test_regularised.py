"""Forms of irregular verbs that are made by the rules of regular ones."""

import pytest

from models.agreement.romance.regularised import regularised_verbs


@pytest.mark.parametrize(
    ("language", "wrong", "meant"),
    [
        ("es", "quieremos", "queremos"),
        ("es", "tuvé", "tuve"),
        ("es", "dijieron", "dijeron"),
        ("es", "pediendo", "pidiendo"),
        ("es", "hació", "hizo"),
        ("it", "vadono", "vanno"),
        ("it", "parlono", "parlano"),
        ("it", "bevamo", "beviamo"),
        ("it", "facciando", "facendo"),
        ("it", "decidato", "deciso"),
        ("it", "finono", "finiscono"),
        ("pt", "fazeu", "fez"),
        ("pt", "ouvo", "ouço"),
        ("fr", "voirai", "verrai"),
        ("fr", "prendent", "prennent"),
        ("fr", "prendu", "pris"),
    ],
)
def test_what_is_meant_by_a_form_made_by_rule(language: str, wrong: str, meant: str) -> None:
    assert regularised_verbs(language)[wrong][0] == meant


@pytest.mark.parametrize(("language", "form"), [("es", "tiene"), ("it", "vanno"), ("fr", "prend"), ("de", "gehte")])
def test_right_forms_and_other_languages_are_none(language: str, form: str) -> None:
    assert form not in regularised_verbs(language)
