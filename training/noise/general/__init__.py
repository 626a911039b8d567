"""Noise for any language: errors learnt from its pairs, forms of a word for one another, slips of hand and ear."""

from training.noise.general.noiser import GeneralNoiser

__all__ = ["GeneralNoiser"]
