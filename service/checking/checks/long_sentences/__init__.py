"""The check of sentences that are too long."""
