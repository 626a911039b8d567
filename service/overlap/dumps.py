"""Reads the articles of a dump, one after the other.

Two formats, each also compressed (``.gz``, ``.bz2``):

- the XML export of MediaWiki (https://www.mediawiki.org/wiki/Help:Export), ``.xml``: articles of the main namespace
  that are no redirects;
- plain text in UTF-8, any other ending: an article begins with a line ``# Title``.

Never more than one article and a block of the file is held in memory.
"""

import bz2
import gzip
import io
import zlib
from abc import ABC, abstractmethod
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any
from xml.parsers import expat

from models.errors import InputError
from service.overlap.markup import DROPPED_NAMESPACES, plain_text

__all__ = ["Dump", "Page", "open_dump"]

_BLOCK = 1 << 18
_TITLE = "# "
_OPENERS: dict[str, Any] = {".bz2": bz2.open, ".gz": gzip.open}


@dataclass(frozen=True, slots=True)
class Page:
    """An article as it stands in the dump, in markup where the dump has it."""

    title: str
    text: str


class Dump(ABC):
    """A dump that is being read.

    Attributes:
        name: of the encyclopedia; what the dump says, known after the first page, else its file name.
    """

    def __init__(self, path: Path) -> None:
        """Open the file.

        Raises:
            InputError: it cannot be read.
        """
        self.path = path
        self.name = path.name.split(".")[0]
        try:
            self._size = path.stat().st_size
            self._raw = path.open("rb")
        except OSError as error:
            raise InputError(f"{path}: {error.strerror}") from error
        opener = _OPENERS.get(path.suffix.lower())
        self._file: IO[bytes] = opener(self._raw) if opener else self._raw

    @property
    def position(self) -> int:
        """How many bytes of the file have been read."""
        return self._size if self._raw.closed else self._raw.tell()

    def pages(self) -> Generator[Page]:
        """The articles, in order.

        Raises:
            InputError: the file is damaged or not what it should be.
        """
        try:
            with self._raw, self._file:
                yield from self._pages(self._file)
        except (OSError, EOFError, zlib.error) as error:
            raise InputError(f"{self.path}: the file is damaged or cut off") from error
        except UnicodeDecodeError as error:
            raise InputError(f"{self.path}: not UTF-8 text") from error

    @abstractmethod
    def _pages(self, file: IO[bytes]) -> Iterator[Page]: ...

    @abstractmethod
    def plain(self, text: str) -> str:
        """What a reader sees of an article's text."""


class TitledText(Dump):
    """Plain text with titles."""

    def _pages(self, file: IO[bytes]) -> Iterator[Page]:
        title = ""
        lines: list[str] = []
        with io.TextIOWrapper(file, encoding="utf-8-sig") as text:
            for line in text:
                if line.startswith(_TITLE):
                    if title:
                        yield Page(title, "".join(lines))
                    title, lines = line.removeprefix(_TITLE).strip(), []
                elif title:
                    lines.append(line)
        if title:
            yield Page(title, "".join(lines))

    def plain(self, text: str) -> str:
        """The text as it is."""
        return text


class MediaWikiDump(Dump):
    """An XML export."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._found: list[Page] = []
        self._field: list[str] | None = None
        self._page: dict[str, str] = {}
        self._attributes: dict[str, str] = {}
        self._dropped = set(DROPPED_NAMESPACES)

    def _pages(self, file: IO[bytes]) -> Iterator[Page]:
        parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.StartElementHandler = self._start
        parser.CharacterDataHandler = self._characters
        parser.EndElementHandler = self._end
        parser.EntityDeclHandler = self._entity
        try:
            while block := file.read(_BLOCK):
                parser.Parse(block)
                yield from self._found
                self._found.clear()
            parser.Parse(b"", True)
        except expat.ExpatError as error:
            raise InputError(f"{self.path}: not well-formed XML, line {error.lineno}") from error

    def plain(self, text: str) -> str:
        """The text without its markup."""
        return plain_text(text, self._dropped)

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        self._attributes = attributes
        if name == "page":
            self._page = {}
        elif name == "redirect":
            self._page["redirect"] = ""
        if name in ("sitename", "namespace", "title", "ns", "text"):
            self._field = []

    def _characters(self, data: str) -> None:
        if self._field is not None:
            self._field.append(data)

    def _end(self, name: str) -> None:
        if self._field is not None:
            value, self._field = "".join(self._field), None
            if name == "sitename":
                self.name = value.strip() or self.name
            elif name == "namespace" and self._attributes.get("key") in ("-2", "6", "14"):
                self._dropped.add(value.strip().lower())
            else:
                self._page[name] = value
        elif name == "page" and self._page.get("ns", "0") == "0" and "redirect" not in self._page:
            self._found.append(Page(self._page.get("title", "").strip(), self._page.get("text", "")))

    def _entity(self, *_: object) -> None:
        raise InputError(f"{self.path}: entity declarations are no part of a dump")


def open_dump(path: Path) -> Dump:
    """Open a dump; the ending of its name tells the format.

    Raises:
        InputError: it cannot be read.
    """
    endings = [suffix.lower() for suffix in path.suffixes]
    return MediaWikiDump(path) if ".xml" in endings[-2:] else TitledText(path)
