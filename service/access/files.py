"""Small files that hold a secret: readable by their owner alone, and never half written."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def write_new(path: Path, text: str) -> bool:
    """Write a file unless it exists, and say whether it was written; of two processes at once, one writes."""
    with _complete(path, text) as temporary:
        try:
            # A link, unlike a rename, fails where the name is taken.
            os.link(temporary, path)
        except FileExistsError:
            return False
    return True


def write_over(path: Path, text: str) -> None:
    """Write a file in the place of what was there."""
    with _complete(path, text) as temporary:
        temporary.replace(path)


@contextmanager
def _complete(path: Path, text: str) -> Iterator[Path]:
    import tempfile

    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    # Files of this kind have mode 0600 from the start.
    descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        yield temporary
    finally:
        temporary.unlink(missing_ok=True)
