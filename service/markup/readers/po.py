"""Translations of GNU gettext: what stands in ``msgstr``; the originals, the header and obsolete entries are left out.

Placeholders, tags and the signs of keyboard shortcuts are kept as they are.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from service.markup.bounded import bounded
from service.markup.marked import FilePieces, MarkedFile, as_code

__all__ = ["read"]

_LINE = re.compile(r"([^\r\n]*)(?:\r\n|\r|\n|$)")
_KEY = re.compile(r"[ \t]*(msgctxt|msgid_plural|msgid|msgstr(?:\[\d+\])?)[ \t]+(?=\")")
_QUOTED = re.compile(r'[ \t]*"((?:[^"\\\r\n]|\\.)*)"[ \t]*$')
_MARK = bounded(
    r"(?P<code>%(?:\(\w+\)|\d+\$)?[-+#0 ]*(?:\d+|\*)?(?:\.\d+)?(?:hh|ll|[hlLzjtq])?[a-zA-Z%]"
    r"|\$?\{\{?[^{}\"\n]*\}?\}|\$\w+|</?[A-Za-z][^<>\n]*>)"
    r"|\\(?P<escape>[ntr\"\\'])|(?P<shortcut>[_&](?=[^\W\d_]))"
)
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r"}


@dataclass(slots=True)
class _Entry:
    """The lines of an entry.

    Attributes:
        original: what is translated; the header translates nothing.
        translations: each as the places of its strings.
    """

    original: str = ""
    translations: list[list[tuple[int, int]]] = field(default_factory=list)


def read(text: str) -> MarkedFile:
    """Take a file apart."""
    pieces = FilePieces(text)
    language = ""
    for entry in _entries(text):
        if not entry.original:
            header = "".join(text[start:end] for one in entry.translations for start, end in one)
            found = re.search(r"(?:^|\\n)Language: *([A-Za-z_@-]+)", header)
            language = language or (found[1].partition("@")[0].replace("_", "-") if found else "")
            continue
        for translation in entry.translations:
            for start, end in translation:
                _string(pieces, text, start, end)
            pieces.end_block()
    return MarkedFile(pieces.parts(), language)


def _entries(text: str) -> Iterator[_Entry]:
    """The entries that are in use."""
    entry = _Entry()
    key = ""
    for line in _LINE.finditer(text):
        shown = line[1]
        if shown.lstrip().startswith("#"):
            key = ""
            continue
        at = line.start()
        if found := _KEY.match(shown):
            if found[1] == "msgctxt" or (found[1] == "msgid" and entry.translations):
                yield entry
                entry = _Entry()
            key = found[1]
            if key.startswith("msgstr"):
                entry.translations.append([])
            at += found.end()
        quoted = _QUOTED.match(text, at, line.start() + len(shown))
        if quoted is None or not key:
            continue
        if key == "msgid":
            entry.original += quoted[1]
        elif key.startswith("msgstr"):
            entry.translations[-1].append(quoted.span(1))
    yield entry


def _string(pieces: FilePieces, text: str, start: int, end: int) -> None:
    """One string: text, escapes and placeholders."""
    at = start
    for mark in _MARK.finditer(text, start, end):
        if mark["shortcut"] and text[mark.start() - 1 : mark.start()].isalnum() and mark["shortcut"] == "_":
            continue
        pieces.text(at, mark.start())
        if mark["code"]:
            seen = "%" if mark["code"] == "%%" else "" if mark["code"][0] == "<" else as_code(mark["code"])
        elif mark["escape"]:
            seen = _ESCAPES.get(mark["escape"], mark["escape"])
        else:
            seen = ""
        pieces.mark(*mark.span(), seen)
        at = mark.end()
    pieces.text(at, end)
