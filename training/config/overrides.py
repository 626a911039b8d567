"""Keys of a recipe that are set on the command line: ``train.stages.0.minutes=5``."""

import tomllib
from itertools import pairwise
from typing import Any

from models.errors import ConfigError


def override(table: dict[str, Any], setting: str) -> None:
    """Set one key of a recipe's table.

    Args:
        table: as read from recipe.toml; it is changed in place.
        setting: ``KEY=VALUE``, the key dotted as in TOML, entries of arrays by their number from 0. The value is
            written as in TOML; a string may go without quotes.

    Raises:
        ConfigError: it has no such form, or an array has no such entry.
    """
    key, equals, text = setting.partition("=")
    where = f"--set {setting}"
    path = _path(key) if equals else []
    if not path:
        raise ConfigError(f"{where}: must be KEY=VALUE, as in train.batch_tokens=3000")
    last = path[-1]
    place: Any = table
    for name, below in pairwise(path):
        place = place.setdefault(name, {}) if isinstance(place, dict) else place[_number(place, name, where)]
        if not isinstance(place, dict | list):
            raise ConfigError(f"{where}: {name} is {place!r}, which has no {below}")
    place[last if isinstance(place, dict) else _number(place, last, where)] = _value(text)


def _path(key: str) -> list[str]:
    """Split a dotted key, whose parts may be quoted."""
    try:
        place = tomllib.loads(f"{key} = 0")
    except tomllib.TOMLDecodeError:
        return []
    path = []
    while isinstance(place, dict) and len(place) == 1:
        [(name, place)] = place.items()
        path.append(name)
    return path


def _number(entries: list[Any], name: str, where: str) -> int:
    if not name.isdecimal() or int(name) >= len(entries):
        numbers = f"0 to {len(entries) - 1}" if entries else "none"
        raise ConfigError(f"{where}: {name}: there is no such entry; the numbers are {numbers}")
    return int(name)


def _value(text: str) -> Any:
    try:
        table = tomllib.loads(f"value = {text}")
    except tomllib.TOMLDecodeError:
        return text
    return table["value"] if len(table) == 1 else text
