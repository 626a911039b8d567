"""The check of wrong forms of a word."""
