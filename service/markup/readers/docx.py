"""Word documents (Office Open XML, ECMA-376): body, notes, headers and footers.

Deleted and moved text of tracked changes, fields' instructions, formulas and runs that are marked as not to be proofed
are left out, as are paragraphs and runs whose style is called after code.
"""

import re
from collections.abc import Mapping, Sequence

from service.markup.errors import UnreadableError
from service.markup.marked import names
from service.markup.office.document import OfficeDocument
from service.markup.office.package import Package
from service.markup.office.schema import Schema

__all__ = ["opened"]

_BODY = "word/document.xml"
_MEMBER = re.compile(r"word/(?:document|footnotes|endnotes|header\d*|footer\d*)\.xml")
_ORDER = ("document", "footnotes", "endnotes", "header", "footer")
_CODE_STYLE = re.compile(r"code|source|preformat|verbatim|macrotext|listing", re.IGNORECASE)
_OFF = ("0", "false", "off")


def _is_code(path: Sequence[str], attributes: Mapping[str, str]) -> bool:
    name = path[-1]
    if name == "w:pStyle":
        return bool(_CODE_STYLE.search(attributes.get("w:val", "")))
    if "w:pPr" in path[-4:]:  # of the sign at the end of the paragraph
        return False
    if name == "w:rStyle":
        return bool(_CODE_STYLE.search(attributes.get("w:val", "")))
    return name == "w:noProof" and attributes.get("w:val", "1").lower() not in _OFF


_SCHEMA = Schema(
    prefixes={
        "http://schemas.openxmlformats.org/wordprocessingml/2006/main": "w",
        "http://purl.oclc.org/ooxml/wordprocessingml/main": "w",
        "http://schemas.openxmlformats.org/officeDocument/2006/math": "m",
        "http://purl.oclc.org/ooxml/officeDocument/math": "m",
        "http://schemas.openxmlformats.org/markup-compatibility/2006": "mc",
    },
    paragraphs=names("w:p"),
    texts=names("w:t"),
    left_out=names("w:del w:moveFrom w:tabs w:pPrChange w:rPrChange w:instrText mc:Fallback"),
    instead={
        "w:tab": lambda _: "\t",
        "w:br": lambda _: "\n",
        "w:cr": lambda _: "\n",
        "w:noBreakHyphen": lambda _: "-",
    },
    code=names("m:oMath m:oMathPara"),
    is_code=_is_code,
    until=names("w:r w:p"),
)


def opened(data: bytes) -> OfficeDocument:
    """Read a document.

    Raises:
        UnreadableError: it is none, or broken or encrypted.
        TooLargeError: too much would be unpacked.
    """
    package = Package(data, "Word")
    if _BODY not in package.names:
        raise UnreadableError(f"this is no Word document: it has no {_BODY}")
    found = sorted({name for name in package.names if _MEMBER.fullmatch(name)}, key=_place)
    return OfficeDocument(package, dict.fromkeys(found, _SCHEMA))


def _place(name: str) -> tuple[int, str]:
    kind = re.sub(r"\d", "", name.removeprefix("word/").removesuffix(".xml"))
    return _ORDER.index(kind), name
