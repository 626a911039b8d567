"""What training wants of the process it runs in; what the environment says already is left as it is."""

import ctypes
import os
import platform

_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3
"""Names of glibc's ``mallopt`` for what MALLOC_TRIM_THRESHOLD_ and MALLOC_MMAP_THRESHOLD_ set."""
_LARGEST = (1 << 30, 1 << 25)
"""Bytes of a block from which the system is asked for pages of its own; older versions of glibc take the second."""


def prepare_process() -> None:
    """Let waiting threads sleep, and the allocator keep its pages; to be called before torch is imported.

    Threads that wait in a loop take the time of those that work wherever another process is busy. Each training step
    allocates the same hundreds of megabytes: given back to the system and asked for again, each page is cleared anew.
    """
    os.environ.setdefault("OMP_WAIT_POLICY", "passive")
    keep_pages()


def keep_pages() -> bool:
    """Have freed memory stay with the process; return whether the C library can (glibc)."""
    if platform.libc_ver()[0] != "glibc" or {"MALLOC_TRIM_THRESHOLD_", "MALLOC_MMAP_THRESHOLD_"} & os.environ.keys():
        return False
    set_option = ctypes.CDLL(None).mallopt
    return bool(set_option(_TRIM_THRESHOLD, -1)) and any(set_option(_MMAP_THRESHOLD, size) for size in _LARGEST)
