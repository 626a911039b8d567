"""Right everyday sentences, as a learner's text is checked and as a native writer's: nothing is told."""

import pytest

from tests.service.running import Running

RIGHT = [
    ("es", "La modelo llegó tarde a la sesión de fotos."),
    ("es", "La atleta ganó dos medallas."),
    ("es", "La testigo no quiso declarar."),
    ("es", "Se me olvidó comprar pan."),
    ("es", "Te llamo luego, que ahora estoy conduciendo."),
    ("es", "Mi tía tiene setenta y un años."),
    ("es", "Pues no sé, la verdad."),
    ("pt", "O livro está na estante da sala."),
    ("pt", "A piloto pousou o avião sem problemas."),
    ("pt", "Quando você vir a Ana, dê um abraço nela."),
    ("pt", "Estou prestes a sair."),
    ("pt", "Para que servem estes botões?"),
    ("pt", "A chave está na gaveta da cômoda."),
    ("pt", "As pessoas passeiam em um mercado."),
    ("it", "La giudice ha letto la sentenza."),
    ("it", "Mentre cucinavo, ha telefonato Paola."),
    ("it", "Lo psicologo mi ha ascoltata con attenzione."),
    ("it", "Senti, hai due minuti?"),
    ("it", "Le telefono stasera."),
    ("it", "Ho deciso di cambiare scuola."),
    ("it", "Devo scappare."),
    ("nl", "Eén van de redenen is het weer."),
    ("ru", "По большому счету все хорошо."),
    ("ru", "Мне некогда играть с тобой."),
    ("ru", "Эта книга для неё, не трогай."),
    ("sv", "Min kusin gifte sig förra året."),
    ("sv", "Jag och min bror delar rum."),
    ("en-GB", "The team are arguing about who should take the penalty."),
    ("en-GB", "Fish and chips is still our favourite meal."),
    ("en-GB", "Kindly confirm receipt of this message."),
    ("en-GB", "In urgent cases, please ring reception."),
    ("en-GB", "Your order has shipped and should arrive on Tuesday."),
    ("en-GB", "A taxi comes up the driveway and stops outside the door."),
    ("en-GB", "Isn't it odd how quiet the city felt that night?"),
    ("en-GB", "She always gets nervous on stage, though nobody would guess it."),
    ("en-US", "It's important that she have a say in this."),
    ("en-US", "We have eaten too much."),
    ("en-US", "She has found her keys."),
    ("en-US", "Bought a new bike last week and I love it."),
    ("en-US", "Met my wife at the diner across the street."),
    ("en-US", "The woman I told you about is moving in next door."),
    ("en-US", "Anything you can do I can do better."),
    ("en-US", "Five stars, would buy again."),
    ("en-US", "Do you want to come with?"),
]


@pytest.mark.parametrize(("language", "text"), RIGHT)
@pytest.mark.parametrize("writer", ["learner", "native"])
def test_nothing_is_told(service: Running, language: str, text: str, writer: str) -> None:
    assert service.post(text, language=language, writer=writer)["alerts"] == []
