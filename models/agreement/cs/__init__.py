"""Agreement and government in Czech."""
