"""Tags, lemmas and dependency trees of English sentences."""
