"""The pattern language: from its source to what matches tokens."""
