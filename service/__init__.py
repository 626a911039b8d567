"""The writing checker as an HTTP service and as a command."""
