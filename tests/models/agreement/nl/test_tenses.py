"""Dutch verbs in the present where a time in the past is named."""

import pytest

from tests.models.agreement.sentences import assert_mended, assert_right

WRONG = [
    ("Vorige week ga ik met mijn zus naar de film.", "Vorige week ging ik met mijn zus naar de film."),
    ("Vroeger woon ik in een klein dorp.", "Vroeger woonde ik in een klein dorp."),
    ("Gisteren kopen wij een nieuwe auto.", "Gisteren kochten wij een nieuwe auto."),
    ("De les begint gisteren om negen uur.", "De les begon gisteren om negen uur."),
    ("Toen ik klein was, heb ik een hond.", "Toen ik klein was, had ik een hond."),
]


@pytest.mark.parametrize(("wrong", "right"), WRONG)
def test_the_past_is_offered(wrong: str, right: str) -> None:
    assert_mended(wrong, right, "nl")


@pytest.mark.parametrize(
    "text",
    ["Gisteren heb ik hard gewerkt.", "Gisteravond zijn ze vertrokken.", "Vroeger at ik veel chocolade.",
     "Er moet gisteren iets gebeurd zijn.", "De foto van vorige week is mooi.", "Hij zegt dat je gisteren belde."],
)  # fmt: skip
def test_what_is_right_is_left(text: str) -> None:
    assert_right(text, "nl")
