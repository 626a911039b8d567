"""Names that stand in the code or the links of a text or speak in it, which are right in its prose, too."""

import re
from collections.abc import Iterable, Iterator

from models.text.document import Document
from models.text.protected import ProtectedKind

__all__ = ["names_in_addresses", "names_in_code"]

_KINDS = frozenset(
    {
        ProtectedKind.CODE,
        ProtectedKind.EMAIL,
        ProtectedKind.IDENTIFIER,
        ProtectedKind.MENTION,
        ProtectedKind.PATH,
        ProtectedKind.SPEAKER,
        ProtectedKind.URL,
    }
)
_NAME = re.compile(r"[^\W\d_]{3,40}(?:[-_.][^\W_]{1,40})*")
_WORD = re.compile(r"[^\W\d_]{3,40}")
_PATH = re.compile(r"[a-z][a-z0-9+.-]{1,20}://[^\s/\"'<>()\[\]]{1,200}/([^\s?#\"'<>()\[\]]{1,1000})")
_MOST = 2_000


def names_in_code(document: Document) -> frozenset[str]:
    """The words and names in code, paths, addresses, and of speakers: of `` `tinyqueue-cli` `` that and its halves."""
    text = document.text
    return _names(text[span.start : span.end] for span in document.protected if span.kind in _KINDS)


def names_in_addresses(markup: Iterable[str]) -> frozenset[str]:
    """The words and names in the paths of addresses in pieces of markup: what links lead to is called so."""
    return _names(found[1] for piece in markup for found in _PATH.finditer(piece))


def _names(texts: Iterable[str]) -> frozenset[str]:
    return frozenset(name for name, _ in zip(_each_name(texts), range(_MOST), strict=False))


def _each_name(texts: Iterable[str]) -> Iterator[str]:
    for text in texts:
        yield from _NAME.findall(text)
        yield from _WORD.findall(text)
