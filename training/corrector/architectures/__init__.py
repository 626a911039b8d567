"""Kinds of models that correct, a folder each; ``training.corrector.train.architecture`` finds them by name."""
