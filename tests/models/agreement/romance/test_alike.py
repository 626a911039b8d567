"""Words that sound alike, and infinitives of the person of their subject."""

import pytest

from tests.models.agreement.sentences import assert_mended, assert_right


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("es", "Tu cocinas muy bien.", "Tú cocinas muy bien."),
        ("es", "Me gusta el porque es amable.", "Me gusta él porque es amable."),
        ("es", "No quiero carne, si no pescado.", "No quiero carne, sino pescado."),
        ("es", "Sino vienes, me enfado.", "Si no vienes, me enfado."),
        ("es", "Ellos no a llegado todavía.", "Ellos no han llegado todavía."),
        ("es", "Los vecinos an comprado un coche.", "Los vecinos han comprado un coche."),
        ("it", "I vicini anno comprato casa.", "I vicini hanno comprato casa."),
        ("it", "Io o mangiato tardi.", "Io ho mangiato tardi."),
        ("it", "Non centra niente.", "Non c'entra niente."),
        ("it", "Vai la.", "Vai là."),
        ("pt", "Agente se encontra na estação.", "A gente se encontra na estação."),
        ("pt", "Isso é para mim fazer amanhã.", "Isso é para eu fazer amanhã."),
    ],
)
def test_words_that_sound_alike(language: str, wrong: str, right: str) -> None:
    assert_mended(wrong, right, language)


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("es", "Voy a ducharse antes de cenar.", "Voy a ducharme antes de cenar."),
        ("it", "Voglio riposarsi un poco.", "Voglio riposarmi un poco."),
        ("pt", "Eu vou se levantar cedo.", "Eu vou me levantar cedo."),
        ("fr", "Je vais se laver les mains.", "Je vais me laver les mains."),
        ("pt", "Trouxe os documentos para eles assinar.", "Trouxe os documentos para eles assinarem."),
        ("pt", "É melhor nós sair mais cedo.", "É melhor nós sairmos mais cedo."),
        ("it", "Comincio lavorare alle otto.", "Comincio a lavorare alle otto."),
        ("fr", "Je commence travailler demain.", "Je commence à travailler demain."),
    ],
)
def test_infinitives_of_a_person_and_behind_a_preposition(language: str, wrong: str, right: str) -> None:
    assert_mended(wrong, right, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("es", "Tu interés me alegra."),
        ("es", "No sé si no vendrán."),
        ("es", "No lo hagas, si no quieres."),
        ("es", "Quiere ducharse antes de cenar."),
        ("it", "L'anno scorso ho studiato molto."),
        ("it", "Il centro della città è bello."),
        ("pt", "É difícil para mim fazer isso."),
        ("pt", "O agente vai falar."),
        ("es", "Este gráfico sugiere que la economía puede crecer."),
    ],
)
def test_what_is_right_is_left_alone(language: str, text: str) -> None:
    assert_right(text, language)
