"""Ukrainian pronouns, verbs and orders that do not fit who does what: a sentence in, what is wrong out."""

from functools import partial

import pytest

from tests.models.agreement.sentences import assert_mended, assert_right
from tests.models.agreement.sentences import doubted as of_doubted

assert_fix = partial(assert_mended, language="uk")
assert_silent = partial(assert_right, language="uk")
doubted = partial(of_doubted, language="uk")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Книжка, яку лежить на столі, не моя.", "Книжка, яка лежить на столі, не моя."),
        ("Дівчина, яку живе поруч, гарно співає.", "Дівчина, яка живе поруч, гарно співає."),
        ("Це той самий друг, про якому я тобі розповідала.", "Це той самий друг, про якого я тобі розповідала."),
        ("Місто, в яке я живу, дуже гарне.", "Місто, в якому я живу, дуже гарне."),
        ("Це хлопець, який я люблю.", "Це хлопець, якого я люблю."),
        ("Дівчина, яка я люблю, живе далеко.", "Дівчина, яку я люблю, живе далеко."),
    ],
)
def test_relative_pronouns(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("На стіні висить картини.", "На стіні висять картини."),
        ("Не кричіть на мене, ти не маєш права.", "Не кричи на мене, ти не маєш права."),
        ("Будь ласка, напишіть мені, коли приїдеш.", "Будь ласка, напиши мені, коли приїдеш."),
        ("Не забудьте свій телефон, сину.", "Не забудь свій телефон, сину."),
        ("Поклади, будь ласка, зошити на стіл, діти.", "Покладіть, будь ласка, зошити на стіл, діти."),
    ],
)
def test_orders_and_verbs(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


def test_verbs_behind_an_object() -> None:
    assert doubted("Мене вразила його чесний вчинок.") == {"вразила": ("вразив",)}
    assert doubted("Мене дуже здивував твоя відповідь.") == {"здивував твоя відповідь": ("здивувала твоя відповідь",)}
    assert doubted("Його зустрів старий друг.") == {}


@pytest.mark.parametrize(
    "text",
    [
        "Ліс, який я люблю, далеко.",
        "Якщо запитати запис, якого не існує, програма мовчить.",
        "Це спосіб, у який він працює.",
        "Виберіть місце у файловій системі, яке ви хочете додати.",
        "Хлопець, якого зустрів учора, мій сусід.",
        "Подивися, яка я гарна.",
        "Вибачте, ти не бачив мого кота?",
        "Напиши мені, коли ви приїдете.",
    ],
)
def test_right_roles(text: str) -> None:
    assert_silent(text)
