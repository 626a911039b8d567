"""How words are written: letters and their cases, syllables, the scripts of India, Korean and Thai."""
