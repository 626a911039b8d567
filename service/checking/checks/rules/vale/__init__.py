"""Styles of Vale -> rule packs, as far as they go, and what is left out of them and why."""
