"""German verbs that do not go with their subject or auxiliary: a sentence in, what is wrong out."""

from functools import partial

import pytest

from tests.models.agreement.sentences import assert_mended, assert_right

assert_fix = partial(assert_mended, language="de")
assert_silent = partial(assert_right, language="de")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Die Nachbarn spricht nicht mit uns.", "Die Nachbarn sprechen nicht mit uns."),
        ("Unsere Lehrerin erklären immer alles zweimal.", "Unsere Lehrerin erklärt immer alles zweimal."),
        ("Du kommt zu spät.", "Du kommst zu spät."),
        ("Wir ist müde.", "Wir sind müde."),
        ("Morgen fahren ich nach Bonn.", "Morgen fahre ich nach Bonn."),
        ("Ich freue mich, dass du uns besuchen.", "Ich freue mich, dass du uns besuchst."),
        ("Wenn man keine Zeit haben, geht es nicht.", "Wenn man keine Zeit hat, geht es nicht."),
        ("Er fragt, ob wir morgen mitkommt.", "Er fragt, ob wir morgen mitkommen."),
        ("Der Zug nach Bremen fahrt gleich ab.", "Der Zug nach Bremen fährt gleich ab."),
        ("Wo arbeiten du jetzt?", "Wo arbeitest du jetzt?"),
        ("Die Möglichkeiten konnte endlos sein.", "Die Möglichkeiten konnten endlos sein."),
        ("Die Leute will nicht immer warten.", "Die Leute wollen nicht immer warten."),
        ("Die Kriminelle sind gefährlich.", "Die Kriminellen sind gefährlich."),
        ("Leute hat keine Zeit.", "Leute haben keine Zeit."),
        ("Ein Arbeiter verdienst heute besser.", "Ein Arbeiter verdient heute besser."),
        ("Es gibt keine andere Möglichkeiten.", "Es gibt keine anderen Möglichkeiten."),
        ("Herzlichen Glückwunsch für deine Prüfung!", "Herzlichen Glückwunsch zu deiner Prüfung!"),
        ("Heute fahrt man lieber mit dem Rad.", "Heute fährt man lieber mit dem Rad."),
        ("Wenn man reist, erfahrt man viel.", "Wenn man reist, erfährt man viel."),
    ],
)
def test_a_verb_follows_its_subject(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Ich habe gestern meine Oma besuchen.", "Ich habe gestern meine Oma besucht."),
        ("Hast du die Tür schließt?", "Hast du die Tür geschlossen?"),
        ("Wir haben um acht Uhr angekommen.", "Wir sind um acht Uhr angekommen."),
        ("Kannst du mir bitte hilfst?", "Kannst du mir bitte helfen?"),
        ("Ich möchte eine Lampe kaufe.", "Ich möchte eine Lampe kaufen."),
        ("Ihr müsst heute früher zu gehen.", "Ihr müsst heute früher gehen."),
        ("Sie geht in die Stadt, um Schuhe zu kauft.", "Sie geht in die Stadt, um Schuhe zu kaufen."),
        ("Wir sind gestern lange im Restaurant gegessen.", "Wir haben gestern lange im Restaurant gegessen."),
        ("Hast du noch fragen?", "Hast du noch Fragen?"),
        ("Bist du gut geschlafen?", "Hast du gut geschlafen?"),
        ("Er versucht, jeden Tag Deutsch lernen.", "Er versucht, jeden Tag Deutsch zu lernen."),
        ("Ich habe vergessen, die Tür abschließen.", "Ich habe vergessen, die Tür abzuschließen."),
        ("Statt arbeiten, surft er im Internet.", "Statt zu arbeiten, surft er im Internet."),
        ("Ich fahre hin, um meine Freunde besuchen.", "Ich fahre hin, um meine Freunde zu besuchen."),
    ],
)
def test_a_verb_follows_its_auxiliary(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Der Kinder Garten ist heute geschlossen.", "Der Kindergarten ist heute geschlossen."),
        ("Meine Telefon Nummer ist neu.", "Meine Telefonnummer ist neu."),
        ("Wir kaufen ein neues Auto Radio.", "Wir kaufen ein neues Autoradio."),
    ],
)
def test_a_known_compound_is_one_word(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Ich warte seit einer Stunde für den Bus.", "Ich warte seit einer Stunde auf den Bus."),
        ("Sie ist stolz von ihrem Sohn.", "Sie ist stolz auf ihren Sohn."),
        ("Er hat sich von seiner Kollegin verliebt.", "Er hat sich in seine Kollegin verliebt."),
        ("Bist du von deiner Arbeit zufrieden?", "Bist du mit deiner Arbeit zufrieden?"),
        ("Ich habe Angst von Hunden.", "Ich habe Angst vor Hunden."),
    ],
)
def test_a_verb_or_adjective_has_its_preposition(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Das Auto mein Vater steht in der Garage.", "Das Auto meines Vaters steht in der Garage."),
        ("Die Wohnung meine Eltern ist klein.", "Die Wohnung meiner Eltern ist klein."),
    ],
)
def test_whose_something_is_stands_in_the_genitive(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Hast du schon gefrühstücken?", "Hast du schon gefrühstückt?"),
        ("Er hat uns das geerklärt.", "Er hat uns das erklärt."),
        ("Wir haben ihn gestern gekennenlernt.", "Wir haben ihn gestern kennengelernt."),
    ],
)
def test_a_participle_is_made_as_its_verb_asks(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "Anna und ich spielen gern Karten.",
        "Die Kinder versorgt heute die Oma.",
        "Die Suppe kochen wir morgen.",
        "Jede Saison werden hier tausend Karten verkauft.",
        "Diese Bäume hat nicht Tom gefällt.",
        "So reiche man mir den Kelch!",
        "Ich glaube du irrst dich.",
        "Man nehme drei Eier.",
        "Er habe keine Zeit, sagte er.",
        "Ich habe ihn kommen hören.",
        "Sie hat gut lachen.",
        "Ich habe noch viel zu tun.",
        "Wir haben keine Lust zu warten.",
        "Er hat eine Tante in Rom wohnen.",
        "Ich kann nicht umhin zu lächeln.",
        "Das kann gekauft, gemietet oder geliehen werden.",
        "Wer ein Zelt hat, soll sich melden.",
        "Ich weiß, dass er lesen, schreiben und rechnen kann.",
        "Den Bildschirm anpassen, um Strom zu sparen.",
        "Wie hat Ihnen Ihre Reise nach Australien gefallen?",
        "Das wollte ich schon so lange.",
        "Ich möchte eine Suppe bitte.",
        "Du meine Güte!",
        "Was möchten Sie zu trinken?",
        "Er mag es zu schwatzen.",
        "Sie spüren Angst, wenn Sie an Ihre Projekte denken.",
        "Sie müssen entscheiden, an wen die neuen Preise gehen.",
        "Er beginnt mit einer Zahl, auf die andere Zeichen folgen.",
        "Er kann den Vertrag, der ihn bindet, ohne lange Frist kündigen.",
        "Ohne Tischdecke ließe sich der Tisch abwischen.",
        "Wenn jeder zu seinem Geburtstag Kuchen mitbringt, sind alle satt.",
        "Im Hintergrund sind Geräusche zu hören.",
        "Die Geschichte ließ mir das Blut in den Adern gefrieren.",
        "Das Rad habe ich mit Öl geschmiert.",
        "Er interessiert sich in letzter Zeit für Musik.",
        "Jetzt schreibe du doch auch mal einen Satz!",
        "Kaum hatte der Zug die Grenze passiert, begann es zu regnen.",
        "Die Blumen hat meine Mutter gekauft.",
        "Männer gibt es wie Sand am Meer.",
        "Kinder hat er keine, und keine andere Frau.",
        "Eine Wand, die andere Personen hindert.",
        "Diese Frage müssen wir klären.",
        "Die Autos hat niemand gesehen.",
        "Deine Ausreden will ich nicht hören.",
        "Morgen fahrt ihr nach Bonn.",
        "Das könnt ich mein eigen nennen.",
        "Die Deutsche spielt morgen gegen eine Italienerin.",
    ],
)
def test_what_is_right_stays(text: str) -> None:
    assert_silent(text)


def test_a_clause_that_begins_without_its_comma_is_none_of_the_modal_verb() -> None:
    assert_silent("Schwer ist, dass man früh entscheiden muss welchen Weg zu gehen.")
