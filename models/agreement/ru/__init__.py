"""Agreement and government in Russian."""
