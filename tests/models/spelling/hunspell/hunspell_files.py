"""Hunspell dictionaries made for a test."""

from pathlib import Path

AFFIXES = "SET {encoding}\nTRY esianrt\nSFX S Y 1\nSFX S 0 s .\n"


def write(folder: Path, name: str, words: str, encoding: str = "UTF-8", rules: str = "") -> Path:
    """Write the words between spaces; those with ``/S`` have a form in ``-s``. Returns the ``.dic`` file."""
    lines = words.split()
    affixes = AFFIXES.format(encoding=encoding.removesuffix("-SIG")) + rules
    (folder / f"{name}.aff").write_text(affixes, encoding=encoding)
    (folder / f"{name}.dic").write_text("\n".join([str(len(lines)), *lines]) + "\n", encoding=encoding)
    return folder / f"{name}.dic"
