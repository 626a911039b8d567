"""Files and streams of the commands: text in UTF-8, in and out."""

import codecs
import os
import sys
from pathlib import Path

from models.errors import InputError


def read(file: str) -> tuple[str, bytes]:
    """The text of a file, line ends as they are, and its byte order mark, which is no part of the text.

    An empty file is a mistake; empty standard input (``-``) is a text without errors.

    Raises:
        InputError: it cannot be read, is empty or is not UTF-8.
    """
    data = read_bytes(file)
    mark = codecs.BOM_UTF8 if data.startswith(codecs.BOM_UTF8) else b""
    try:
        return data.removeprefix(mark).decode("utf-8"), mark
    except UnicodeDecodeError as error:
        raise not_text(file, error) from error


def read_bytes(file: str) -> bytes:
    """A file, or standard input.

    Raises:
        InputError: it cannot be read, or is an empty file.
    """
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except (OSError, ValueError) as error:
        raise InputError(f"{_shown(file)}: {getattr(error, 'strerror', None) or error}") from error
    if not data and file != "-":
        raise InputError(f"{file}: the file is empty")
    return data


def write_back(path: Path, before: bytes, after: bytes) -> None:
    """Write a file that is still what was read; it stays the same file, with its links, owner and rights.

    Args:
        path: the file.
        before: what was read.
        after: what is to stand there.

    Raises:
        InputError: it has changed meanwhile, or cannot be written; what was read stands there again if the disk was
            full on the way.
    """
    try:
        if path.read_bytes() != before:
            raise InputError(f"{path}: changed meanwhile; nothing was written to it")
        try:
            path.write_bytes(after)
        except OSError:
            if path.read_bytes() != before:
                path.write_bytes(before)
            raise
    except OSError as error:
        raise InputError(f"{path}: {error.strerror}; nothing was written to it") from error


def not_text(file: str, error: UnicodeDecodeError) -> InputError:
    """What to say of a file that is no text in UTF-8."""
    return InputError(f"{_shown(file)}: not UTF-8 text, byte 0x{error.object[error.start]:02x} at {error.start}")


def _shown(file: str) -> str:
    return "standard input" if file == "-" else file


def write(data: bytes) -> None:
    """Write to standard output, at once.

    Raises:
        InputError: it goes to a disk that is full, say.
        BrokenPipeError: nobody reads it any more.
    """
    try:
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        # What could not be written is not to be tried again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise InputError(f"standard output: {error.strerror}") from error
