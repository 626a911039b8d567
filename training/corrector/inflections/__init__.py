"""The ``inflections`` step: which forms the words of the lexicon have."""
