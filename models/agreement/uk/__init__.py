"""Agreement and government in Ukrainian."""
