"""“Avere” and “essere” before Italian participles."""

import pytest

from tests.models.agreement.sentences import assert_mended, assert_right


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Sono dormito fino a tardi.", "Ho dormito fino a tardi."),
        ("Siamo camminato per tre ore.", "Abbiamo camminato per tre ore."),
        ("Sono mangiato troppa pasta.", "Ho mangiato troppa pasta."),
        ("Siamo comprato una casa al mare.", "Abbiamo comprato una casa al mare."),
        ("Lei ha uscita presto.", "Lei è uscita presto."),
        ("Maria ha partito stamattina.", "Maria è partita stamattina."),
        ("Loro hanno venuti in treno.", "Loro sono venuti in treno."),
        ("Avevo già arrivato a casa.", "Ero già arrivato a casa."),
        ("Ti hai lavato le mani?", "Ti sei lavato le mani?"),
        ("Vi avete divertiti alla festa?", "Vi siete divertiti alla festa?"),
        ("Ci abbiamo svegliati tardi.", "Ci siamo svegliati tardi."),
    ],
)
def test_the_other_auxiliary(wrong: str, right: str) -> None:
    assert_mended(wrong, right, "it")


@pytest.mark.parametrize(
    "text",
    [
        "Mi sono mangiato una mela intera.",
        "Ci abbiamo pensato a lungo.",
        "I soldi sono finiti.",
        "Sono corso a casa.",
        "Ho corso tutta la mattina.",
        "Sono stato visto da tutti.",
        "Siamo visti come nemici.",
        "Abbiamo cominciato un corso di ceramica.",
    ],
)
def test_both_where_both_are_right(text: str) -> None:
    assert_right(text, "it")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Domani io e Luca vado in piscina.", "Domani io e Luca andiamo in piscina."),
        ("Tu e Marta parla sempre al telefono.", "Tu e Marta parlate sempre al telefono."),
        ("Oggi i bambini gioca in cortile.", "Oggi i bambini giocano in cortile."),
    ],
)
def test_subjects_behind_a_time_and_of_two_persons(wrong: str, right: str) -> None:
    assert_mended(wrong, right, "it")
