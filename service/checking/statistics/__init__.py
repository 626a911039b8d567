"""Statistics about a text."""
