"""The relay for browsers: holds the API key of an Emend service and lets pages in by client tokens."""
