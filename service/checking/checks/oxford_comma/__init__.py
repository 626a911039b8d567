"""The check of the comma before the last member of a list."""
