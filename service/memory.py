"""Bounds what libraries keep, and gives memory back to the system that the C library keeps although it is free."""

import ctypes
import os
from collections.abc import Callable
from functools import cache

__all__ = ["bound_kernels", "give_back"]


def bound_kernels(number: int) -> None:
    """Have oneDNN keep so many of the kernels that it compiles, one for each shape that a model meets.

    It keeps 1,024 by itself, which can take a gigabyte. To be called before a model computes for the first time; what
    the environment says already is left as it is.
    """
    os.environ.setdefault("ONEDNN_PRIMITIVE_CACHE_CAPACITY", str(number))


def give_back() -> None:
    """Have glibc return its free pages (``malloc_trim``); does nothing under another C library. Takes milliseconds."""
    trim = _trim()
    if trim is not None:
        trim(0)


@cache
def _trim() -> Callable[[int], int] | None:
    try:
        found = ctypes.CDLL("libc.so.6").malloc_trim
    except (OSError, AttributeError):
        return None
    found.argtypes, found.restype = (ctypes.c_size_t,), ctypes.c_int
    return found
