"""The noiser as training uses it: sentence in, erroneous sentence out."""

import pickle
import re
import time
from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from models.errors import ConfigError, InputError
from training.noise.config import NoiseConfig
from training.noise.lexicon import TABLES
from training.noise.noiser import Noiser

SENTENCES = (TABLES / "en" / "sample.txt").read_text(encoding="utf-8").splitlines()
NOISER = Noiser(NoiseConfig(unchanged=0, chat=0))


def only(rates: Mapping[str, float], **options: float) -> Noiser:
    return Noiser(NoiseConfig(unchanged=0, chat=0, rates=rates, **options))  # type: ignore[arg-type]


def test_makes_errors_in_nearly_every_sentence() -> None:
    changed = [sentence for sentence in SENTENCES if NOISER.corrupt(sentence, Random(5)) != sentence]
    assert len(changed) >= 0.95 * len(SENTENCES)


def test_is_deterministic_by_generator() -> None:
    def run() -> list[str]:
        rng = Random(11)
        noiser = Noiser(NoiseConfig())
        return [noiser.corrupt(sentence, rng) for sentence in SENTENCES]

    assert run() == run()


def test_a_pickled_copy_does_the_same() -> None:
    copy = pickle.loads(pickle.dumps(NOISER))
    for sentence in SENTENCES[:10]:
        assert copy.corrupt(sentence, Random(3)) == NOISER.corrupt(sentence, Random(3))


@given(st.text(), st.integers(0, 2**32))
@example("", 0)
@example("   ", 0)
@example("\u0301\u0301", 1)
@example("'''’’’ a'", 1)
@example("I", 7)
@example("ß ŉ İstanbul ǅ", 2)
@example("don't don’t it's, it’s.", 3)
def test_takes_any_text(text: str, seed: int) -> None:
    result = NOISER.corrupt(text, Random(seed))
    assert bool(result.strip()) == bool(text.strip())


@given(
    st.lists(st.sampled_from([*" ".join(SENTENCES).split(), "—", "(", ")", "e.g.", "U.S.", "-"])), st.integers(0, 99)
)
def test_takes_any_sequence_of_words(words: list[str], seed: int) -> None:
    text = " ".join(words)
    assert bool(NOISER.corrupt(text, Random(seed)).strip()) == bool(text.strip())


@pytest.mark.parametrize(
    "kept",
    [
        "https://example.org/a/the_path?q=in",
        "jane.doe@example.org",
        "`the_name(of)`",
        "C:\\the\\file",
        "#in",
        "3.5kg",
        "v2.0",
    ],
)
def test_leaves_what_is_not_a_word(kept: str) -> None:
    for seed in range(60):
        assert kept in NOISER.corrupt(
            f"I have sent it to {kept} because the file was in the wrong place.", Random(seed)
        )


def test_keeps_other_white_space() -> None:
    for seed in range(40):
        result = NOISER.corrupt("\t She  went home\u00a0again and the children were happy. \n", Random(seed))
        assert result.startswith("\t ")
        assert result.endswith(" \n")


def test_leaves_the_share_unchanged_that_it_is_told_to() -> None:
    rng = Random(1)
    noiser = Noiser(NoiseConfig(unchanged=0.3, chat=0))
    same = sum(noiser.corrupt(sentence, rng) == sentence for sentence in SENTENCES * 15)
    assert 0.26 <= same / (len(SENTENCES) * 15) <= 0.36


def test_makes_only_errors_of_the_types_with_a_rate() -> None:
    final = only({"stops.drop_final": 1})
    assert {final.corrupt("The house is old.", Random(seed)) for seed in range(30)} == {"The house is old"}


def test_an_operation_may_be_turned_off() -> None:
    casing = only({"ORTH": 1, "casing.i": 0})
    assert not any(re.search(r"\bi\b", casing.corrupt("She and I met.", Random(seed))) for seed in range(200))


def test_types_come_as_often_as_their_rates_say() -> None:
    noiser = only({"stops.drop_final": 3, "casing.sentence_start": 1})
    one_error = [noiser.corrupt("Birds sing.", Random(seed)) for seed in range(2000)]
    assert 0.7 <= one_error.count("Birds sing") / len(one_error) <= 0.8
    assert 0.2 <= one_error.count("birds sing.") / len(one_error) <= 0.3


def test_makes_one_error_or_many() -> None:
    noiser = Noiser(NoiseConfig.from_dict({"unchanged": 0, "chat": 0, "errors_per_word": 0.2}))
    text = " ".join(SENTENCES[:3])
    lost = {len(set(text.split()) - set(noiser.corrupt(text, Random(seed)).split())) for seed in range(100)}
    assert min(lost) <= 2
    assert max(lost) >= 10


def test_writes_some_sentences_as_in_a_chat() -> None:
    noiser = Noiser(NoiseConfig.from_dict({"unchanged": 0, "chat": 1, "errors_per_word": 0.01}))
    results = [noiser.corrupt("Yes, I don't think that Ann is here.", Random(seed)) for seed in range(100)]
    assert sum(result.islower() for result in results) > 70
    assert sum(not result.endswith(".") for result in results) > 70
    assert any("dont" in result for result in results)


def test_uses_the_misspellings_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "typos.tsv"
    path.write_text("definately\tdefinitely\nbroken line\n\nrecieve\treceive\n", encoding="utf-8")
    noiser = Noiser(NoiseConfig(unchanged=0, chat=0, rates={"misspelled_words.known": 1}, misspellings=(str(path),)))
    assert noiser.corrupt("Definitely, you will.", Random(1)) == "Definately, you will."


@pytest.mark.parametrize("content", [b"no tabs here\n", b"\xff\xfe\n", b""])
def test_a_bad_file_of_misspellings_is_one_clear_error(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "typos.tsv"
    path.write_bytes(content)
    with pytest.raises(InputError, match=r"typos\.tsv"):
        Noiser(NoiseConfig(misspellings=(str(path),)))


def test_unknown_rates_and_languages_are_errors() -> None:
    with pytest.raises(ConfigError, match=r"'articles\.eat'"):
        Noiser(NoiseConfig(rates={"DET": 1, "articles.eat": 1}))
    with pytest.raises(ConfigError, match="'tlh'"):
        Noiser(NoiseConfig(), language="tlh")


def test_is_fast() -> None:
    """A tenth of the speed wanted: a loaded machine must not fail the test, a slip of an order of magnitude must."""
    rng = Random(1)
    start = time.thread_time()
    for sentence in SENTENCES * 25:
        NOISER.corrupt(sentence, rng)
    assert len(SENTENCES) * 25 / (time.thread_time() - start) > 1000
