"""Where files of the service are, for those who need nothing else of its settings."""

import os
from pathlib import Path

__all__ = ["data_folder", "usual_data_folder"]


def usual_data_folder() -> Path:
    """Where the XDG Base Directory Specification puts an application's data."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "emend"


def data_folder() -> Path:
    """The folder of the setting ``data_dir``, without the second that reading all settings takes."""
    return Path(os.environ.get("EMEND_DATA_DIR") or usual_data_folder())
