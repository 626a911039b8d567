"""Learnt noise: errors counted in marked sentences with their contexts, sampled over clean text."""

from training.noise.learnt.loading import load
from training.noise.learnt.noise import LearntNoise

__all__ = ["LearntNoise", "load"]
