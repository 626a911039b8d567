"""The command line: ``python -m training STEP``, the steps by what they are about, and what they share."""
