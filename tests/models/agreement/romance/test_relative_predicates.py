"""What relative clauses say of their noun, and French superlatives of several: a sentence in, what is wrong out."""

import pytest

from tests.models.agreement.sentences import assert_mended, assert_right


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("fr", "La sortie qui est prévu demain est annulée.", "La sortie qui est prévue demain est annulée."),
        ("fr", "Les lettres qui sont arrivé hier sont là.", "Les lettres qui sont arrivées hier sont là."),
        ("fr", "La sortie scolaire qui est prévu aura lieu.", "La sortie scolaire qui est prévue aura lieu."),
    ],
)
def test_a_relative_clause_goes_with_its_noun(language: str, wrong: str, right: str) -> None:
    assert_mended(wrong, right, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "La liste des élèves qui est prévue est longue."),
        ("fr", "La liste des élèves qui sont absents est longue."),
        ("fr", "Une partie du livre qui est prévue pour demain."),
        ("fr", "La sortie qui est"),
        ("es", "La casa que está cerrada es de mi tía."),
        ("es", "Dice que es bonito."),
    ],
)
def test_other_nouns(language: str, text: str) -> None:
    assert_right(text, language)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("C'est une des plus belle ville du monde.", "C'est une des plus belles villes du monde."),
        ("Ce sont les plus grand hôtels de la ville.", "Ce sont les plus grands hôtels de la ville."),
    ],
)
def test_superlatives_of_several(wrong: str, right: str) -> None:
    assert_mended(wrong, right, "fr")


@pytest.mark.parametrize(
    "text",
    [
        "C'est une des plus belles villes du monde.",
        "Il est des plus aimable.",
        "Les plus forte",
        "Des plus belles villes.",
    ],
)
def test_superlatives_that_are_right(text: str) -> None:
    assert_right(text, "fr")
