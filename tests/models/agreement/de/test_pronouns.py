"""German pronouns that are missing, or have the wrong gender or case: a sentence in, what is wrong out."""

from functools import partial

import pytest

from tests.models.agreement.sentences import assert_mended, assert_right

assert_fix = partial(assert_mended, language="de")
assert_silent = partial(assert_right, language="de")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Der Mann, das nebenan wohnt, ist Arzt.", "Der Mann, der nebenan wohnt, ist Arzt."),
        ("Die Frau, der dort steht, heißt Eva.", "Die Frau, die dort steht, heißt Eva."),
        ("Der Film, der wir gesehen haben, war gut.", "Der Film, den wir gesehen haben, war gut."),
        ("Der Kuchen, der ich gebacken habe, ist fertig.", "Der Kuchen, den ich gebacken habe, ist fertig."),
        ("Das ist das Lied, der mir so gefällt.", "Das ist das Lied, das mir so gefällt."),
        ("Die Leute, der dort wohnen, sind nett.", "Die Leute, die dort wohnen, sind nett."),
    ],
)
def test_a_relative_pronoun_follows_its_noun(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Sie interessiert für moderne Kunst.", "Sie interessiert sich für moderne Kunst."),
        ("Wir können morgen Abend treffen.", "Wir können uns morgen Abend treffen."),
        ("Man muss an die Kultur anpassen.", "Man muss sich an die Kultur anpassen."),
        ("Du musst beeilen, der Zug fährt gleich.", "Du musst dich beeilen, der Zug fährt gleich."),
        ("Kannst du noch an ihn erinnern?", "Kannst du dich noch an ihn erinnern?"),
        ("Wir freuen sehr auf den Urlaub.", "Wir freuen uns sehr auf den Urlaub."),
        ("Ich freue, dass du kommst.", "Ich freue mich, dass du kommst."),
        ("Er hat in sie verliebt.", "Er hat sich in sie verliebt."),
    ],
)
def test_a_reflexive_verb_has_its_pronoun(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Ich kann dich leider nicht helfen.", "Ich kann dir leider nicht helfen."),
        ("Kannst du mir morgen abholen?", "Kannst du mich morgen abholen?"),
        ("Ich rufe dir morgen an.", "Ich rufe dich morgen an."),
        ("Er hat mir gefragt, wo ich wohne.", "Er hat mich gefragt, wo ich wohne."),
        ("Wir haben ihr auf der Party getroffen.", "Wir haben sie auf der Party getroffen."),
    ],
)
def test_a_pronoun_has_the_case_that_its_verb_takes(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "Sie ist ein Mensch, dem alles gleichgültig ist.",
        "Er ist nicht mehr der Junge, der er einmal war.",
        "Die Firma, bei der ich arbeite, ist groß.",
        "Das Publikum spendete Beifall, die Arbeit stockte.",
        "Das Recht der Parteien, den Vertrag zu ändern, bleibt.",
        "Das erinnert an meine Kindheit.",
        "Ich fühle nicht, wie sehr du mich liebst.",
        "Er weiß, dass er irrt.",
        "Kannst du mir den Film mitnehmen?",
        "Ich habe ihr Auto gesehen.",
        "Er sah ihm aus wie verklärt.",
        "Er entscheidet über Klagen gegen Vorstände.",
        "Sie sagte, dass sie erkältet ist.",
        "Die Gewissheit, der nicht auszuweichen war, bedrückte sie.",
        "Neugierig sah er ihm nach und ging weiter.",
        "Ich habe ihn nie Englisch reden gehört.",
        "Ich sehe dir in die Augen.",
        "Der Film interessiert viele Leute.",
        "Er fühlte die Scham, schlecht gekleidet zu sein.",
        "Sie war sicher, er ist wirklich an dir interessiert.",
    ],
)
def test_a_right_pronoun_stays(text: str) -> None:
    assert_silent(text)


@pytest.mark.parametrize(
    "text",
    [
        "Wir haben Uns sehr gefreut.",
        "Wir können heute Anna treffen.",
        "Darf man Traubenzucker als gesund bewerben?",
        "Ich informiere Sie hiermit über Ihre Rechte.",
    ],
)
def test_an_object_stands_for_the_pronoun(text: str) -> None:
    assert_silent(text)
