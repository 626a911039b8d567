"""Agreement and government where no dictionary tells what forms are: a spelling dictionary and paradigms tell it.

A Hunspell dictionary knows which forms an entry has, not what they are; ``models/languages/<code>/paradigms.toml``
knows by which endings words are declined and conjugated. An entry is of a paradigm where its forms fit.
"""
