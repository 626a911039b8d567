"""The packs of rules that hold where a command is run: ours, installed ones, those of settings and of the project."""

import os
from pathlib import Path

from service.checking.checks.rules.packs.own import every_pack, pack_of
from service.checking.checks.rules.packs.pack import Pack
from service.project.settings import load, nearest

__all__ = ["named_pack", "packs_here"]


def packs_here() -> tuple[Pack, ...]:
    """Ours and those besides, each once.

    Raises:
        ConfigError: a folder that is named has no rules, or settings cannot be read.
    """
    named = (part.strip() for part in os.environ.get("EMEND_RULES", "").split(","))
    folders = [Path(part) for part in named if part]  # without the second that reading all settings takes
    return every_pack([*folders, *load(nearest(Path.cwd())).rule_folders()])


def named_pack(name: str, packs: tuple[Pack, ...]) -> Pack | None:
    """The pack whose folder or name it is; None for the name of something else.

    Raises:
        ConfigError: it is the folder of a pack that is not as it should be.
    """
    folder = Path(name).expanduser()
    known = {pack.root: pack for pack in packs}
    if folder.is_dir() and any(folder.rglob("*.toml")):
        root = folder.resolve()
        inside = next((pack for pack in packs if root.is_relative_to(pack.root)), None)
        if inside is not None:
            return known.get(root)
        return pack_of(folder)
    return next((pack for pack in packs if pack.name == name), None) if name else None
