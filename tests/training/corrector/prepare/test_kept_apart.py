from pathlib import Path

from training.corpora.hashing import normalized_hash
from training.corrector.prepare.kept_apart import hashes_of


def test_hash_sees_letters_and_digits_only() -> None:
    assert normalized_hash("I can't, at 5!") == normalized_hash("i ca n't at 5")
    assert normalized_hash("I can't, at 5!") != normalized_hash("I can't, at 6!")
    assert normalized_hash("Élan") != normalized_hash("Elan")


def test_everything_in_evaluation_files_is_hashed(tmp_path: Path) -> None:
    table = tmp_path / "a.tsv"
    table.write_text("He go home. He sleep.\tHe goes home. He sleeps.\tHe went home.\n", encoding="utf-8")
    gold = tmp_path / "a.m2"
    gold.write_text("S She run .\nA 1 2|||R:VERB:SVA|||runs|||REQUIRED|||-NONE-|||0\n", encoding="utf-8")
    prose = tmp_path / "a.txt"
    prose.write_text("One sentence here.\n\nTwo more. And a third.\n", encoding="utf-8")
    known = hashes_of([table, gold, prose])
    for text in (
        "He go home. He sleep.",
        "He go home.",
        "He sleeps.",
        "He went home.",
        "She run.",
        "She runs.",
        "One sentence here.",
        "Two more. And a third.",
        "And a third!",
    ):
        assert normalized_hash(text) in known, text
    assert normalized_hash("He ran home.") not in known
