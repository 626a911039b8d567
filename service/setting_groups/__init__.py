"""The settings, declared by groups."""
