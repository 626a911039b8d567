"""Which files of tests one process runs, where several share all: what is slow to load is loaded once, not in each."""

from xdist.scheduler import LoadFileScheduling

TOGETHER = {
    "a service": ("tests/clients/", "tests/service/api/", "tests/service/lsp/", "tests/service/socket/"),
    "all dictionaries": ("tests/golden/", "tests/models/spelling/", "tests/service/checking/"),
}
"""Folders by what their tests share: the fixture ``service``; the spellers and correctors of ``tests/shipped.py``."""


class Together(LoadFileScheduling):  # type: ignore[misc]  # the library has no types
    """Gives a process one file after the other, and the files of folders that share something as if they were one."""

    def _split_scope(self, nodeid: str) -> str:
        """What a test is run together with: a name of the table, or its file."""
        return shared_by(super()._split_scope(nodeid))


def shared_by(file: str) -> str:
    """What a file of tests shares with others; the file itself where that is nothing.

    Args:
        file: as pytest names it, seen from the root.
    """
    return next((name for name, folders in TOGETHER.items() if file.startswith(folders)), file)
