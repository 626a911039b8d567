import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.corrector.transducer.actions import Action, in_case_of, rewrite
from models.corrector.transducer.features import Featurizer
from models.corrector.transducer.inflections import Inflections
from models.corrector.transducer.tables import TransducerTables
from models.corrector.transducer.units import split_units
from models.corrector.transducer.writing import EditWriter, Step
from tests.transducer_fixtures import FORMS, oracle_target


@pytest.fixture
def writer(resources: TransducerTables, featurizer: Featurizer) -> EditWriter:
    return EditWriter(resources, featurizer)


def apply(writer: EditWriter, sentence: str, steps: list[Step]) -> str:
    units = split_units(sentence)
    text = sentence
    for region in reversed(writer.regions(sentence, units, steps)):
        start, end, written = writer.edit(sentence, units, region)
        text = text[:start] + written + text[end:]
    return text


def test_units_are_words_with_their_apostrophes_and_single_marks() -> None:
    assert [unit.text for unit in split_units("They don't, you’ll see (soon).")] == [
        "They", "don't", ",", "you’ll", "see", "(", "soon", ")", ".",
    ]  # fmt: skip


@given(st.text(max_size=60))
def test_units_cover_everything_but_white_space(text: str) -> None:
    units = split_units(text)
    rest = list(text)
    for unit in units:
        assert text[unit.start : unit.end] == unit.text
        rest[unit.start : unit.end] = " " * len(unit.text)
    assert not "".join(rest).strip()


@pytest.mark.parametrize(
    ("sentence", "actions", "result"),
    [
        ("he go home", [Action.CAPITALIZE, Action.COPY, Action.COPY], "He go home"),
        ("The the shop", [Action.COPY, Action.SKIP, Action.COPY], "The shop"),
        ("So the shop", [Action.SKIP, Action.COPY, Action.COPY], "the shop"),
        ("many informations here", [Action.COPY, Action.SINGULAR, Action.COPY], "many information here"),
        ("He goed HOME", [Action.COPY, Action.PAST, Action.COPY], "He went HOME"),
        ("The river's end", [Action.COPY, Action.NO_APOSTROPHE, Action.COPY], "The rivers end"),
        ("The riverś", [Action.COPY, Action.PLURAL], "The riverś"),
        ("It is good .", [Action.COPY, Action.COPY, Action.COPY, Action.JOIN], "It is good."),
        ("Yes,it is", [Action.COPY, Action.COPY, Action.SPLIT, Action.COPY], "Yes, it is"),
        ("She recieves it", [Action.COPY, Action.FIX1, Action.COPY], "She receives it"),
        ("RECIEVES", [Action.FIX1], "RECEIVES"),
    ],
)
def test_actions_without_a_piece(writer: EditWriter, sentence: str, actions: list[Action], result: str) -> None:
    assert apply(writer, sentence, [Step(action) for action in actions]) == result


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("She go home", "She goes home"),
        ("I like apple", "I like the apple"),
        ("old bridge was closed", "The old bridge was closed"),
        ("We wait\nfor answer .", "We waited\nfor an answer."),
        ("They  dont know", "They  don't know"),
        ("some thing else", "something else"),
        ("alot of tea", "a lot of tea"),
        ("However it is late", "However, it is late"),
        ("", ""),
        ("¿Que", "Que"),
        ("one two three", "three"),
        ("naïve café 😀", "A naïve café 😀!"),
    ],
)
def test_the_oracles_steps_write_the_target(
    resources: TransducerTables, featurizer: Featurizer, source: str, target: str
) -> None:
    assert oracle_target(resources, featurizer, source)(target) == target


WORDS = ["the", "The", "old", "recieves", "apples", "apple", "don't", "dont", ",", ".", "(", "zqx", "é", "7"]


@given(st.lists(st.sampled_from(WORDS), max_size=8), st.lists(st.sampled_from(WORDS), max_size=8), st.integers())
def test_any_pair_of_sentences(
    resources: TransducerTables, featurizer: Featurizer, left: list[str], right: list[str], seed: int
) -> None:
    rng = random.Random(seed)
    source = "".join(word + rng.choice(["", " "]) for word in left).strip()
    target = "".join(word + rng.choice(["", " "]) for word in right).strip()
    if source:
        assert oracle_target(resources, featurizer, source)(target) == target


def test_lexicon_words_take_the_letter_case_of_the_word_they_replace() -> None:
    assert [in_case_of("receive", model) for model in ("recieve", "Recieve", "RECIEVE")] == [
        "receive", "Receive", "RECEIVE",
    ]  # fmt: skip
    assert in_case_of("Monday", "munday") == "Monday"


@pytest.mark.parametrize(
    ("word", "action", "written"),
    [
        ("like", Action.THIRD_PERSON, "likes"),
        ("Like", Action.ING, "Liking"),
        ("LIKES", Action.PAST, "LIKED"),
        ("travelling", Action.PAST, "travelled"),
        ("traveling", Action.PAST, "traveled"),
        ("travel", Action.ING, "traveling"),
        ("saw", Action.PARTICIPLE, "seen"),
        ("saw", Action.PLURAL, "saws"),
        ("saw", Action.PAST, None),
        ("goed", Action.PARTICIPLE, "gone"),
        ("informations", Action.SINGULAR, "information"),
        ("information", Action.PLURAL, None),
        ("quickly", Action.POSITIVE, "quick"),
        ("quick", Action.ADVERB, "quickly"),
        ("dog", Action.POSSESSIVE, "dog's"),
        ("its", Action.POSSESSIVE, "it's"),
        ("it’s", Action.NO_APOSTROPHE, "its"),
        ("don't", Action.POSSESSIVE, "dont's"),
        ("a", Action.POSSESSIVE, None),
        ("7", Action.PLURAL, None),
    ],
)
def test_words_in_other_forms(word: str, action: Action, written: str | None) -> None:
    assert rewrite(action, word, (), Inflections(FORMS)) == written


def test_actions_that_cannot_be_done_say_so() -> None:
    none = Inflections([])
    assert rewrite(Action.FIX2, "teh", ("the",), none) is None
    with pytest.raises(ValueError, match="piece"):
        rewrite(Action.INSERT, "a", (), none)
