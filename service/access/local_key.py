"""The key of local mode: made once, kept in the data folder, printed at every start."""

from pathlib import Path

from service.access.access import Access
from service.access.errors import AccessDenied
from service.access.files import write_over
from service.access.local_service import KEY_FILE
from service.access.principal import ALL_SCOPES

NAME = "local"


def local_key(folder: Path, access: Access) -> str:
    """The key in a data folder; a new one if there is none, or it is not valid for everything any more.

    Raises:
        OSError: the file cannot be read or written.
    """
    path = folder / KEY_FILE
    try:
        text = path.read_text("ascii", "replace").strip()
        if access.authenticate_token(text).scopes >= ALL_SCOPES:
            return text
    except (FileNotFoundError, AccessDenied):
        pass
    key = access.keys.create(NAME)
    write_over(path, key.text + "\n")
    return key.text
