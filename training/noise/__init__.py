"""Noise: a clean sentence in, a plausible erroneous one out, on the fly, for training correction models."""

from training.noise.config import NoiseConfig
from training.noise.noiser import Noiser

__all__ = ["NoiseConfig", "Noiser"]
