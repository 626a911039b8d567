"""The check of passages copied from an encyclopedia."""
