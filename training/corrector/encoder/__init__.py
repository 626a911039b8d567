"""The ``encoder`` step: pretrained weights of the encoder, out of a package's file."""
