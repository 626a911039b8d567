"""OpenDocument texts (ISO/IEC 26300): body, notes, text boxes, headers and footers.

Deleted text of tracked changes, remarks, formulas and paragraphs and stretches whose style comes from one of code are
left out.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from service.markup.errors import UnreadableError
from service.markup.marked import names
from service.markup.office.document import OfficeDocument
from service.markup.office.package import Package
from service.markup.office.schema import Schema

__all__ = ["opened"]

_BODY = "content.xml"
_STYLES = "styles.xml"
_CODE_STYLE = re.compile(r"code|source|preformat|verbatim|listing|teletype", re.IGNORECASE)
_STYLE = re.compile(rb"<style:style\b[^>]*>")
_NAME = re.compile(rb'style:name="([^"]*)"')
_PARENT = re.compile(rb'style:parent-style-name="([^"]*)"')
_STYLED = names("text:p text:h text:span")
_MOST_BLANKS = 1_000


def _blanks(attributes: Mapping[str, str]) -> str:
    number = attributes.get("text:c", "1")
    return " " * min(int(number), _MOST_BLANKS) if number.isascii() and number.isdigit() else " "


_SCHEMA = Schema(
    prefixes={
        "urn:oasis:names:tc:opendocument:xmlns:text:1.0": "text",
        "urn:oasis:names:tc:opendocument:xmlns:office:1.0": "office",
        "urn:oasis:names:tc:opendocument:xmlns:style:1.0": "style",
        "urn:oasis:names:tc:opendocument:xmlns:drawing:1.0": "draw",
        "urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0": "svg",
    },
    paragraphs=names("text:p text:h"),
    texts=frozenset(),
    left_out=names(
        "text:tracked-changes text:note-citation office:annotation text:ruby-text text:bibliography-mark svg:title "
        "svg:desc draw:object"
    ),
    instead={
        "text:tab": lambda _: "\t",
        "text:line-break": lambda _: "\n",
        "text:s": _blanks,
    },
    until=_STYLED,
    collapses=True,
)


def opened(data: bytes) -> OfficeDocument:
    """Read a document.

    Raises:
        UnreadableError: it is none, or broken or encrypted.
        TooLargeError: too much would be unpacked.
    """
    package = Package(data, "OpenDocument")
    if _BODY not in package.names:
        raise UnreadableError(f"this is no OpenDocument text: it has no {_BODY}")
    named = [name for name in (_BODY, _STYLES) if name in package.names]
    code = _code_styles(b"".join(package.read(name) for name in named))

    def is_code(path: Sequence[str], attributes: Mapping[str, str]) -> bool:
        return path[-1] in _STYLED and attributes.get("text:style-name", "") in code

    body = replace(_SCHEMA, is_code=is_code)
    schemas = {_BODY: body, _STYLES: replace(body, within=names("style:header style:footer"))}
    return OfficeDocument(package, {name: schemas[name] for name in named})


def _code_styles(xml: bytes) -> frozenset[str]:
    """The styles that are called after code, and those that are made of them."""
    parents: dict[str, str] = {}
    for style in _STYLE.finditer(xml):
        name, parent = _NAME.search(style[0]), _PARENT.search(style[0])
        if name:
            parents[name[1].decode("utf-8", "replace")] = parent[1].decode("utf-8", "replace") if parent else ""
    found = {name for name in (*parents, *parents.values()) if _CODE_STYLE.search(name)}
    for _ in range(len(parents)):
        more = {name for name, parent in parents.items() if parent in found} - found
        if not more:
            break
        found |= more
    return frozenset(found)
