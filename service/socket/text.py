"""The text of a field as the client counts it: in UTF-16 code units."""

import zlib
from collections.abc import Sequence

from service.socket.payloads import Operation

_UNIT = 2


class Mismatch(Exception):  # noqa: N818 - client and server disagree
    """A patch does not fit the text; the client has to send the whole text."""


class FieldText:
    """A text that is patched."""

    def __init__(self, text: str) -> None:
        """Take a text; a lone surrogate stands for itself."""
        self._units = text.encode("utf-16-le", "surrogatepass")

    def __len__(self) -> int:
        """Its length in code units."""
        return len(self._units) // _UNIT

    def text(self) -> str:
        """The text; half a surrogate pair, which is no character, is U+FFFD."""
        return self._units.decode("utf-16-le", "replace")

    @property
    def characters(self) -> int:
        """Its length in code points."""
        return len(self.text())

    def patched(self, operations: Sequence[Operation], length: int) -> "FieldText":
        """What operations make of it, which are sorted, apart and in the offsets of the text before them.

        Raises:
            Mismatch: they are not, or reach beyond the text, or the text is not of that length after them.
        """
        parts: list[bytes] = []
        done = 0
        for at, deleted, inserted in operations:
            if at < done or at + deleted > len(self):
                raise Mismatch
            parts += [self._units[_UNIT * done : _UNIT * at], inserted.encode("utf-16-le", "surrogatepass")]
            done = at + deleted
        parts.append(self._units[_UNIT * done :])
        units = b"".join(parts)
        if len(units) != _UNIT * length:
            raise Mismatch
        made = FieldText("")
        made._units = units
        return made

    def hash(self) -> str:
        """CRC-32 (RFC 1952) of the text in UTF-8, eight hexadecimal digits: what ``hash`` in the frames is."""
        return f"{zlib.crc32(self.text().encode('utf-8')):08x}"
