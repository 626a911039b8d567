"""``emend languages``: the languages that are known, and what their texts are checked by here."""

import json
from typing import Annotated

import typer

from service.commands.files import write

__all__ = ["languages"]


def languages(as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False) -> None:
    """Print every language, and what its texts are checked by here."""
    from service.checking import checks as package
    from service.checking.check import discover
    from service.checking.known_languages import known_languages
    from service.commands.without import without
    from service.loading import resources_of
    from service.settings import Settings

    with without("torch"):
        resources = resources_of(Settings.load())
        checks = sorted((check(resources) for check in discover(package)), key=lambda check: check.name)
        found = [
            (one.code, one.name, one.variants, [check.name for check in checks if check.covers(one.code)])
            for one in known_languages().values()
        ]
    if as_json:
        names = ("code", "name", "variants", "checks")
        listed = [dict(zip(names, one, strict=True)) for one in found]
        write((json.dumps(listed, ensure_ascii=False, indent=2) + "\n").encode())
        return
    everywhere = set.intersection(*(set(one[3]) for one in found))
    lines = [
        f"{code:<8} {name:<28} {', '.join(one for one in by if one not in everywhere)}" for code, name, _, by in found
    ]
    lines.append(f"All of them: {', '.join(sorted(everywhere))}.")
    write("".join(f"{line.rstrip()}\n" for line in lines).encode())
