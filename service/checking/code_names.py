"""Names that stand in the code of a text or speak in it, which are right in its prose, too."""

import re

from models.text.document import Document
from models.text.protected import ProtectedKind

__all__ = ["names_in_code"]

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
_MOST = 2_000


def names_in_code(document: Document) -> frozenset[str]:
    """The words and names in code, paths, addresses, and of speakers: of `` `tinyqueue-cli` `` that and its halves."""
    found: set[str] = set()
    for span in document.protected:
        if span.kind in _KINDS and len(found) < _MOST:
            text = document.text[span.start : span.end]
            found.update(_NAME.findall(text))
            found.update(_WORD.findall(text))
    return frozenset(found)
