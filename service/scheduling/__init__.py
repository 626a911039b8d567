"""One scheduler for the jobs of all requests: fair batches, a bounded queue and a cache, apart from the event loop."""
