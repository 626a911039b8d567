"""The table that makes rare errors as frequent as their rates say."""

from collections import Counter
from random import Random

from training.noise.calibration import draw_success, measure_draw_success
from training.noise.lexicon import TABLES, NoiseLexicon
from training.noise.operation import discover
from training.noise.places import OperationPlaces
from training.noise.sentence import NoisySentence

LEXICON = NoiseLexicon()
OPERATIONS = discover("en")


def test_the_table_holds_every_operation() -> None:
    lines = (TABLES / "en" / "draw_success.tsv").read_text(encoding="utf-8").splitlines()
    assert Counter(line.split("\t")[0] for line in lines) == Counter(operation.name for operation in OPERATIONS)


def test_shares_lie_above_a_floor() -> None:
    success = draw_success("en")
    shares = [success(operation.name) for operation in OPERATIONS]
    assert min(shares) > 0
    assert max(shares) <= 1


def test_measures_the_share_of_draws_that_succeed() -> None:
    sentences = ["The cat sat.", "Cats sat down.", "An owl sat.", "He sat on a chair"]
    measured = measure_draw_success(sentences, LEXICON, "en", Random(1))
    assert measured["articles.sound"] >= 0.25  # "an" is always taken, "a" sometimes
    assert measured["stops.drop_final"] == 0.75
    assert measured["comparatives.than"] == 0
    assert set(measured) == {operation.name for operation in OPERATIONS}


def test_no_operation_with_a_place_is_overlooked() -> None:
    """The glance at words, tags and marks that saves trials never hides an operation that would have succeeded."""
    places = OperationPlaces(OPERATIONS)
    for text in (TABLES / "en" / "sample.txt").read_text(encoding="utf-8").splitlines():
        found = places.find(NoisySentence(text, LEXICON), text)
        for bit, operation in enumerate(OPERATIONS):
            if operation.corrupt(NoisySentence(text, LEXICON), Random(1)):
                assert found >> bit & 1, (operation.name, text)
