"""Ukrainian particles that are taken for one another: a sentence in, what is wrong out."""

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
        ("Нікому ні кажи про наш секрет.", "Нікому не кажи про наш секрет."),
        ("Він ні знає, що робити.", "Він не знає, що робити."),
        ("Як ні старайся, всім не догодиш.", "Як не старайся, всім не догодиш."),
        ("На вулиці немає не душі.", "На вулиці немає ні душі."),
        ("Там немає не одного вільного місця.", "Там немає ні одного вільного місця."),
        ("Не мама, ні тато про це не знали.", "Ні мама, ні тато про це не знали."),
        ("Не було ні снігу, не морозу.", "Не було ні снігу, ні морозу."),
    ],
)
def test_negations(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "Так чи ні, скажи мені.",
        "Він ні пише, ні дзвонить.",
        "Він не з'їв не одного, а два яблука.",
        "Я прочитав не одну книжку.",
        "Це зробив не я, ні, присягаюся.",
        "Не хліба хочу, а спокою.",
        "Я не міг не сказати правди.",
        "На це питання він відповів: «Ні».",
    ],
)
def test_right_negations(text: str) -> None:
    assert_silent(text)


def test_words_that_are_parted() -> None:
    assert doubted("Сусідка те ж скаржилася на шум.") == {"те ж": ("теж",)}
    assert doubted("Увімкни світло, що б було видно.") == {"що б": ("щоб",)}
    assert doubted("Сиділи ми у двох на лавці.") == {"у двох": ("вдвох",)}
    assert doubted("Він вчинив по дурному.") == {"по дурному": ("по-дурному",)}


def test_words_that_are_rightly_parted() -> None:
    for text in (
        "Вона зробила те ж, що й учора.",
        "Не знаю, що б подарувати мамі.",
        "Не змінюй думки, що б не трапилося.",
        "Я був у двох містах.",
        "Ми йшли по новому мосту.",
        "Він згадав про це по дорозі.",
    ):
        assert doubted(text) == {}
