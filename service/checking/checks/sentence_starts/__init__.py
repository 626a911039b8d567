"""The check of sentences that begin with a small letter."""
