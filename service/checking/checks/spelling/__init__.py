"""The check of spelling."""
