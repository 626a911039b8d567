"""The spelling lexicon: which words there are, and what a misspelled one was probably meant to be."""

from models.spelling.lexicon import Lexicon

__all__ = ["Lexicon"]
