"""Word definitions from WordNet."""
