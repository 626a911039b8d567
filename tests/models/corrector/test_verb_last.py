"""A verb that is taken out of a subordinate clause of German or Dutch belongs at its end."""

import pytest

from models.corrector.protocol import Correction, Edit
from models.corrector.verb_last import with_verbs_last


def taken(source: str, word: str, probability: float = 0.7) -> Edit:
    start = source.index(f" {word}")
    return Edit(start, start + 1 + len(word), "", probability)


def put(source: str, behind: str, text: str, probability: float) -> Edit:
    end = source.index(behind) + len(behind)
    return Edit(end, end, text, probability)


def moved(source: str, *edits: Edit, language: str = "de") -> list[tuple[str, str, float]]:
    correction = Correction(source, tuple(sorted(edits, key=lambda one: one.start)))
    found = with_verbs_last(correction, language).edits
    return [(source[one.start : one.end], one.replacement, round(one.probability, 2)) for one in found]


@pytest.mark.parametrize(
    ("language", "source", "place", "right"),
    [
        ("de", "Es war schön, obwohl es war teuer.", "war teuer", "teuer war"),
        ("de", "Wenn ich hatte Zeit, würde ich kommen.", "hatte Zeit", "Zeit hatte"),
        ("de", "Ich bin müde, weil mein Kind hat wenig geschlafen", "hat wenig geschlafen", "wenig geschlafen hat"),
        ("nl", "Ik ga naar huis, omdat ik heb hoofdpijn.", "heb hoofdpijn", "hoofdpijn heb"),
    ],
)
def test_it_moves_to_the_end_of_its_clause(language: str, source: str, place: str, right: str) -> None:
    at = source.index(f" {place}")
    out = Edit(at, source.index(" ", at + 1), "", 0.7)
    assert moved(source, out, language=language) == [(place, right, 0.7)]


def test_it_moves_to_where_the_model_puts_it_in() -> None:
    source = "Ich schreibe, weil ich habe gestern Ihre Anzeige gesehen und mich sehr freue."
    edits = taken(source, "habe", 0.8), put(source, "gesehen", " habe", 0.4)
    assert moved(source, *edits) == [("habe gestern Ihre Anzeige gesehen", "gestern Ihre Anzeige gesehen habe", 0.6)]


@pytest.mark.parametrize(
    "source",
    [
        "Ich weiß, dass er arbeitet viel und gut verdient.",  # where the clause ends is not known
        "Sie sagte, es habe gestern geregnet.",  # no word opens such a clause
        "Ich weiß, dass er morgen mit dem Zug habe fahren müssen.",  # no short subject stands before it
        "Er kam, weil er habe.",  # it is at the end
    ],
)
def test_elsewhere_it_stays_what_it_is(source: str) -> None:
    verb = "arbeitet" if "arbeitet" in source else "habe"
    assert moved(source, taken(source, verb)) == [(f" {verb}", "", 0.7)]


def test_a_doubtful_verb_stays_what_it_is() -> None:
    source = "Es war schön, obwohl er hat verloren."
    assert moved(source, taken(source, "hat", 0.4)) == [(" hat", "", 0.4)]


def test_what_is_wrong_in_the_clause_is_told_by_itself() -> None:
    source = "Es war schön, obwohl er hat gestern verliert."
    wrong = Edit(source.index("verliert"), source.index("verliert") + 8, "verloren", 0.6)
    assert moved(source, taken(source, "hat"), wrong) == [(" hat", "", 0.7), ("verliert", "verloren", 0.6)]


def test_languages_without_such_clauses() -> None:
    source = "Estoy cansado, porque yo he dormido mal."
    assert moved(source, taken(source, "he"), language="es") == [(" he", "", 0.7)]
