"""Trains the model that corrects sentences, from corpora to the folder that ships; see `models.corrector`."""
