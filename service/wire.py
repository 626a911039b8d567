"""What the bodies of the HTTP API and the frames of the socket have in common."""

from pydantic import BaseModel, ConfigDict
from pydantic.alias_generators import to_camel

__all__ = ["Wire"]


class Wire(BaseModel):
    """Camel case on the wire; unknown members are ignored."""

    model_config = ConfigDict(alias_generator=to_camel, populate_by_name=True, extra="ignore", frozen=True)
