"""The rule packs as they are written, and the list of all rules."""
