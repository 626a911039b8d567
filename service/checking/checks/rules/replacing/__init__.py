"""From a match to what stands there instead."""
