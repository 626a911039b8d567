"""Trains the model that tells the language of a few words, from right text and written lines."""
