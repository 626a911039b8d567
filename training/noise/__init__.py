"""Noise: a clean sentence in, a plausible erroneous one out, on the fly, for training correction models."""
