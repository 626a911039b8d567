import lzma
from pathlib import Path
from random import Random

import pytest

from training.languages.samples import misspelled, piece, samples

SENTENCE = "Ayer vimos una película muy bonita en casa de Elena."


def test_a_piece_stands_together_in_its_sentence() -> None:
    rng = Random(1)
    pieces = [piece(SENTENCE, rng) for _ in range(200)]
    assert all(f" {one} " in f" {SENTENCE} " for one in pieces)
    assert {len(one.split()) for one in pieces} >= {1, 2, 3, 4, 5, 6, 8}


def test_a_piece_is_misspelled_as_people_of_the_language_do() -> None:
    rng = Random(1)
    found = {misspelled(SENTENCE, "es", rng) for _ in range(2_000)}
    assert SENTENCE in found
    assert any("bimos" in text for text in found)
    assert any("pelicula" in text for text in found)
    assert not any("bimos" in misspelled(SENTENCE, "hu", rng) for _ in range(500))


@pytest.mark.parametrize("language", ["es", "sl"])
def test_samples_are_of_text_and_of_the_wrong_sides_of_written_lines(tmp_path: Path, language: str) -> None:
    for name, text in (("tatoeba", "Uno dos tres."), ("commonvoice", "Cuatro cinco.")):
        (tmp_path / "text" / language).mkdir(parents=True, exist_ok=True)
        with lzma.open(tmp_path / "text" / language / f"{name}.txt.xz", "wt") as file:
            file.write(f"{text}\n" * 3)
    (tmp_path / "written" / language).mkdir(parents=True)
    (tmp_path / "written" / language / "01.txt").write_text("{Ocxo=>Ocho} nueve.\n" * 20)
    found = " ".join(samples(language, tmp_path, tmp_path / "none", 1_000, Random(1))).lower()
    assert "cinco" in found
    assert "nueve" in found
    assert "ocho" not in found
    assert ("uno" in found) is (language != "sl")  # that file of the corpora is in another language
