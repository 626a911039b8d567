"""Words that do not agree, or stand in another case or form than what governs them asks for, in eleven languages."""
