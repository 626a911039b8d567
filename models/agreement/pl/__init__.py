"""Agreement and government in Polish."""
