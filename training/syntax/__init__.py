"""Trains the English syntax pipeline that types edits, from Universal Dependencies treebanks."""
