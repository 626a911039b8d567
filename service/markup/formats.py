"""The formats of files, by name and by file ending; what reads them is loaded when it is wanted."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from pathlib import PurePath
from typing import TYPE_CHECKING, Any

from service.markup.errors import MissingReaderError, UnreadableError
from service.markup.languages import CODE_LANGUAGES
from service.markup.line_ends import with_line_ends

if TYPE_CHECKING:
    from service.checking.parts import Part
    from service.markup.marked import MarkedFile
    from service.markup.office.document import OfficeDocument

__all__ = ["CODE", "FORMATS", "FileFormat", "format_of", "marked", "opened", "parts_of", "searched"]

CODE = "code"
"""The format of programs; with the name of the language behind a colon: ``code:python``."""


@dataclass(frozen=True, slots=True)
class FileFormat:
    """A format.

    Attributes:
        name: also that of the file in ``readers/`` that takes it apart.
        endings: of its files.
        meaning: what it is.
        binary: whether its files are no text.
        searched: whether its files are looked for in folders.
    """

    name: str
    endings: tuple[str, ...]
    meaning: str
    binary: bool = False
    searched: bool = True


_ALL = (
    FileFormat("plain", (".txt", ".text"), "text without markup"),
    FileFormat("markdown", (".md", ".markdown"), "CommonMark and what GitHub adds to it"),
    FileFormat("mdx", (".mdx",), "Markdown with JSX and JavaScript"),
    FileFormat("html", (".html", ".htm", ".xhtml"), "HTML"),
    FileFormat("latex", (".tex", ".ltx"), "LaTeX"),
    FileFormat("rst", (".rst", ".rest"), "reStructuredText"),
    FileFormat("asciidoc", (".adoc", ".asciidoc", ".asc"), "AsciiDoc"),
    FileFormat("org", (".org",), "Org, of Emacs"),
    FileFormat("docx", (".docx",), "Word document (Office Open XML)", binary=True),
    FileFormat("odt", (".odt",), "OpenDocument text", binary=True),
    FileFormat("srt", (".srt", ".vtt"), "subtitles: SubRip and WebVTT"),
    FileFormat("po", (".po",), "translations of GNU gettext"),
    *(
        FileFormat(f"{CODE}:{name}", language.endings, f"comments, docstrings and messages of {name}", searched=False)
        for name, language in CODE_LANGUAGES.items()
    ),
)

FORMATS: Mapping[str, FileFormat] = {one.name: one for one in _ALL}
"""Each by its name."""
_BY_ENDING = {ending: one.name for one in _ALL for ending in one.endings}
_BY_NAME = {name: f"{CODE}:{language}" for language, one in CODE_LANGUAGES.items() for name in one.names}


def format_of(name: str) -> str | None:
    """The format that the name of a file tells, None where it tells none."""
    path = PurePath(name)
    return _BY_NAME.get(path.name.lower()) or _BY_ENDING.get(path.suffix.lower())


def searched(name: str) -> str | None:
    """The same for a file that was found in a folder: None also for those that are checked only if they are named."""
    found = format_of(name)
    return found if found is not None and FORMATS[found].searched else None


def marked(text: str, name: str) -> "MarkedFile":
    """A text taken apart by the format ``name``, which is no binary one.

    Raises:
        UnreadableError: it is nested too deep.
        MissingReaderError: what reads the format is not installed.
    """
    kind, _, language = name.partition(":")
    try:
        read: Callable[..., MarkedFile] = _reader(kind).read
        return with_line_ends(text, partial(read, language=language) if language else read)
    except RecursionError:
        raise UnreadableError(f"{kind}: nested too deep") from None
    except ModuleNotFoundError as error:
        raise MissingReaderError(f"{name}: {error.name} is missing; install emend[formats]") from error


def opened(data: bytes, name: str) -> "OfficeDocument":
    """A binary file taken apart by the format ``name``.

    Raises:
        UnreadableError: it is broken or encrypted.
        TooLargeError: it is larger than what is unpacked.
    """
    found: OfficeDocument = _reader(name).opened(data)
    return found


def parts_of(text: str, name: str) -> "list[Part]":
    """A text in the parts of the format ``name``."""
    return list(marked(text, name).parts)


@cache
def _reader(kind: str) -> Any:
    return import_module(f"service.markup.readers.{kind}")
