"""What is worked out of files that ship is kept on disk, so that the next start reads it in place of working it out.

What is kept is as Python keeps its compiled modules: values of plain types, by ``marshal``, in a folder of the user's
own. A file counts for exactly the contents it was made of, and for the interpreter that made it; one that is missing
or damaged, or a folder that cannot be written to, costs time and nothing else.
"""

import marshal
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from hashlib import blake2b
from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import Any, TypeVar, cast

__all__ = ["keep_in", "mapped", "packed", "prepared", "unpacked", "usual_folder"]

_DIGEST = 16
_UNUSED_SECONDS = 30 * 24 * 3600
"""After so long without use a file is removed when another of its name is written."""
_NOTED_SECONDS = 24 * 3600
"""How exactly it is known when a file was used last."""
_ENDING, _MAPPED = ".prepared", ".mapped"

Value = TypeVar("Value")

_chosen: Path | None = None


def usual_folder() -> Path:
    """Where the XDG Base Directory Specification puts what can be made anew; ``EMEND_CACHE_DIR`` stands above it."""
    named = os.environ.get("EMEND_CACHE_DIR")
    return Path(named) if named else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "emend"


def keep_in(folder: Path) -> None:
    """Keep files there from now on."""
    global _chosen
    _chosen = folder


def prepared(name: str, sources: Iterable[Path], build: Callable[[], Value], given: str = "") -> Value:
    """What ``build`` returns, from the disk where it was kept.

    Args:
        name: what it is called on disk.
        sources: the files that it depends on, with those of the code that builds it.
        build: works it out. The value is made of None, numbers, texts, bytes, tuples, lists, dictionaries and sets.
        given: what it depends on besides.
    """
    path = _path_of(name, sources, given, _ENDING)
    if path is None:
        return build()
    found = _read(path)
    if found is not None:
        return cast(Value, found[0])
    value = build()
    with suppress(OSError):
        content = marshal.dumps(cast(Any, (value,)))
        _write(path, _sum(content), content)
    return value


def packed(value: object) -> bytes:
    """A part of what is kept as bytes, which need not be read before somebody asks for it."""
    return marshal.dumps(cast(Any, value))


def unpacked(content: bytes) -> Any:
    """That part."""
    return marshal.loads(content)  # noqa: S302 - as of Python's own compiled modules


def mapped(name: str, sources: Iterable[Path], build: Callable[[], bytes], given: str = "") -> memoryview:
    """The bytes that ``build`` returns, mapped from the disk where they were kept: what is never read takes no memory.

    The arguments are those of `prepared`.
    """
    path = _path_of(name, sources, given, _MAPPED)
    if path is None:
        return memoryview(build())
    found = _map(path)
    if found is None:
        content = build()
        with suppress(OSError):
            _write(path, len(content).to_bytes(_DIGEST, "little"), content)
        found = _map(path)
        if found is None:
            return memoryview(content)
    return found


def _path_of(name: str, sources: Iterable[Path], given: str, ending: str) -> Path | None:
    """Where something is kept; None where a source is missing, which ``build`` tells of, or there is no home."""
    try:
        return (_chosen or usual_folder()) / f"{name}-{_digest_of(sources, given)}{ending}"
    except (OSError, RuntimeError):
        return None


def _digest_of(sources: Iterable[Path], given: str) -> str:
    made_by = f"{sys.implementation.cache_tag} {sys.hexversion} {marshal.version} {sys.byteorder} {given}"
    digest = blake2b(made_by.encode(), digest_size=_DIGEST)
    for path in sources:
        content = path.read_bytes()
        digest.update(f"\0{path.name}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def _sum(content: bytes) -> bytes:
    return blake2b(content, digest_size=_DIGEST).digest()


def _read(path: Path) -> tuple[object] | None:
    """What a file holds, as a tuple of one; None where it is missing or damaged."""
    try:
        content = path.read_bytes()
        _note_use(path)
    except OSError:
        return None
    rest = content[_DIGEST:]
    if content[:_DIGEST] != _sum(rest):
        return None
    found: tuple[object] = marshal.loads(rest)  # noqa: S302 - as of Python's own compiled modules
    return found


def _map(path: Path) -> memoryview | None:
    """What a file holds; None where it is missing or cut off."""
    try:
        with path.open("rb") as file:
            content = memoryview(mmap(file.fileno(), 0, access=ACCESS_READ))
        _note_use(path)
    except (OSError, ValueError):
        return None
    size = int.from_bytes(content[:_DIGEST], "little")
    return content[_DIGEST:] if len(content) == _DIGEST + size else None


def _note_use(path: Path) -> None:
    """Remember when a file was used last, where one may: not in the folder of another user, nor on a read-only disk."""
    if time.time() - path.stat().st_mtime > _NOTED_SECONDS:
        with suppress(OSError):
            os.utime(path)


def _write(path: Path, head: bytes, content: bytes) -> None:
    """Write a file in one step, and remove those of its name that nobody has used for long."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=path.stem, delete=False) as out:
        try:
            out.write(head)
            out.write(content)
            out.flush()
            Path(out.name).replace(path)
        except BaseException:
            Path(out.name).unlink()
            raise
    old = time.time() - _UNUSED_SECONDS
    name = path.stem[: -2 * _DIGEST]
    for other in path.parent.glob(f"{name}*{path.suffix}"):
        if len(other.name) == len(path.name) and other.stat().st_mtime < old:
            other.unlink(missing_ok=True)
