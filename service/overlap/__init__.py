"""Makes the index of an encyclopedia from its dumps."""
