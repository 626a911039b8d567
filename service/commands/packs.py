"""The packs of rules that hold where a command is run: ours, installed ones, those of settings and of the project."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

from service.checking.checks.rules.packs.own import every_pack, pack_of
from service.checking.checks.rules.packs.pack import Pack
from service.project.settings import ProjectSettings, load, nearest

if TYPE_CHECKING:
    from service.project.checking.checked import Service

__all__ = ["named_pack", "packs_here", "with_rules"]


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


def with_rules(service: "Service", project: ProjectSettings) -> "Service":
    """A service that finds what the rules of a project's packs describe as well.

    Raises:
        ConfigError: one of the packs is not as it should be; the message names file and line.
    """
    from service.commands.tagging import load_inflections, tag
    from service.project.checking.own_rules import ServiceWithRules

    _, *packs = every_pack(project.rule_folders(), installed=False)
    load_inflections()
    return ServiceWithRules(service, packs, tag)
