import shutil
from pathlib import Path

import pytest

from models.choice.stored import CONFIG, VOCABULARY, WEIGHTS
from models.confusions.choice import WordChoice
from models.confusions.confusion import Candidate
from models.confusions.loading import word_choices
from models.confusions.sets import confusions
from models.errors import ModelError

CHOICE = word_choices.of("en")


def asked(text: str, written: str, meant: str) -> tuple[str, Candidate]:
    """The place of a word in a sentence, and what may be meant."""
    [candidate] = [
        one for one in confusions("en").found(text) if (one.confusion.written, one.confusion.meant) == (written, meant)
    ]
    return text, candidate


@pytest.mark.parametrize(
    ("text", "written", "meant"),
    [
        ("The dog wagged it's tail.", "it's", "its"),
        ("She is taller then her brother.", "then", "than"),
        ("They left there coats in the hall.", "there", "their"),
    ],
)
def test_the_word_that_is_meant_is_more_likely(text: str, written: str, meant: str) -> None:
    right = text.replace(written, meant, 1)
    wrong_odds, right_odds = CHOICE.odds([asked(text, written, meant), asked(right, meant, written)])
    assert wrong_odds > 2
    assert right_odds == pytest.approx(-wrong_odds)  # what stands in the place is not seen


def test_a_sentence_gets_the_same_odds_in_any_company() -> None:
    one = asked("Their is nothing to do.", "their", "there")
    other = asked("I want to go.", "to", "too")
    alone = [CHOICE.odds([each])[0] for each in (one, other, one)]
    assert CHOICE.odds([one, other, one]).tolist() == pytest.approx(alone, abs=1e-4)
    assert CHOICE.odds([]).tolist() == []


def test_all_words_of_the_sets_are_known() -> None:
    assert confusions("en").targets.keys() <= set(CHOICE.targets)
    assert CHOICE.language == "en"


@pytest.mark.parametrize("name", [CONFIG, VOCABULARY, WEIGHTS])
def test_a_missing_or_damaged_file_is_said(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "model"
    shutil.copytree(word_choices.folder_of("en"), folder)
    (folder / name).unlink()
    with pytest.raises(ModelError, match="missing or damaged"):
        WordChoice.load(folder)
    if name != VOCABULARY:
        (folder / name).write_bytes(b"{")
        with pytest.raises(ModelError, match="missing or damaged"):
            WordChoice.load(folder)
