"""What a Romance language leaves open."""

import pytest

from models.agreement.romance.left_open import is_left_open


@pytest.mark.parametrize(
    ("language", "text", "old", "new", "expected"),
    [
        ("es", "La modelo llegó tarde.", "La", "El", True),
        ("es", "La modelo llegó tarde.", "La modelo", "El modelo", True),
        ("es", "Hablé con los testigos.", "los", "las", True),
        ("es", "La modelo llegó tarde.", "La", "Las", False),
        ("es", "La problema es grave.", "La", "El", False),
        ("it", "La giudice ha letto la sentenza.", "La", "Il", True),
        ("it", "Le giudici erano tre.", "Le", "I", True),
        ("pt", "A piloto pousou o avião.", "A", "O", True),
        ("fr", "La juge a parlé.", "La", "Le", True),
        ("fr", "La livre est rouge.", "La", "Le", False),
        ("es", "El pan está muy rico.", "está", "es", True),
        ("es", "Este pan está mejor que el otro.", "está", "es", True),
        ("es", "La conferencia es en el aula magna.", "es", "está", True),
        ("es", "La biblioteca es en la plaza.", "es", "está", False),
        ("es", "Te espero abajo, no tardes.", "tardes", "tarde", True),
        ("es", "No te preocupes por eso.", "preocupes", "preocupas", True),
        ("es", "Creo que no tardes mucho.", "tardes", "tardas", False),
        ("es", "Mi número es este, guárdalo.", ",", "", True),
        ("es", "Tardo una hora en llegar.", "Tardo", "Tardó", True),
        ("es", "Tardo una hora ayer.", "Tardo", "Tardó", False),
        ("es", "Mi número es este, gracias.", ",", "", False),
        ("es", "El pan está redondo.", "está", "es", False),
        ("es", "El pan está muy rico.", "está", "están", False),
        ("it", "Lo psicologo mi ha ascoltata con attenzione.", "ascoltata", "ascoltato", True),
        ("it", "Mia madre mi ha regalata un libro.", "regalata", "regalato", False),
        ("it", "Maria ha ascoltata con attenzione.", "ascoltata", "ascoltato", False),
        ("pt", "O livro está na estante da sala.", "na estante", "no instante", True),
        ("pt", "O livro está na estante da sala.", "estante", "instante", True),
        ("pt", "O livro está na estante da sala.", "estante", "estantes", False),
        ("pt", "Vários amigos meus moram fora.", "meus", "", True),
        ("pt", "Os meus amigos meus moram fora.", "meus moram", "moram", False),
        ("sv", "Min modell kom sent.", "Min", "Mitt", False),
        ("fr", "Hier on est allés à la plage.", "allés", "allé", True),
        ("fr", "Il est allés à la plage.", "allés", "allé", False),
        ("fr", "Il veut aller au Portugal.", "au", "à", True),
        ("fr", "Il veut aller au Paris.", "au", "à", False),
        ("fr", "Je parle couramment l'anglais.", "l'anglais", "anglais", True),
        ("fr", "Elle est bonne et pas chère.", "et", "es", True),
        ("fr", "Tu et fatigué.", "et", "es", False),
        ("es", "Los zapatos me quedan genial.", "genial", "geniales", True),
        ("es", "Son unos zapatos genial.", "genial", "geniales", False),
        ("es", "Durante mi último trabajo fui la encargada.", "fui", "fue", True),
        ("es", "Mi hermana fui la encargada.", "fui", "fue", False),
        ("es", "Quedo a la espera y le saludo atentamente.", "saludo", "saludó", True),
        ("es", "El jefe entró y le saludo.", "saludo", "saludó", False),
        ("it", "Senza nessun preavviso.", "nessun", "nessuna", True),
        ("it", "Senza nessun idea.", "nessun", "nessuna", False),
    ],
)
def test_what_is_as_right_as_something_else(language: str, text: str, old: str, new: str, expected: bool) -> None:
    start = text.index(old)
    assert is_left_open(language, text, start, start + len(old), new) is expected
