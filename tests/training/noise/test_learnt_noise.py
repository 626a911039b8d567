import pickle
from collections import Counter
from random import Random

import pytest

from models.errors import ConfigError
from training.noise.learnt import LearntNoise
from training.noise.learnt.attested import Attested
from training.noise.learnt.edits import LearntEdit, find_edits
from training.noise.learnt.kinds import kind_of
from training.noise.learnt.tokens import read
from training.noise.lexicon import NoiseLexicon

LEXICON = NoiseLexicon()


def noise(*pairs: tuple[str, str], **options: object) -> LearntNoise:
    return LearntNoise([(list(pairs), 1.0)], **options)  # type: ignore[arg-type]


def outcomes(learnt: LearntNoise, sentence: str, number: int = 60) -> Counter[str]:
    rng = Random(1)
    return Counter(learnt.corrupt(sentence, rng) for _ in range(number))


def test_an_error_is_made_again_in_its_context() -> None:
    learnt = noise(("It depends of the price.", "It depends on the price."))
    assert set(outcomes(learnt, "Much depends on the price of oil.")) == {"Much depends of the price of oil."}
    assert set(outcomes(learnt, "The cat sleeps on a chair.")) == {"The cat sleeps on a chair."}


def test_missing_and_superfluous_words() -> None:
    learnt = noise(("We discussed about it on Monday.", "We discussed it on Monday."))
    assert "They discussed about it on Friday." in outcomes(learnt, "They discussed it on Friday.")
    learnt = noise(("She is teacher.", "She is a teacher."))
    assert "My aunt is teacher in Graz." in outcomes(learnt, "My aunt is a teacher in Graz.")


def test_forms_are_learnt_for_other_words() -> None:
    learnt = noise(("He want tea.", "He wants tea."), ("We bought two chair.", "We bought two chairs."))
    assert "He sing loudly." in outcomes(learnt, "He sings loudly.")
    assert "I saw two large lamp there." in outcomes(learnt, "I saw two large lamps there.")


def test_the_capital_of_the_start_stays_in_place() -> None:
    learnt = noise(("Weather is fine today.", "The weather is fine today."))
    assert "Weather is bad here." in outcomes(learnt, "The weather is bad here.")
    learnt = noise(("The nature is beautiful.", "Nature is beautiful."))
    assert "The nature is cruel." in outcomes(learnt, "Nature is cruel.")


def test_what_is_mostly_right_is_mostly_left_alone() -> None:
    right = [("He lives in the city of Graz.", "He lives in the city of Graz.")] * 400
    learnt = noise(("He lives on the city of Graz.", "He lives in the city of Graz."), *right)
    assert set(outcomes(learnt, "She lives in the city of Linz.")) == {"She lives in the city of Linz."}


def test_clean_text_vetoes_what_is_no_error() -> None:
    pair = ("She arrived on the morning.", "She arrived in the morning.")
    sentence = "We arrived in the morning."
    assert outcomes(noise(pair), sentence) != {sentence: 60}
    attested = Attested(["They arrived on the morning of the feast."] * 3)
    assert outcomes(noise(pair, attested=attested), sentence) == {sentence: 60}


def test_weights_ask_for_types() -> None:
    pairs = (("She is teacher.", "She is a teacher."), ("It depends of it.", "It depends on it."))
    sentence = "It depends on a doctor, and she is a doctor."
    without = noise(*pairs, weights={"ART": 0.0})
    assert all(" of " in result for result in outcomes(without, sentence))
    with pytest.raises(ConfigError, match="ARTICLE"):
        noise(*pairs, weights={"ARTICLE": 2.0})


def test_pairs_without_an_error_are_refused() -> None:
    with pytest.raises(ConfigError, match="no error"):
        noise(("All is well.", "All is well."))


def test_the_seed_decides_everything_and_noise_can_be_pickled() -> None:
    learnt = noise(("He want tea and go home.", "He wants tea and goes home."))
    copy = pickle.loads(pickle.dumps(learnt))
    sentence = "He knows and sees what she wants and goes."
    one = [learnt.corrupt(sentence, Random(seed)) for seed in range(30)]
    assert one == [copy.corrupt(sentence, Random(seed)) for seed in range(30)]
    assert len(set(one)) > 1


def test_code_is_left_alone_and_spaces_are_kept() -> None:
    learnt = noise(("He want tea.", "He wants tea."))
    rng = Random(1)
    assert learnt.corrupt("https://he.wants/tea", rng) == "https://he.wants/tea"
    assert learnt.corrupt("  He  wants tea. ", rng) == "  He want tea. "
    assert learnt.corrupt("", rng) == ""


@pytest.mark.parametrize(
    ("wrong", "right", "edits"),
    [
        ("He go home.", "He goes home.", [LearntEdit(1, 2, (" go",))]),
        ("He am go home.", "He is going home.", [LearntEdit(1, 3, (" am", " go"))]),
        ("Where you are going?", "Where are you going?", [LearntEdit(1, 3, (" you", " are"))]),
        ("Dog barks.", "The dog barks.", [LearntEdit(0, 1, ())]),
    ],
)
def test_edits_are_minimal(wrong: str, right: str, edits: list[LearntEdit]) -> None:
    assert find_edits(read(wrong, LEXICON), read(right, LEXICON))[0] == edits


@pytest.mark.parametrize(
    ("right", "wrong", "kind"),
    [
        ([" the"], [], "ART"),
        ([" on"], [" of"], "PREP"),
        ([","], [], "PUNCT"),
        ([" went"], [" go"], "VERB"),
        ([" books"], [" book"], "NOUN:NUM"),
        ([" receive"], [" recieve"], "SPELL"),
        ([" English"], [" english"], "ORTH"),
        ([" are", " you"], [" you", " are"], "ORDER"),
        ([" knew"], [" met"], "WORD"),
        ([], [" already"], "EXTRA"),
    ],
)
def test_types(right: list[str], wrong: list[str], kind: str) -> None:
    assert kind_of(right, wrong, LEXICON) == kind


@pytest.mark.parametrize(
    ("wrong", "right", "other"),
    [
        ("She is tired.", "She was tired.", "She was tired of it."),
        ("All these books are new.", "All of these books are new.", "I read all of these books."),
        ("We must leave.", "We had to leave.", "We had to leave early."),
        ("She can't sing.", "She can sing.", "She can sing well."),
        ("I have read books you sent.", "I have read the books you sent.", "They have read the books."),
    ],
)
def test_what_may_be_right_elsewhere_is_not_made(wrong: str, right: str, other: str) -> None:
    assert outcomes(noise((wrong, right)), other) == {other: 60}


def test_a_wrong_tense_is_made_where_a_time_is_told() -> None:
    learnt = noise(("She is tired.", "She was tired."))
    assert "She is tired yesterday." in outcomes(learnt, "She was tired yesterday.")
