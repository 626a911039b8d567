"""The lines of a text file, plain or compressed, with every way it can be unreadable turned into one clear error."""

import gzip
import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from models.errors import InputError


def read_lines(path: Path) -> Iterator[tuple[int, str]]:
    """Yield (line number from 1, line without its end); ``.xz`` and ``.gz`` are decompressed.

    Raises:
        InputError: the file is missing, a folder, unreadable, not UTF-8, damaged, or empty.
    """
    number = 0
    try:
        with _open(path) as stream:
            for number, raw in enumerate(stream, start=1):
                line = raw.decode("utf-8-sig" if number == 1 else "utf-8")
                yield number, line.rstrip("\r\n")
    except UnicodeDecodeError as error:
        raise InputError(f"{path}, line {number}: not UTF-8 ({error.reason})") from error
    except FileNotFoundError as error:
        raise InputError(f"{path}: no such file") from error
    except (lzma.LZMAError, EOFError, gzip.BadGzipFile) as error:
        raise InputError(f"{path}: damaged compressed file ({error})") from error
    except OSError as error:
        raise InputError(f"{path}: cannot be read ({error.strerror or error})") from error
    if number == 0:
        raise InputError(f"{path}: the file is empty")


def _open(path: Path) -> IO[bytes]:
    if path.suffix == ".xz":
        return lzma.open(path, "rb")
    if path.suffix == ".gz":
        return gzip.open(path, "rb")  # type: ignore[return-value]
    return path.open("rb")


def read_text(path: Path) -> str:
    """Return the whole text of a file; raises like ``read_lines``."""
    return "\n".join(line for _, line in read_lines(path))
