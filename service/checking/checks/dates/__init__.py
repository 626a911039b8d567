"""The check of dates that cannot be."""
