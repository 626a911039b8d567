"""The writing checker as a command and, later, as an HTTP service."""
