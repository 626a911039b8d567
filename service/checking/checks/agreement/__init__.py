"""Words that do not agree, or stand in another case than what governs them asks for, in four Slavic languages."""
