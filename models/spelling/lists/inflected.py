"""Words that a dictionary lacks, with one that it has and like which each is inflected: ``inflected.txt``.

Under a heading ``[컴퓨터]`` stand the words that take the endings which the dictionary gives to this one.
"""

from collections.abc import Mapping
from functools import cache

from models.errors import ConfigError
from models.language_folders import data_file

__all__ = ["inflected"]


@cache
def inflected(code: str) -> Mapping[str, str]:
    """The words of a language (BCP 47 without region), each with the one like which it is inflected.

    Raises:
        ConfigError: words stand before the first heading.
    """
    path = data_file(code, "inflected.txt")
    found: dict[str, str] = {}
    model = ""
    for line in path.read_text(encoding="utf-8").splitlines() if path else []:
        if line.startswith("["):
            model = line.strip("[] ")
        elif words := line.partition("#")[0].split():
            if not model:
                raise ConfigError(f"{code}/inflected.txt: {words[0]}: expected a heading [word] before it")
            found |= dict.fromkeys(words, model)
    return found
