"""The formats of files, by name and by file ending."""

from collections.abc import Callable, Mapping
from pathlib import PurePath

from service.checking.parts import Part

__all__ = ["ENDINGS", "FORMATS", "format_of", "parts_of"]


def _plain(text: str) -> list[Part]:
    return [Part(text)] if text else []


def _markdown(text: str) -> list[Part]:
    from service.markup.markdown import markdown_parts

    return markdown_parts(text)


def _mdx(text: str) -> list[Part]:
    from service.markup.markdown import markdown_parts

    return markdown_parts(text, mdx=True)


FORMATS: Mapping[str, Callable[[str], list[Part]]] = {"plain": _plain, "markdown": _markdown, "mdx": _mdx}
"""Each takes a file apart: what is text in it, and what is markup."""

ENDINGS: Mapping[str, str] = {
    ".txt": "plain",
    ".text": "plain",
    ".md": "markdown",
    ".markdown": "markdown",
    ".mdx": "mdx",
}
"""The formats of the files that are found in folders; every other file has to be named, and is plain."""


def format_of(name: str) -> str | None:
    """The format that a file's ending tells, None where it tells none."""
    return ENDINGS.get(PurePath(name).suffix.lower())


def parts_of(text: str, name: str) -> list[Part]:
    """A file in the parts of the format ``name``."""
    return FORMATS[name](text)
