"""The words of many languages: what their clean text has more than once, and what corrections have."""

from pathlib import Path

from models.spelling.words.word_list import save_words
from training.config.recipe import Recipe
from training.corpora.indexed_lines import Lines
from training.corrector.lexicon.build import count_forms

LEAST_SEEN = 2


def words(recipe: Recipe, work: Path) -> int:
    """Run the step: write the list of words into the work folder, and return their number.

    Raises:
        InputError: ``prepare`` has not run.
    """
    known: set[str] = set()
    for code in recipe.languages:
        lines = Lines(work / code / "clean.train.txt")
        counts = count_forms(lines[i] for i in range(len(lines)))
        known.update(word.lower() for word, count in counts.items() if count >= LEAST_SEEN)
        for path in sorted((work / code / "pairs").glob("*.train.tsv")):
            with path.open(encoding="utf-8") as pairs:
                right = count_forms(line.rstrip("\n").split("\t")[1] for line in pairs)
            known.update(word.lower() for word, count in right.items() if count >= LEAST_SEEN)
    save_words(known, work)
    return len(known)
