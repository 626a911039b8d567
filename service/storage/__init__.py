"""What the service remembers: keys, their usage and their personal words, in SQLite or PostgreSQL."""
