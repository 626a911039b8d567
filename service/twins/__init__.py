"""Processes forked from the service, with its models in memory, that take their share of the sentences it checks."""
