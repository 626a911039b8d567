"""``tokenizer``: clean.train.txt -> tokenizer.json, what is written; wordpieces.json, what is read."""

from pathlib import Path

from models.corrector.transducer.vocabulary import Vocabulary
from models.corrector.transducer.wordpieces import WordPieces
from training.config.recipe import Recipe
from training.corrector.encoder.pretrained import ENCODER
from training.corrector.vocabulary.build import train_pieces, train_word_pieces
from training.corrector.vocabulary.sample import sample


def tokenizer(recipe: Recipe, work: Path) -> Vocabulary:
    """Run the step; a pretrained encoder has word pieces of its own, which the encoder step brings.

    Raises:
        InputError: ``prepare`` has not run.
    """
    lines = list(sample(recipe, work, recipe.tokenizer.sample_sentences))
    size = recipe.tokenizer.vocab_size
    vocabulary = Vocabulary(train_pieces(lines, size))
    vocabulary.save(work)
    if recipe.start != ENCODER:
        WordPieces(train_word_pieces(lines, size)).save(work)
    return vocabulary
