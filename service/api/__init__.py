"""The HTTP API: one file for each group of routes, the wire schemas and the one error body."""
