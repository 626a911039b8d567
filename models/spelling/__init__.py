"""Spelling: which words there are, and what a misspelled one was probably meant to be.

Imports go one way: ``letters`` and ``lists``, then ``hunspell``, ``words``, ``suggestions``, and the speller itself.
"""

from models.spelling.words.lexicon import Lexicon

__all__ = ["Lexicon"]
