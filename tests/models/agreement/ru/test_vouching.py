"""What a Russian sentence shows to be right."""

import pytest

from models.agreement.ru.vouching import spoils


@pytest.mark.parametrize(
    ("text", "old", "new", "expected"),
    [
        ("Мне некогда играть с тобой.", "некогда играть", "никогда не играть", True),
        ("Нам негде жить.", "негде", "нигде", True),
        ("Он некогда играл в шахматы.", "некогда", "никогда не", False),
        ("Эта книга для неё, не трогай.", ",", "", True),
        ("Уже поздно, ложись спать.", ",", "", True),
        ("Вчера, мы ходили в кино.", ",", "", False),
        ("Мы едем в горы на неделю.", "горы", "гору", True),
        ("Мы живём в горы.", "горы", "горах", False),
        ("Сюжет скучный и актёры играют плохо.", "скучный", "скучно", True),
        ("Люди там очень добрые и готовы помочь.", "добрые", "добры", True),
        ("Я боялась, что мы упадём в море.", "упадём", "упали", True),
        ("Вчера мы упадём в море.", "упадём", "упали", False),
        ("Комната скучный и тёмная.", "скучный", "скучная", False),
        ("Я учусь по специальности «экономика».", "экономика", "экономики", True),
    ],
)
def test_changes_that_spoil(text: str, old: str, new: str, expected: bool) -> None:
    start = text.index(old)
    assert spoils(text, start, start + len(old), new) is expected
