"""What operators see: JSON logs, Prometheus metrics and the time a request took. No text of a user is in any of it."""
