"""The frames of ``checker.v1``, declared once; ``schema`` gives the JSON Schema that clients are tested against.

A frame is ``{type, id, payload}``; ``id`` names the field, and is empty for frames about the connection. Offsets count
UTF-16 code units.
"""

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter, ValidationError

from service.socket.payloads import (
    AppliedPayload,
    FieldId,
    FocusPayload,
    HelloPayload,
    IgnoredPayload,
    Nothing,
    PatchPayload,
    PingPayload,
    TextPayload,
)
from service.wire import Wire


class Hello(Wire):
    """The first frame."""

    type: Literal["hello"]
    id: Literal[""] = ""
    payload: HelloPayload


class Open(Wire):
    """A field is to be checked from now on."""

    type: Literal["open"]
    id: FieldId
    payload: TextPayload


class Sync(Wire):
    """The whole text of a field once more."""

    type: Literal["sync"]
    id: FieldId
    payload: TextPayload


class Patch(Wire):
    """The text of a field has changed."""

    type: Literal["patch"]
    id: FieldId
    payload: PatchPayload


class Focus(Wire):
    """Check this part of a field first."""

    type: Literal["focus"]
    id: FieldId
    payload: FocusPayload


class Applied(Wire):
    """For the record."""

    type: Literal["applied"]
    id: FieldId
    payload: AppliedPayload


class Ignored(Wire):
    """For the record; ignoring is the client's work."""

    type: Literal["ignored"]
    id: FieldId
    payload: IgnoredPayload


class Close(Wire):
    """A field is not to be checked any more."""

    type: Literal["close"]
    id: FieldId
    payload: Nothing


class Ping(Wire):
    """Are you there?"""

    type: Literal["ping"]
    id: Literal[""] = ""
    payload: PingPayload


ClientFrame = Annotated[
    Hello | Open | Sync | Patch | Focus | Applied | Ignored | Close | Ping, Field(discriminator="type")
]
_ADAPTER: TypeAdapter[Any] = TypeAdapter(ClientFrame)


class BadFrame(Exception):  # noqa: N818 - a frame is bad, not the program
    """A frame is none of this protocol; the message says where, and nothing of what was sent."""


def read_frame(data: str) -> Any:
    """Read a frame of a client.

    Raises:
        BadFrame: it is no JSON or no such frame.
    """
    try:
        return _ADAPTER.validate_json(data, strict=True)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        raise BadFrame("/".join(str(step) for step in first["loc"]) + ": " + first["type"]) from None


def schema() -> dict[str, Any]:
    """The JSON Schema (2020-12) of the frames of a client."""
    return _ADAPTER.json_schema()
