"""The train step: pairs made on the fly -> batches -> optimiser -> checkpoints."""
