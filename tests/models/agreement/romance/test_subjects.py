"""Verbs and predicates of subjects that are longer than an article and a noun."""

import pytest

from tests.models.agreement.sentences import assert_mended, assert_right


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("es", "Juan y María se conoció en clase.", "Juan y María se conocieron en clase."),
        ("es", "Mi hermana y yo va al cine.", "Mi hermana y yo vamos al cine."),
        ("es", "El perro y el gato duerme juntos.", "El perro y el gato duermen juntos."),
        ("it", "Mia madre e mio padre lavora insieme.", "Mia madre e mio padre lavorano insieme."),
        ("it", "Io e Marco va al mare.", "Io e Marco andiamo al mare."),
        ("pt", "Eu e meu irmão gosta de pescar.", "Eu e meu irmão gostamos de pescar."),
        ("pt", "O João e a Maria vai casar.", "O João e a Maria vão casar."),
        ("fr", "Ma sœur et moi va au cinéma.", "Ma sœur et moi allons au cinéma."),
    ],
)
def test_subjects_that_are_joined(language: str, wrong: str, right: str) -> None:
    assert_mended(wrong, right, language)


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("es", "Los libros de la biblioteca está en la mesa.", "Los libros de la biblioteca están en la mesa."),
        ("es", "El agua del mar está frío.", "El agua del mar está fría."),
        ("it", "Le chiavi della macchina è sul tavolo.", "Le chiavi della macchina sono sul tavolo."),
        ("it", "Le scarpe nuove sono molto comodi.", "Le scarpe nuove sono molto comode."),
        ("it", "I miei genitori ha una casa.", "I miei genitori hanno una casa."),
        ("pt", "Os filhos do vizinho joga bola.", "Os filhos do vizinho jogam bola."),
        ("pt", "Os meus amigos está aqui.", "Os meus amigos estão aqui."),
        ("fr", "La voiture de mes parents sont rouge.", "La voiture de mes parents est rouge."),
        ("fr", "La fille sont dans la rue.", "La fille est dans la rue."),
        ("pt", "A menina são bonita.", "A menina é bonita."),
    ],
)
def test_subjects_with_what_belongs_to_them(language: str, wrong: str, right: str) -> None:
    assert_mended(wrong, right, language)


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("es", "Marta está cansado.", "Marta está cansada."),
        ("it", "Giulia e Sara sono partito presto.", "Giulia e Sara sono partite presto."),
        ("fr", "Sophie est parti.", "Sophie est partie."),
    ],
)
def test_names_have_a_gender(language: str, wrong: str, right: str) -> None:
    assert_mended(wrong, right, language)


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("pt", "Fui eu que fez o bolo.", "Fui eu que fiz o bolo."),
        ("fr", "C'est moi qui a fait ça.", "C'est moi qui ai fait ça."),
    ],
)
def test_what_is_put_first_is_the_subject(language: str, wrong: str, right: str) -> None:
    assert_mended(wrong, right, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("es", "La mayoría de los niños están contentos."),
        ("es", "Evítame y yo seguiré mi camino."),
        ("es", "Un grupo de turistas esperaban fuera."),
        ("it", "Il padre di Anna lavora in banca."),
        ("pt", "Dulce de Vasconcelos não podia entrar."),
        ("fr", "Plusieurs de mes amis sont à l'étranger."),
        ("fr", "Les noms plus longs que la largeur de la colonne sont coupés."),
        ("fr", "Un slot logique émettra chaque modification."),
    ],
)
def test_what_may_be_right_is_left_alone(language: str, text: str) -> None:
    assert_right(text, language)
