"""Readers of corpora, one file a format: each yields pairs of a sentence and its corrections, or sentences."""
