"""The learning rate over a stage."""

import math

from training.config.training import Stage


def progress(stage: Stage, steps: int, seconds: float) -> float:
    """Return how much of a stage is done, in [0, 1], by its steps or by its minutes."""
    done = steps / stage.steps if stage.steps else seconds / (60 * stage.minutes)
    return min(1.0, done)


def learning_rate(stage: Stage, steps: int, seconds: float) -> float:
    """Return the rate for the next step: linear warm-up, then a cosine down to the final rate."""
    low, high = stage.final_learning_rate, stage.learning_rate
    rate = low + (high - low) * (1 + math.cos(math.pi * progress(stage, steps, seconds))) / 2
    return rate * min(1.0, (steps + 1) / stage.warmup_steps) if stage.warmup_steps else rate
