"""The check of words written together."""
