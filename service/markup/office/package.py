"""The archive that a document is: its members are read within limits, and written anew as they were."""

import zipfile
from collections.abc import Mapping
from io import BytesIO

from service.limits import UNPACKED_BYTES, UNPACKED_MEMBERS
from service.markup.errors import TooLargeError, UnreadableError

__all__ = ["Package"]

_SIGNATURES = ("_xmlsignatures/", "META-INF/documentsignatures.xml")


class Package:
    """An archive.

    Attributes:
        names: of its members.
    """

    def __init__(self, data: bytes, kind: str) -> None:
        """Read its directory; nothing is unpacked yet.

        Args:
            data: the archive.
            kind: the format, for messages.

        Raises:
            UnreadableError: it is no archive.
            TooLargeError: it has too many members.
        """
        self._data = data
        self._kind = kind
        self._left = UNPACKED_BYTES
        try:
            with zipfile.ZipFile(BytesIO(data)) as archive:
                self.names = tuple(archive.namelist())
        except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError) as error:
            raise UnreadableError(f"this is no {kind} document: it is broken or encrypted") from error
        if len(self.names) > UNPACKED_MEMBERS:
            raise TooLargeError(f"the {kind} document has more than {UNPACKED_MEMBERS:,} parts")

    def read(self, name: str) -> bytes:
        """Unpack a member; all that are read together have one limit, whatever the archive says of their sizes.

        Raises:
            UnreadableError: there is no such member, or it is broken.
            TooLargeError: too much would be unpacked.
        """
        try:
            with zipfile.ZipFile(BytesIO(self._data)) as archive, archive.open(name) as member:
                content = member.read(self._left + 1)
        except KeyError:
            raise UnreadableError(f"this is no {self._kind} document: it has no {name}") from None
        except (zipfile.BadZipFile, OSError, ValueError, EOFError, RuntimeError, NotImplementedError) as error:
            raise UnreadableError(f"the {self._kind} document is broken or encrypted: {name} cannot be read") from error
        except Exception as error:
            if type(error).__module__ in ("zlib", "lzma"):
                raise UnreadableError(f"the {self._kind} document is broken: {name} cannot be unpacked") from error
            raise
        self._left -= len(content)
        if self._left < 0:
            raise TooLargeError(f"the {self._kind} document unpacks to more than {UNPACKED_BYTES >> 20} MiB")
        return content

    def with_members(self, changed: Mapping[str, bytes]) -> bytes:
        """The archive with other contents of some members; order, names, dates and compression stay.

        Raises:
            UnreadableError: it is signed, which a change would break, or a member is broken.
            TooLargeError: too much would be unpacked.
        """
        if any(name.startswith(_SIGNATURES) for name in self.names):
            raise UnreadableError(f"the {self._kind} document is signed: a change would make the signature invalid")
        self._left = UNPACKED_BYTES
        made = BytesIO()
        with zipfile.ZipFile(BytesIO(self._data)) as archive, zipfile.ZipFile(made, "w") as written:
            written.comment = archive.comment
            for info in archive.infolist():
                content = changed[info.filename] if info.filename in changed else self.read(info.filename)
                written.writestr(info, content, compress_type=info.compress_type)
        return made.getvalue()
