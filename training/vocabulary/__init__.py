"""The tokenizer step: clean text -> subword vocabulary and the list of frequent words."""

from training.vocabulary.build import frequent_words, train_pieces

__all__ = ["frequent_words", "train_pieces"]
