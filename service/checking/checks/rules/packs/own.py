"""Packs of one's own: folders that a setting names, and those of installed Python packages."""

import hashlib
import re
from collections.abc import Iterable
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from models.errors import ConfigError
from models.languages.tags import languages
from service.checking.checks.rules.packs.pack import OURS, Pack
from service.checking.checks.rules.packs.packs import ANY, folders

__all__ = ["GROUP", "every_pack", "pack_of", "packs_installed"]

GROUP = "emend.rules"
"""The group of entry points by which a Python package brings a pack: ``acme = "acme_rules"``."""
_NAME = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")


def pack_of(folder: Path) -> Pack:
    """The pack in a folder, called like it; another one when its files have changed.

    Raises:
        ConfigError: there is no folder of rules, or it has no name for a pack.
    """
    root = folder.expanduser().resolve()
    files = [(file.as_posix(), file.stat().st_mtime_ns, file.stat().st_size) for file in sorted(root.rglob("*.toml"))]
    state = hashlib.sha256(repr(files).encode("utf-8", "surrogateescape")).hexdigest()
    return _checked(Pack(root.name.lower().replace("_", "-").replace(" ", "-"), root, state), folder)


def packs_installed() -> tuple[Pack, ...]:
    """The packs of installed Python packages, by name; none of their code is run.

    Raises:
        ConfigError: a package names a folder of rules that is none.
    """
    found = []
    for entry in sorted(entry_points(group=GROUP), key=lambda one: (one.name, one.value)):
        source = f"the entry point {entry.name} = {entry.value} of the group {GROUP}"
        try:
            spec = find_spec(entry.module)
        except (ImportError, ValueError) as error:
            raise ConfigError(f"{source}: {error}") from error
        places = list(spec.submodule_search_locations or ()) if spec is not None else []
        if not places:
            raise ConfigError(f"{source}: {entry.module} is no package that is installed")
        found.append(_checked(Pack(entry.name, Path(places[0]).resolve()), source))
    return tuple(found)


def every_pack(named: Iterable[Path] = (), *, installed: bool = True) -> tuple[Pack, ...]:
    """Our pack, those that are installed, and those in folders; a folder that is named twice counts once.

    Raises:
        ConfigError: one of them is none, or two have one name.
    """
    found = [OURS, *(packs_installed() if installed else ()), *(pack_of(folder) for folder in named)]
    packs: dict[str, Pack] = {}
    for pack in found:
        other = packs.setdefault(pack.name, pack)
        if other.root != pack.root:
            raise ConfigError(f"two packs of rules are called {pack.name}: {other.root} and {pack.root}")
    return tuple(packs.values())


def _checked(pack: Pack, source: object) -> Pack:
    """The pack, if it is one.

    Raises:
        ConfigError: it is none; the message says why.
    """
    if not pack.root.is_dir():
        raise ConfigError(f"{source}: there is no such folder")
    if not _NAME.fullmatch(pack.name):
        raise ConfigError(
            f"{source}: a pack of rules has a name of the letters a to z, digits and hyphens, not “{pack.name}”"
        )
    known = folders(pack)
    outside = min((path.name for path in pack.root.glob("*.toml")), default="")
    if outside or not known:
        what = f"{outside} stands outside one" if outside else "there is none"
        raise ConfigError(f"{source}: rules stand in a folder for their language, as in en/terms.toml; {what}")
    for language in known:
        if language != ANY and language not in languages():
            raise ConfigError(f"{pack.root / language}: there is no language “{language}”, nor is it “{ANY}”")
    return pack
