"""The check of words said again."""
