"""Alerts of one sentence that belong together: whether their replacements stand side by side, and what does."""
