"""Which language a text, or a sentence of it, is in."""
