"""Alerts of sentences that replicas share in a Redis, so that what one has checked no other one has to."""
