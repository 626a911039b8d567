"""Words taken for one another in sentences of our own, ``confusions/<code>.txt``, with the models that ship."""

from pathlib import Path

import pytest

from models.confusions.loading import word_choices
from models.confusions.sets import confusions
from models.language_folders import language_tables
from service.checking.categories import BY_KEY
from service.checking.checks.confusions.check import ConfusedWords
from service.checking.sentences import SentenceText
from tests.service.checking.checks.marked import Line, lines
from tests.shipped import RESOURCES

FOLDER = Path(__file__).parent
CODES = sorted(path.stem for path in FOLDER.glob("*.txt"))
LINES = [(code, line) for code in CODES for line in lines(FOLDER / f"{code}.txt")]
CHECK = ConfusedWords(RESOURCES)


def found(text: str, code: str) -> dict[str, str]:
    """The words that are taken for others, each with what is probably meant."""
    [alerts] = CHECK.check([SentenceText.of(text, code)])
    return {text[alert.offset : alert.end]: alert.replacements[0] for alert in alerts}


@pytest.mark.parametrize(("code", "line"), LINES)
def test_what_is_meant_is_found(code: str, line: Line) -> None:
    assert found(line.text, code) == line.meant


@pytest.mark.parametrize(("code", "line"), [(code, line) for code, line in LINES if line.meant])
def test_what_is_right_is_left_alone(code: str, line: Line) -> None:
    assert found(line.right, code) == {}


def test_every_language_with_sets_has_a_model_and_sentences() -> None:
    with_sets = [code for code in language_tables() if confusions(code).of]
    assert [code for code in language_tables() if word_choices.covers(code)] == with_sets
    assert with_sets == CODES


@pytest.mark.parametrize("code", CODES)
def test_model_and_sets_belong_together(code: str) -> None:
    pairs = [pair for own in confusions(code).of.values() for pair in own]
    choice = word_choices.of(code)
    assert choice.language == code
    assert confusions(code).targets.keys() <= choice.targets.keys()
    assert choice.thresholds
    assert set(choice.thresholds) <= {pair.key for pair in pairs}
    assert min(choice.thresholds.values()) >= 3.0
    assert f"# {code}-confusions" in (word_choices.folder_of(code) / "MODEL_CARD.md").read_text("utf-8")


@pytest.mark.parametrize("code", CODES)
def test_every_word_has_a_meaning_and_every_pair_stands_once(code: str) -> None:
    pairs = [pair for own in confusions(code).of.values() for pair in own]
    assert len({(pair.written, pair.meant) for pair in pairs}) == len(pairs)
    assert all(pair.message or (pair.written_gloss and pair.meant_gloss) for pair in pairs)
    assert all(pair.category in BY_KEY for pair in pairs)
    assert all(word == word.lower() for word in confusions(code).of)
