"""``POST /v1/files``: a file -> alerts and statistics; the way for documents that are no text."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from email.message import Message
from functools import partial
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, Request
from python_multipart.exceptions import MultipartParseError
from python_multipart.multipart import MultipartParser
from starlette.responses import Response

from service.access.principal import Principal
from service.api.authorization import caller
from service.api.body import apart, read
from service.api.checker import CHECK_ERRORS, asked_options
from service.api.checking import checked
from service.api.formats import format_name, readable, taken_apart
from service.api.openapi import problems_of
from service.api.problems import Code, Problem, invalid
from service.api.running import require_ready, state_of
from service.api.schemas.check import CheckRequest
from service.api.schemas.uploads import FileCheckResponse
from service.checking.annotated import AnnotatedText
from service.checking.options import Options
from service.checking.rule_names import RuleNames
from service.limits import DOCUMENT_BYTES, UPLOAD_FIELDS
from service.markup.content import content_of
from service.markup.formats import FORMATS

router = APIRouter(tags=["checker"])

_MULTIPART = "multipart/form-data"
_FILE = "file"
_LISTS = ("categories", "disabledCategories", "disabledRules", "enabledRules", "dictionary")


@dataclass
class _Part:
    """A part of a form: its headers, and what it holds."""

    headers: dict[str, str] = field(default_factory=dict)
    content: bytearray = field(default_factory=bytearray)

    def parameter(self, name: str) -> str:
        """A parameter of its ``Content-Disposition``; empty if there is none."""
        header = Message()
        header["content-disposition"] = self.headers.get("content-disposition", "")
        found = header.get_param(name, "", "content-disposition")
        return found if isinstance(found, str) else found[2]


@router.post(
    "/v1/files",
    operation_id="checkFile",
    summary="Check a file",
    response_model=FileCheckResponse,
    responses=problems_of(*CHECK_ERRORS, Code.DOCUMENT_TOO_LARGE, Code.UNREADABLE_DOCUMENT, Code.FORMAT_UNAVAILABLE),
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {_MULTIPART: {"schema": {"$ref": "#/components/schemas/FileUpload"}}},
        }
    },
)
async def check_file(request: Request, principal: Annotated[Principal, Depends(caller("check"))]) -> Response:
    """Find what is wrong with a file: a document of a word processor, or a text in any format.

    The form has the file as `file`; all other fields are those of `POST /v1/checker`, a list as a field for each entry.
    The name of the file tells its format unless `format` does. Offsets are those of the file, of a document (docx, odt)
    those of the text of its paragraphs, a line each, which the response holds as `extractedText`.
    """
    require_ready(state_of(request))
    boundary = _boundary(request.headers.get("content-type", ""))
    body = await read(request, DOCUMENT_BYTES)
    accepts = request.headers.get("accept-language", "")
    work = partial(_asked, state_of(request).checker.rules, body, boundary, accepts)
    text, options, extracted = await apart(work, len(body))
    result = await checked(request, principal, text, options)
    answer = result.to_json()
    if extracted:
        answer["extractedText"] = text.original
    return Response(orjson.dumps(answer), media_type="application/json")


def _asked(rules: RuleNames, body: bytes, boundary: str, accepts: str) -> tuple[AnnotatedText, Options, bool]:
    """The text, the options, and whether the text is one that was extracted.

    Raises:
        Problem: 413 or 422.
    """
    parts = _parts(body, boundary)
    if _FILE not in parts:
        raise invalid("/file", "give a file")
    file = parts[_FILE][-1]
    fields, options = asked_options(rules, _fields(parts), accepts)
    asked = fields.format if "format" in fields.model_fields_set else ""
    name = format_name(asked, fields.code_language, fields.file_name or file.parameter("filename"), binary=True)
    with readable():
        content = content_of(bytes(file.content), name)
    text, options = taken_apart(content, options)
    return text, options, FORMATS[name].binary


def _fields(parts: Mapping[str, list[_Part]]) -> dict[str, Any]:
    """The fields of a form as those of a JSON object.

    Raises:
        Problem: 422, one is no text, or one that is no list is there twice.
    """
    known = {one.alias or name for name, one in CheckRequest.model_fields.items()}
    values: dict[str, Any] = {"text": ""}
    for name, found in parts.items():
        if name == _FILE or name not in known or name in ("text", "data"):
            continue
        try:
            texts = [one.content.decode("utf-8") for one in found]
        except UnicodeDecodeError:
            raise invalid(f"/{name}", "is not UTF-8") from None
        if name not in _LISTS and len(texts) > 1:
            raise invalid(f"/{name}", "is there more than once")
        values[name] = texts if name in _LISTS else texts[0]
    return values


def _boundary(content_type: str) -> str:
    """What parts the parts of a form.

    Raises:
        Problem: 415, it is none; 422, it does not say.
    """
    header = Message()
    header["content-type"] = content_type
    if not content_type or header.get_content_type() != _MULTIPART:
        raise Problem(Code.UNSUPPORTED_MEDIA_TYPE, f"send Content-Type: {_MULTIPART}")
    found = header.get_boundary("")
    if not found:
        raise invalid("", "the form has no boundary")
    return str(found)


def _parts(body: bytes, boundary: str) -> dict[str, list[_Part]]:
    """The parts of a form, by their names; all is kept in memory.

    Raises:
        Problem: 422, it is no form, or has too many fields.
    """
    found: list[_Part] = []
    key, value = bytearray(), bytearray()

    def header_ends() -> None:
        found[-1].headers[key.decode("latin-1").strip().lower()] = value.decode("utf-8", "replace").strip()
        key.clear()
        value.clear()

    def begins() -> None:
        if len(found) >= UPLOAD_FIELDS:
            raise invalid("", f"the form has more than {UPLOAD_FIELDS} fields")
        found.append(_Part())

    parser = MultipartParser(
        boundary.encode("latin-1", "replace"),
        {
            "on_part_begin": begins,
            "on_header_field": lambda data, start, end: key.extend(data[start:end]),
            "on_header_value": lambda data, start, end: value.extend(data[start:end]),
            "on_header_end": header_ends,
            "on_part_data": lambda data, start, end: found[-1].content.extend(data[start:end]),
        },
    )
    try:
        parser.write(body)
        parser.finalize()
    except MultipartParseError:
        raise invalid("", "is no form (RFC 7578)") from None
    named: dict[str, list[_Part]] = {}
    for part in found:
        named.setdefault(part.parameter("name"), []).append(part)
    return named
