"""Commas that clauses want, and commas where a sentence ends."""
