"""What the frames of ``checker.v1`` carry. Offsets count UTF-16 code units."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, model_validator

from service.socket.asked import AskedOptions
from service.socket.protocol import ID_CHARACTERS, MAX_FIELDS, MAX_OPERATIONS
from service.wire import Wire


def _ordered(span: tuple[int, int]) -> tuple[int, int]:
    if span[0] > span[1]:
        raise ValueError("a span ends where it starts or after that")
    return span


Offset = Annotated[int, Field(ge=0, le=2**31)]
Revision = Annotated[int, Field(ge=0, le=2**53)]
Span = Annotated[tuple[Offset, Offset], AfterValidator(_ordered)]
Operation = tuple[Offset, Offset, str]
"""At an offset delete so many code units and insert a text."""
FieldId = Annotated[str, Field(min_length=1, max_length=ID_CHARACTERS, pattern=r"^[A-Za-z0-9_-]+$")]
Hash = Annotated[str, Field(pattern=r"^[0-9a-f]{8}$")]
"""CRC-32 of the text in UTF-8."""
Short = Annotated[str, Field(max_length=200)]


class Auth(Wire):
    """Who connects; the client token may stand in the query of the address instead."""

    api_key: Annotated[str, Field(max_length=4096)] | None = None
    client_token: Annotated[str, Field(max_length=4096)] | None = None


class Known(Wire):
    """A field as the client knows the server to have it."""

    rev: Revision
    hash: Hash


class Resume(Wire):
    """The session before the connection was lost."""

    session: Short
    docs: Annotated[dict[FieldId, Known], Field(default_factory=dict, max_length=MAX_FIELDS)]


class HelloPayload(AskedOptions):
    """What a client can, who it is, and what it had."""

    versions: Annotated[list[int], Field(min_length=1, max_length=16)]
    sdk: Short = ""
    auth: Auth
    resume: Resume | None = None


class TextPayload(AskedOptions):
    """A whole text at a revision, and what it is to be checked for besides what all fields are."""

    rev: Revision
    text: str
    hash: Hash
    focus: Span | None = None


class PatchPayload(Wire):
    """Operations on the text of revision ``base``, sorted, apart, in its offsets; ``len`` is the length after them."""

    base: Revision
    rev: Revision
    ops: Annotated[list[Operation], Field(max_length=MAX_OPERATIONS)]
    len: Offset

    @model_validator(mode="after")
    def _fits(self) -> "PatchPayload":
        if self.rev <= self.base:
            raise ValueError("rev comes after base")
        done = added = 0
        for at, deleted, inserted in self.ops:
            if at < done:
                raise ValueError("operations are sorted and apart")
            done = at + deleted
            added += len(inserted.encode("utf-16-le")) // 2 - deleted
        if done + added > self.len:
            raise ValueError("operations lie within the text")
        return self


class FocusPayload(Wire):
    """What is seen or where the caret is."""

    span: Span


class AppliedPayload(Wire):
    """A replacement that was chosen."""

    rev: Revision
    alert_id: Annotated[str, Field(min_length=1, max_length=200)]
    replacement: str


class IgnoredPayload(Wire):
    """An alert that is to be left alone."""

    alert_id: Annotated[str, Field(min_length=1, max_length=200)]
    scope: Literal["once", "document", "dictionary"]
    word: Short | None = None


class Nothing(Wire):
    """A payload without members."""


class PingPayload(Wire):
    """Any number, which comes back."""

    t: float


class ProgressPayload(Wire):
    """How many results of the slower checks have come, of how many; sent while a check takes long."""

    rev: Revision
    checked: Annotated[int, Field(ge=0)]
    total: Annotated[int, Field(ge=0)]

    @model_validator(mode="after")
    def _within(self) -> "ProgressPayload":
        if self.checked > self.total:
            raise ValueError("no more is checked than there is")
        return self
