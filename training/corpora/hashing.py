"""Normalised hashes: the same sentence whatever its case, spacing, punctuation and tokenisation."""

import hashlib

__all__ = ["normalized_hash"]


def normalized_hash(text: str) -> int:
    """Return 64 bits of the BLAKE2 hash of the text's letters and digits, in lower case."""
    letters = "".join(filter(str.isalnum, text.lower()))
    return int.from_bytes(hashlib.blake2b(letters.encode(), digest_size=8).digest(), "little")
