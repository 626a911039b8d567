"""The words that the holder of a key wants accepted."""
