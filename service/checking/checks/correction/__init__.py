"""The check by the correction model."""
