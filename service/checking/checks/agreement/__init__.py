"""Words that do not agree, or stand in another case than what governs them asks for, in Polish, Russian and the Romance languages."""
