"""Noun phrases whose words do not agree, or that stand in another case than what governs them asks for."""
