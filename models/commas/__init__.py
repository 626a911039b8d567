"""Where a comma belongs: a model of the gaps between words (``choice``), asked at the places where grammar wants one.

``context`` is what it sees of a sentence, ``places`` says which gaps are asked and why, from ``openers.toml``.
"""
