"""Trains the model that tells words apart that are taken for one another, on right text alone."""
