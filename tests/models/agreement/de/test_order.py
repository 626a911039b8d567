"""German verbs in the wrong place, and verbs that are in one part or two: a sentence in, what is wrong out."""

from functools import partial

import pytest

from tests.models.agreement.sentences import assert_mended, assert_right

assert_fix = partial(assert_mended, language="de")
assert_silent = partial(assert_right, language="de")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Ich kam zu spät, weil der Zug hatte Verspätung.", "Ich kam zu spät, weil der Zug Verspätung hatte."),
        ("Sie sagt, dass Peter hat keine Zeit.", "Sie sagt, dass Peter keine Zeit hat."),
        ("Obwohl es regnet stark, gehen wir raus.", "Obwohl es stark regnet, gehen wir raus."),
        ("Ich glaube, dass er ist gegangen.", "Ich glaube, dass er gegangen ist."),
        ("Weil er steht früh auf, ist er immer müde.", "Weil er früh aufsteht, ist er immer müde."),
        ("Ich weiß nicht, wo er wohnt jetzt.", "Ich weiß nicht, wo er jetzt wohnt."),
        ("Weißt du, wann der Bus kommt an?", "Weißt du, wann der Bus ankommt?"),
        ("Das ist der Mann, den ich habe gestern gesehen.", "Das ist der Mann, den ich gestern gesehen habe."),
        ("Wir gehen raus, wenn scheint die Sonne.", "Wir gehen raus, wenn die Sonne scheint."),
        ("Er hofft, dass wir können morgen kommen.", "Er hofft, dass wir morgen kommen können."),
    ],
)
def test_the_verb_of_a_clause_that_depends_comes_last(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Gestern ich habe meine Oma besucht.", "Gestern habe ich meine Oma besucht."),
        ("Nach der Schule sie spielt Fußball.", "Nach der Schule spielt sie Fußball."),
        ("Jeden Morgen mein Mann trinkt Kaffee.", "Jeden Morgen trinkt mein Mann Kaffee."),
        ("Am Montag der Unterricht beginnt um acht.", "Am Montag beginnt der Unterricht um acht."),
        ("Als der Lehrer kam, die Kinder waren still.", "Als der Lehrer kam, waren die Kinder still."),
        ("Er schläft, denn er müde ist.", "Er schläft, denn er ist müde."),
        ("Ich morgen gehe zum Friseur.", "Ich gehe morgen zum Friseur."),
    ],
)
def test_the_verb_of_a_main_clause_comes_second(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Ich möchte machen einen Kurs.", "Ich möchte einen Kurs machen."),
        ("Wir haben gekauft gestern ein Auto.", "Wir haben gestern ein Auto gekauft."),
        ("Kannst du kaufen eine Zeitung?", "Kannst du eine Zeitung kaufen?"),
    ],
)
def test_infinitives_and_participles_close_the_clause(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Der Zug ankommt um acht Uhr.", "Der Zug kommt um acht Uhr an."),
        ("Ich aufstehe immer früh.", "Ich stehe immer früh auf."),
        ("Am Montag anfange ich mit dem Kurs.", "Am Montag fange ich mit dem Kurs an."),
        ("Sie hat vergessen, die Tür zu abschließen.", "Sie hat vergessen, die Tür abzuschließen."),
    ],
)
def test_a_verb_is_parted_in_a_main_clause(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "Er ist größer, als ich gedacht habe.",
        "Ich weiß nicht, ob er will oder nicht.",
        "Sie sagt, dass sie hat gehen müssen.",
        "Ich weiß, dass er größer ist als ich.",
        "Tom sagte, dass sie aufhören solle, sich zu betrinken.",
        "Wir tun, was wir können in der kurzen Zeit.",
        "Geben Sie an, wie sie anfangen sollen.",
        "Wenn du sagst, du kannst es, dann glaube ich dir.",
        "Falls du es nicht weißt, ich warte schon zwei Stunden.",
        "Du hast dich bestimmt überarbeitet.",
        "Einmal Anrufen reicht.",
        "Dort, wo ich male und modelliere, ist es still.",
        "Vor allem wir haben gelacht.",
        "Am Ende der Woche ist alles vorbei.",
        "Er weiß, dass sie glaubt zu träumen.",
        "Wenn eine Methode bestimmte Argumente braucht, steht es da.",
        "Ich habe vergessen, das Licht auszumachen.",
        "Er hat gesprochen wie ein Buch.",
        "Seitdem ist der Ort gewachsen.",
    ],
)
def test_a_verb_in_its_place_stays(text: str) -> None:
    assert_silent(text)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Das ist gut, aber muss man viel lernen.", "Das ist gut, aber man muss viel lernen."),
        ("Ich war krank, aber bin ich zur Schule gegangen.", "Ich war krank, aber ich bin zur Schule gegangen."),
        ("Aber gibt es viele Leute ohne Arbeit.", "Aber es gibt viele Leute ohne Arbeit."),
    ],
)
def test_a_subject_follows_right_behind_aber(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Ich muss heute noch ein kaufen.", "Ich muss heute noch einkaufen."),
        ("Wir wollen hier zusammen arbeiten.", "Wir wollen hier zusammenarbeiten."),
        ("Ich freue mich, wenn er zurück kommt.", "Ich freue mich, wenn er zurückkommt."),
        ("Er hat mich gestern an gerufen.", "Er hat mich gestern angerufen."),
        ("Es ist schwer, weiter zu machen.", "Es ist schwer, weiterzumachen."),
    ],
)
def test_both_parts_of_a_verb_are_one_word_at_the_end_of_a_clause(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "Es fing an zu regnen.",
        "Bob wird um sechs zurück sein.",
        "Wir wollen zusammen essen.",
        "Ich weiß nicht, was hier los ist.",
        "Kann er kommen, aber ist er nicht krank?",
        "Aber sehen wir uns das genauer an!",
        "Ich möchte ihn kennen lernen.",
        "Von mir aus geht das.",
        "Sie laufen auf und ab.",
    ],
)
def test_what_stands_apart_stays(text: str) -> None:
    assert_silent(text)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Ich weiß nicht, wo ist der Bahnhof.", "Ich weiß nicht, wo der Bahnhof ist."),
        ("Ich möchte wissen, wie hoch ist das Taschengeld.", "Ich möchte wissen, wie hoch das Taschengeld ist."),
        ("Können Sie mir sagen, wann fängt der Kurs an?", "Können Sie mir sagen, wann der Kurs anfängt?"),
    ],
)
def test_a_question_that_somebody_knows_ends_in_its_verb(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


def test_a_question_that_is_asked_stays() -> None:
    assert_silent("Sag mir, wo ist er?")
