"""Programs: the prose of their comments, and the strings that people read."""
