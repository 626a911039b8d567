"""The check of words taken for one another."""
