"""Sentences in, corrections with scored edits out."""
