"""The form with a file, and what is answered."""

from typing import Any

from pydantic import ConfigDict, Field

from service.api.formats import DOCUMENT_FORMATS, TEXT_FORMATS
from service.api.schemas.check import CheckRequest
from service.api.schemas.result import CheckResponse


def _as_form(schema: dict[str, Any]) -> None:
    """A form has a file in place of a text."""
    for name in ("text", "data"):
        schema["properties"].pop(name)
    schema["properties"]["format"]["enum"] = [*TEXT_FORMATS, *DOCUMENT_FORMATS]
    schema["required"] = ["file"]


class FileUpload(CheckRequest):
    """A file to check, and how."""

    model_config = ConfigDict(json_schema_extra=_as_form)

    file: bytes = Field(description="The file.", json_schema_extra={"format": "binary"})


class FileCheckResponse(CheckResponse):
    """What is wrong with a file, and its statistics."""

    extracted_text: str = Field(
        default="",
        description="Of a document (docx, odt): the text of its paragraphs, a line each, which the offsets count.",
    )
