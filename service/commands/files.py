"""Files and streams of the commands: text in UTF-8, in and out."""

import codecs
import sys
from pathlib import Path

from models.errors import InputError


def read(file: str) -> tuple[str, bytes]:
    """The text of a file, line ends as they are, and its byte order mark, which is no part of the text.

    An empty file is a mistake; empty standard input (``-``) is a text without errors.

    Raises:
        InputError: it cannot be read, is empty or is not UTF-8.
    """
    name = "standard input" if file == "-" else file
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except (OSError, ValueError) as error:
        raise InputError(f"{name}: {getattr(error, 'strerror', None) or error}") from error
    if not data and file != "-":
        raise InputError(f"{name}: the file is empty")
    mark = codecs.BOM_UTF8 if data.startswith(codecs.BOM_UTF8) else b""
    try:
        return data.removeprefix(mark).decode("utf-8"), mark
    except UnicodeDecodeError as error:
        raise InputError(f"{name}: not UTF-8 text, byte 0x{data[error.start]:02x} at {error.start}") from error


def write(data: bytes) -> None:
    """Write to standard output, at once."""
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()
