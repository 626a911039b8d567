"""The tokenizer step: clean text -> the pieces that the decoder writes and those that the encoder reads."""

from training.corrector.vocabulary.build import train_pieces, train_word_pieces

__all__ = ["train_pieces", "train_word_pieces"]
