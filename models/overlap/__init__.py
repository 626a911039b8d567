"""Passages of a text that also stand in an encyclopedia: fingerprints and the index of them."""
