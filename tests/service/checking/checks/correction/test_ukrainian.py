"""Ukrainian sentences that are right, and changes of them that the correction model may propose."""

import pytest

from service.checking.checks.correction.ukrainian import is_right_ukrainian, is_undoubted_ukrainian


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
        ("Мої тітка й дядько тримають кіз.", "тітка", "тітки", True),
        ("Мої тітка тримає кіз.", "тітка", "тітки", False),
        ("Сьогодні вже десяте вересня.", "десяте", "десятого", True),
        ("Він приїхав десяте вересня.", "десяте", "десятого", False),
        ("Нам ніде було сховатися.", "було", "не було", True),
        ("Нас ніде було видно.", "було", "не було", False),
        ("Зрештою ми знайшли ключі.", "Зрештою", "Зрештою,", True),
        ("Мабуть ми знайшли ключі.", "Мабуть", "Мабуть,", False),
        ("Так, сідайте.", "Так", "— Так", True),
        ("У суботу ми ходили в музей.", "суботу", "суботи", True),
        ("Я люблю суботу понад усе.", "суботу", "суботи", False),
        ("Зачекай мене біля входу.", "мене", "мені", True),
        ("У нього два сини і донька.", "донька", "доньки", True),
        ("Він переїхав жити в Харків ще до війни.", "Харків", "Харкові", True),
        ("Нам задали вивчити три вірші.", "Нам", "Ми", True),
        ("М'яч закотився під ліжко.", "ліжко", "ліжком", True),
        ("Кіт спить під ліжко.", "ліжко", "ліжком", False),
        ("Подаруй мене квіти.", "мене", "мені", False),
    ],
)
def test_what_is_right_is_left_alone(source: str, written: str, proposed: str, right: bool) -> None:
    start = source.index(written)
    assert is_right_ukrainian(source, start, start + len(written), proposed) is right


@pytest.mark.parametrize(
    ("source", "word", "undoubted"),
    [
        ("Сьогодні вже десяте вересня.", "десяте", True),
        ("Учора було третє травня.", "третє", True),
        ("Він приїхав десяте вересня.", "десяте", False),
        ("Сьогодні вже десяте яблуко.", "десяте", False),
    ],
)
def test_a_date_that_is_said_of_a_day_is_not_doubted(source: str, word: str, undoubted: bool) -> None:
    at = source.index(word)
    assert is_undoubted_ukrainian(source, at, at + len(word)) is undoubted
