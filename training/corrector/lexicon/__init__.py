"""The lexicon step: word forms counted in clean text, and lists of real misspellings -> the spelling lexicon."""

from training.corrector.lexicon.build import build_lexicon, count_forms, read_misspellings

__all__ = ["build_lexicon", "count_forms", "read_misspellings"]
