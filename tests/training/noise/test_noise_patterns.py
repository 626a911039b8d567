"""The language of phrase patterns."""

from random import Random

import pytest

from models.errors import ConfigError
from training.noise.lexicon import NoiseLexicon
from training.noise.patterns import parse_pattern
from training.noise.sentence import NoisySentence

LEXICON = NoiseLexicon()


def corrupt(pattern: str, text: str) -> str | None:
    parsed = parse_pattern(pattern, LEXICON)
    sentence = NoisySentence(text, LEXICON)
    for at, word in enumerate(sentence.lower):
        if word in parsed.anchors() and parsed.corrupt(sentence, at, Random(1)):
            return sentence.text
    return None


@pytest.mark.parametrize(
    ("pattern", "right", "wrong"),
    [
        ("PREP: listen* to => listen*", "She listened to us.", "She listened us."),
        ("VERB: make* a mistake => do* a mistake", "He is making a mistake.", "He is doing a mistake."),
        ("VERB: make* a mistake => do* a mistake", "Make a mistake!", "Do a mistake!"),
        ("VERB:FORM: enjoy* <VBG> => enjoy* to <VB>", "We enjoy swimming.", "We enjoy to swim."),
        (
            "OTHER: explain* <NP> to <PRP> => explain* <PRP> <NP>",
            "I explained the old rule to him.",
            "I explained him the old rule.",
        ),
        ("OTHER: one of the <NNS> => one of the <NN>", "One of the boys left.", "One of the boy left."),
        ("PREP: for <CD> years => since <CD> years", "For two years, he slept.", "Since two years, he slept."),
        ("OTHER: the United States => United States", "In the United States.", "In United States."),
    ],
)
def test_matches_and_fills_in(pattern: str, right: str, wrong: str) -> None:
    assert corrupt(pattern, right) == wrong


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        ("PREP: listen* to => listen*", "Listen, to be fair."),
        ("PREP: listen* to => listen*", "He heard the listener to the end."),
        ("VERB:FORM: enjoy* <VBG> => enjoy* to <VB>", "We enjoy it."),
    ],
)
def test_matches_nothing_else(pattern: str, text: str) -> None:
    assert corrupt(pattern, text) is None


@pytest.mark.parametrize("line", ["PREP: a b", "PREP: <NN> => <NN>", "PREP: a => <NN>", "PREP: a => b |  | c"])
def test_what_is_no_pattern_is_an_error(line: str) -> None:
    with pytest.raises(ConfigError, match="not a pattern"):
        parse_pattern(line, LEXICON)
