"""Hunspell dictionaries: their files, and what tells quickly what they do not have."""
