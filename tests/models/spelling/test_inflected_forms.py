"""Forms of known words that a dictionary lacks."""

import pytest

from models.agreement.wrong import LANGUAGES
from models.spelling.inflected import lemmas


def test_a_form_leads_to_its_lemma() -> None:
    found = lemmas("ru")
    assert found is not None
    assert "геном" in found("геномы")


@pytest.mark.parametrize("language", sorted({*LANGUAGES, "en", "da"} - {"pl", "ru"}))
def test_other_languages_have_no_dictionary_of_morphology(language: str) -> None:
    assert lemmas(language) is None
