"""The road from a text to alerts."""
