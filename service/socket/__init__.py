"""Checking while somebody types: the protocol ``checker.v1`` over a WebSocket."""
