"""Corpora -> clean sentences and pairs to train on."""
