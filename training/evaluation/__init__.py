"""Metrics of grammatical error correction, baselines, and the ``evaluate`` step."""
