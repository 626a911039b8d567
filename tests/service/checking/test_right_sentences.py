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
    ("ru", "Мне некогда играть с тобой."),
    ("ru", "Эта книга для неё, не трогай."),
    ("sv", "Min kusin gifte sig förra året."),
    ("sv", "Jag och min bror delar rum."),
]


@pytest.mark.parametrize(("language", "text"), RIGHT)
@pytest.mark.parametrize("writer", ["learner", "native"])
def test_nothing_is_told(service: Running, language: str, text: str, writer: str) -> None:
    assert service.post(text, language=language, writer=writer)["alerts"] == []
