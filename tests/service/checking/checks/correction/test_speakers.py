"""Who speaks may be a woman."""

import pytest

from service.checking.checks.correction.speakers import is_gender_of_speaker
from tests.service.running import Running


@pytest.mark.parametrize(
    ("language", "text", "written", "replacement", "is_only_gender"),
    [
        ("cs", "Včera jsme koukaly na film.", "koukaly", "koukali", True),
        ("cs", "Dorazily jsme dřív než oni.", "Dorazily", "Dorazili", True),
        ("cs", "Kluci koukaly na film.", "koukaly", "koukali", False),
        ("cs", "Když kluci koukaly, byli jsme doma.", "koukaly", "koukali", False),
        ("cs", "Byli jsme doma a koukaly jsme na film.", "koukaly", "koukali", False),
        ("cs", "Včera jsme koukaly na film.", "koukaly", "koukala", False),
        ("pl", "Wczoraj kupiłam rower.", "kupiłam", "kupiłem", True),
        ("ru", "Пока я шла домой, стемнело.", "шла", "шёл", False),
        ("ru", "Вчера я купила хлеб.", "купила", "купил", True),
        ("ru", "Вчера мама купил хлеб.", "купил", "купила", False),
        ("uk", "Поки я шукав слово, вона чекала.", "шукав", "шукала", False),
        ("uk", "Поки я шукав слово, йшов дощ.", "шукав", "шукала", True),
        ("fr", "Il m'a aidée.", "aidée", "aidé", False),
    ],
)
def test_an_edit_of_gender_alone(
    language: str, text: str, written: str, replacement: str, *, is_only_gender: bool
) -> None:
    start = text.index(written)
    assert is_gender_of_speaker(text, start, start + len(written), replacement, language) is is_only_gender


@pytest.mark.parametrize("text", ["Včera jsem byla u Marty a koukaly jsme na film.", "Dorazily jsme dřív než oni."])
def test_women_may_speak(service: Running, text: str) -> None:
    assert service.post(text, language="cs", writer="native")["alerts"] == []
