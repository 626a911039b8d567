"""The fields of a request to ``/v2``, from its query and its body (``application/x-www-form-urlencoded``)."""

from collections.abc import Mapping
from functools import partial
from urllib.parse import parse_qsl

from fastapi import Request

from service.api.body import apart, read
from service.api.problems import Code, Problem, invalid
from service.limits import FORM_FIELDS, OPTION_CHARACTERS, OPTION_VALUES

_FORM = "application/x-www-form-urlencoded"
_FORMS = (_FORM, "text/plain")
"""Media types of a form: programs that hand its text to ``fetch`` send it as plain text."""


class Fields:
    """Reads the fields of a request; a field without a value counts as none."""

    def __init__(self, values: Mapping[str, str]) -> None:
        """Take the values by their names."""
        self._values = values

    @classmethod
    async def of(cls, request: Request) -> "Fields":
        """Read a request; a field of the body stands above that of the query.

        Raises:
            Problem: 413, the body is too large; 415, it is no form; 422, it is not UTF-8 or has too many fields.
        """
        values = _parsed(request.scope["query_string"])
        if request.method == "POST":
            _require_form(request)
            body = await read(request)
            values |= await apart(partial(_parsed, body), len(body))
        return cls(values)

    @property
    def size(self) -> int:
        """Code points of all values."""
        return sum(map(len, self._values.values()))

    def __contains__(self, name: object) -> bool:
        return name in self._values

    def text(self, name: str, default: str = "") -> str:
        """The value of a field."""
        return self._values.get(name) or default

    def texts(self, name: str) -> frozenset[str]:
        """The values of a field that has commas between them.

        Raises:
            Problem: 422, there are too many, or one is too long.
        """
        found = frozenset(part.strip() for part in self.text(name).split(",")) - {""}
        if len(found) > OPTION_VALUES or any(len(one) > OPTION_CHARACTERS for one in found):
            raise invalid(name, f"at most {OPTION_VALUES:,} values of {OPTION_CHARACTERS} characters")
        return found

    def choice(self, name: str, *choices: str) -> str:
        """The value of a field that has one of a few; the first is its default.

        Raises:
            Problem: 422, it has another one.
        """
        value = self.text(name, choices[0])
        if value not in choices:
            raise invalid(name, f"must be one of {', '.join(choices)}")
        return value

    def number(self, name: str, default: int) -> int:
        """The value of a field that is a whole number from 0 on.

        Raises:
            Problem: 422, it is none.
        """
        value = self.text(name, str(default))
        if not (value.isascii() and value.isdigit() and len(value) < 10):
            raise invalid(name, "must be a whole number")
        return int(value)


def _parsed(encoded: bytes) -> dict[str, str]:
    try:
        return dict(
            parse_qsl(encoded.decode("utf-8"), keep_blank_values=True, errors="strict", max_num_fields=FORM_FIELDS)
        )
    except UnicodeDecodeError:
        raise Problem(Code.INVALID_REQUEST, "the fields must be UTF-8, percent-encoded") from None
    except ValueError:
        raise Problem(Code.INVALID_REQUEST, f"at most {FORM_FIELDS} fields") from None


def _require_form(request: Request) -> None:
    kind = (request.headers.get("content-type") or _FORM).partition(";")[0].strip().lower()
    if kind not in _FORMS or "content-encoding" in request.headers:
        raise Problem(Code.UNSUPPORTED_MEDIA_TYPE, f"send Content-Type: {_FORM}, not compressed")
