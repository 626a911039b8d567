"""Trains the model that tells forms of words apart, on right text alone."""
