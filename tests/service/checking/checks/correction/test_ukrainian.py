"""Ukrainian sentences that are right, and changes of them that the correction model may propose."""

import pytest

from service.checking.checks.correction.ukrainian import is_right_ukrainian


@pytest.mark.parametrize(
    ("source", "written", "proposed", "right"),
    [
        ("Мене взяли на роботу до пекарні.", "Мене взяли", "Я взяв", True),
        ("Мене прийшла сестра провідати.", "Мене прийшла", "Я прийшла", False),
        ("Випий чаю з малиною.", "чаю", "чай", True),
        ("Купи мені сиру й хліба.", "сиру", "сир", True),
        ("Цей чаю дуже гарячий.", "чаю", "чай", False),
        ("Вона вивчає англійську й німецьку мови.", "німецьку мови", "німецьку мову", True),
        ("Вона вивчає німецьку мови.", "німецьку мови", "німецьку мову", False),
        ("Тут живуть мої дядько й тітка.", "мої дядько", "мій дядько", True),
        ("Тут живе мої дядько.", "мої дядько", "мій дядько", False),
        ("Нам ніде було сховатися.", "було", "не було", True),
        ("Нас ніде було видно.", "було", "не було", False),
        ("Зрештою ми знайшли ключі.", "Зрештою", "Зрештою,", True),
        ("Мабуть ми знайшли ключі.", "Мабуть", "Мабуть,", False),
        ("Так, сідайте.", "Так", "— Так", True),
        ("У суботу ми ходили в музей.", "суботу", "суботи", True),
        ("Я люблю суботу понад усе.", "суботу", "суботи", False),
        ("Зачекай мене біля входу.", "мене", "мені", True),
        ("Подаруй мене квіти.", "мене", "мені", False),
    ],
)
def test_what_is_right_is_left_alone(source: str, written: str, proposed: str, right: bool) -> None:
    start = source.index(written)
    assert is_right_ukrainian(source, start, start + len(written), proposed) is right
