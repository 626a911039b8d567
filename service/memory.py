"""Bounds what libraries keep, spares the garbage collector what stays, and gives free memory back to the system."""

import ctypes
import gc
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache

__all__ = ["bound_kernels", "for_good", "give_back"]


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


@contextmanager
def for_good() -> Iterator[None]:
    """Keep what is loaded out of garbage collections, each of which would take half a second to go through it."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


@cache
def _trim() -> Callable[[int], int] | None:
    try:
        found = ctypes.CDLL("libc.so.6").malloc_trim
    except (OSError, AttributeError):
        return None
    found.argtypes, found.restype = (ctypes.c_size_t,), ctypes.c_int
    return found
