"""What people write wrongly in German letters, reviews and essays: a sentence in, what is wrong out."""

from functools import partial

import pytest

from tests.models.agreement.sentences import assert_mended, assert_right

assert_fix = partial(assert_mended, language="de")
assert_silent = partial(assert_right, language="de")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Wenn du Zeit hast wir können zusammen kochen.", "Wenn du Zeit hast, können wir zusammen kochen."),
        ("Als ich klein war ich wohnte in Köln.", "Als ich klein war, wohnte ich in Köln."),
        ("Weil ich krank war ich bin nicht gekommen.", "Weil ich krank war, bin ich nicht gekommen."),
        ("Trotz dem Regen wir sind spazieren gegangen.", "Trotz dem Regen sind wir spazieren gegangen."),
        ("Während der Ferien ich habe viel gelesen.", "Während der Ferien habe ich viel gelesen."),
        ("Meiner Meinung nach die Schule ist zu lang.", "Meiner Meinung nach ist die Schule zu lang."),
    ],
)
def test_verbs_in_the_second_place(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Kannst du den Müll raus bringen?", "Kannst du den Müll rausbringen?"),
        ("Ein Freund sagt, ich soll ihn raus nehmen.", "Ein Freund sagt, ich soll ihn rausnehmen."),
        ("Ich habe keine Lust, jetzt raus zu gehen.", "Ich habe keine Lust, jetzt rauszugehen."),
        ("Ich bitte Sie, mir den Termin mit zu teilen.", "Ich bitte Sie, mir den Termin mitzuteilen."),
        ("Wir kamen, um die Küste entlang zu fahren.", "Wir kamen, um die Küste entlangzufahren."),
        ("Du sollst da nicht rein gehen.", "Du sollst da nicht reingehen."),
        ("Ich habe vergessen, die Tür zu zumachen.", "Ich habe vergessen, die Tür zuzumachen."),
    ],
)
def test_verbs_that_are_one_word(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Ich habe meine Schwester und mein Bruder besucht.", "Ich habe meine Schwester und meinen Bruder besucht."),
        ("Ich fahre mit meiner Mutter und mein Vater.", "Ich fahre mit meiner Mutter und meinem Vater."),
        ("Wir kaufen einen Tisch und ein Schrank.", "Wir kaufen einen Tisch und einen Schrank."),
        ("Das ist für meine Mutter und mein Vater.", "Das ist für meine Mutter und meinen Vater."),
    ],
)
def test_joined_objects(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "Wenn er sagt ich soll kommen, komme ich.",
        "Wenn du willst, können wir kochen.",
        "Das war rein erfunden.",
        "Er will über die Grenzen hinaus wirken.",
        "Er kann aus einer Anwendung heraus drucken.",
        "Sie wollten in die Nacht hinein feiern.",
        "Ich fahre mit meiner Mutter und mein Vater bleibt zu Hause.",
        "Ich bin seine Schwester und sein bester Freund.",
        "Trotz dem Regen sind wir gegangen.",
    ],
)
def test_what_is_right(text: str) -> None:
    assert_silent(text)
