"""Noise that any language can have: what it learns from pairs, and what it does to right text."""

from random import Random

import pytest

from models.corrector.transducer.units import split_units
from training.noise.config import NoiseConfig
from training.noise.general import GeneralNoiser
from training.noise.general.forms import Forms, strip_accents
from training.noise.general.learnt import Learnt, SlipPlace, texts
from training.noise.general.slips import change_case, mistype

LINES = [
    "Die Kinder spielen im Garten, weil das Wetter schön ist.",
    "Das Kind spielt gern mit dem Hund, der schon alt ist.",
    "Wir spielten gestern in den Gärten der Stadt und aßen Äpfel.",
    "Er sagt, dass das Haus groß ist.",
] * 5
PAIRS = [
    ("Ich spreche mit meine Eltern.", "Ich spreche mit meinen Eltern."),
    ("Sie wohnt mit meine Tante.", "Sie wohnt mit meiner Tante."),
    ("Er sagt das er kommt.", "Er sagt, dass er kommt."),
    ("Wir gehen in der Schule.", "Wir gehen in die Schule."),
] * 4


@pytest.fixture(scope="module")
def noiser() -> GeneralNoiser:
    lemmas = {"spielen": "spielen", "spielt": "spielen", "spielten": "spielen"}
    return GeneralNoiser(LINES, [(PAIRS, 1.0)], lambda word: lemmas.get(word, word), NoiseConfig(unchanged=0.0))


def test_forms_share_a_lemma_or_a_stem() -> None:
    forms = Forms({"gehe": 5, "ging": 5, "gehen": 5, "das": 9, "dass": 9}, {"gehe": "gehen", "ging": "gehen"})
    assert forms.of("ging") == ["gehe"]
    assert forms.of("gehe") == ["gehen", "ging"]
    assert forms.alike("das") == ["dass"]


@pytest.mark.parametrize(("word", "plain"), [("está", "esta"), ("Äpfel", "Apfel"), ("můj", "muj"), ("мой", "мой")])
def test_accents_are_what_a_hurried_writer_leaves_out(word: str, plain: str) -> None:
    assert strip_accents(word) == plain


def test_errors_are_learnt_with_their_rates() -> None:
    learnt = Learnt([(PAIRS, 1.0)])
    places = learnt.places(texts(split_units("Sie spricht mit meinen Eltern.")))
    assert [(place.wrong, place.start) for place in places] == [((" meine",), 3)]
    assert places == [SlipPlace(3, 4, (" meine",), 4 / (4 + 4.0))]
    assert learnt.endings["n", ""] == 4


def test_noise_is_right_text_made_wrong_the_same_way_for_the_same_chance(noiser: GeneralNoiser) -> None:
    for line in LINES:
        once, again = (noiser.corrupt(line, Random(7)) for _ in range(2))
        assert once == again
    made = {noiser.corrupt(line, Random(seed)) for seed in range(80) for line in LINES[:4]}
    assert len(made) > 150
    assert any("spielt im Garten" in text for text in made), "a form for another"
    assert any("dass Haus" in text or "sagt, das das" in text for text in made), "a word for one that sounds alike"
    assert any("Garten weil" in text for text in made), "a comma left out"
    assert all(text == text.strip() and "  " not in text for text in made)
    assert not made & {""}


def test_a_learnt_error_comes_up_in_new_text(noiser: GeneralNoiser) -> None:
    made = {noiser.corrupt("Er fährt mit meinen Freunden nach Berlin.", Random(seed)) for seed in range(40)}
    assert any("mit meine Freunden" in text for text in made)


def test_a_sentence_may_stay_as_it_is() -> None:
    silent = GeneralNoiser(LINES, [(PAIRS, 1.0)], str, NoiseConfig(unchanged=1.0))
    assert silent.corrupt(LINES[0], Random(1)) == LINES[0]


def test_slips_change_one_letter() -> None:
    assert change_case("Haus") == "haus"
    assert change_case("haus") == "Haus"
    for seed in range(30):
        assert abs(len(mistype("Garten", "abc", Random(seed))) - 6) <= 1
    assert mistype("in", "abc", Random(1)) == "in"
