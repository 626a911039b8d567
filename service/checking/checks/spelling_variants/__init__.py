"""The check of words that are spelled in two ways."""
