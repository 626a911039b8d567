"""What may be wrong with a pattern."""


class PatternError(Exception):
    """What is wrong with a pattern."""
