"""Training data for the edit transducer: pairs of sentences -> the actions that turn one into the other."""
