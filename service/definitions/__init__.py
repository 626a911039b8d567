"""Word definitions: WordNet's, and entries of our own."""
