"""``tokenizer``: clean.train.txt -> tokenizer.json (subword pieces) and words.txt (frequent words)."""

from collections import Counter
from pathlib import Path

from tqdm import tqdm

from models.corrector.transducer.units import split_units
from models.corrector.transducer.vocabulary import SPECIAL_WORDS, Vocabulary
from training.config import Recipe
from training.train.stream import Lines
from training.vocabulary.build import frequent_words, train_pieces

_DEFAULT_WORDS = 30_000


def tokenizer(recipe: Recipe, work: Path) -> Vocabulary:
    """Run the step.

    Raises:
        InputError: ``prepare`` has not run.
    """
    lines = Lines(work / "clean.train.txt")
    number = min(len(lines), recipe.tokenizer.sample_sentences)
    sample = [lines[i] for i in range(number)]
    counts: Counter[str] = Counter()
    for line in tqdm(sample, "count", unit=" sentences", disable=None):
        counts.update(unit.text for unit in split_units(line))
    pieces = train_pieces(sample, recipe.tokenizer.vocab_size)
    rows = int(recipe.model.get("word_rows", _DEFAULT_WORDS))
    vocabulary = Vocabulary(frequent_words(counts, rows - len(SPECIAL_WORDS)), pieces)
    vocabulary.save(work)
    return vocabulary
