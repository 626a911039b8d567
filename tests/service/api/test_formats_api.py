"""Files in ``POST /v1/checker`` and ``POST /v1/files``: their formats, what is refused, what the limits are."""

import zipfile
from io import BytesIO
from typing import Any

import httpx
import pytest

from service import limits
from service.markup.formats import FORMATS
from tests.service.markup.office.documents import odt, word


def check(client: httpx.Client, **body: object) -> dict[str, Any]:
    response = client.post("/v1/checker", json=body)
    assert response.status_code == 200, response.text
    answer: dict[str, Any] = response.json()
    return answer


def spans(text: str, answer: dict[str, Any]) -> list[str]:
    return [text[one["offset"] : one["offset"] + one["length"]] for one in answer["alerts"]]


def upload(client: httpx.Client, name: str, data: bytes, fields: object = None) -> httpx.Response:
    return client.post("/v1/files", files={"file": (name, data)}, data=fields)  # type: ignore[arg-type]


FILES = {
    "html": "<p>I <b>recieved</b> it.</p><script>var recieved;</script>",
    "markdown": "I *recieved* it.\n\n```\nrecieved\n```\n",
    "latex": "I \\textbf{recieved} it. \\begin{verbatim}recieved\\end{verbatim}",
    "rst": "I *recieved* it.\n\n.. code::\n\n   recieved\n",
    "asciidoc": "I *recieved* it.\n\n----\nrecieved\n----\n",
    "org": "I *recieved* it. [[http://recieved][Yes]].\n",
    "srt": "1\n00:00:01,000 --> 00:00:02,000\nI <i>recieved</i>\nit.\n",
    "po": 'msgid "recieved"\nmsgstr "I recieved %s today."\n',
}


@pytest.mark.parametrize("name", FILES)
def test_text_is_checked_and_markup_is_not(client: httpx.Client, name: str) -> None:
    answer = check(client, text=FILES[name], format=name, language="en-US")
    assert spans(FILES[name], answer) == ["recieved"]
    assert answer["alerts"][0]["replacements"][0] == "received"


def test_a_program_is_told_by_its_language_or_its_name(client: httpx.Client) -> None:
    text = "recieved = 1\n# I have recieved it.\nother_recieved = 2  # emend: ignore\n"
    named = check(client, text=text, format="code", codeLanguage="python")
    assert named == check(client, text=text, fileName="a/b.py") == check(client, text=text, codeLanguage="python")
    assert named == check(client, text=text, format="code", fileName="b.py")
    assert spans(text, named) in ([], ["recieved"])


def test_a_comment_leaves_alerts_out(client: httpx.Client) -> None:
    text = "<p>I recieved it. <!-- emend: ignore TYPOS --></p>\n<p>I recieved it.</p>"
    assert [one["offset"] for one in check(client, text=text, format="html")["alerts"]] == [text.rindex("recieved")]


def test_the_file_tells_its_language(client: httpx.Client) -> None:
    text = '<html lang="en-GB"><p>The colour is nice.</p></html>'
    assert check(client, text=text, format="html")["language"]["code"] == "en-GB"
    assert check(client, text=text, format="html")["alerts"] == []
    assert check(client, text=text, format="html", language="en-US")["language"]["code"] == "en-US"


def test_what_a_link_leads_to_is_called_so(client: httpx.Client) -> None:
    linked = "[frobnikate](https://git.example/zups/frobnikate) runs first. Then frobnikate ends, and I recieved it."
    answer = check(client, text=linked, format="markdown", language="en-US")
    assert spans(linked, answer) == ["recieved"]
    other = linked.replace("/frobnikate)", "/)")
    assert "frobnikate" in spans(other, check(client, text=other, format="markdown", language="en-US"))


@pytest.mark.parametrize(
    ("body", "pointer"),
    [
        ({"text": "x", "format": "wombat"}, "/format"),
        ({"text": "x", "format": "docx"}, "/format"),
        ({"text": "x", "format": ["html"]}, "/format"),
        ({"text": "x", "format": "code"}, "/codeLanguage"),
        ({"text": "x", "format": "code", "fileName": "a.txt"}, "/codeLanguage"),
        ({"text": "x", "format": "code", "codeLanguage": "cobol"}, "/codeLanguage"),
        ({"text": "x", "fileName": "a" * 201}, "/fileName"),
    ],
)
def test_a_wrong_format_is_refused(client: httpx.Client, body: object, pointer: str) -> None:
    response = client.post("/v1/checker", json=body)
    assert (response.status_code, response.json()["code"]) == (422, "invalid_request")
    assert response.json()["errors"][0]["pointer"] == pointer


def test_what_is_nested_too_deep_or_too_long_is_refused(client: httpx.Client) -> None:
    response = client.post("/v1/checker", json={"text": "{" * 5_000, "format": "latex"})
    assert (response.status_code, response.json()["code"]) == (422, "unreadable_document")
    text = "<b></b>" * (limits.MARKUP_CHARACTERS // 7 + 1)
    response = client.post("/v1/checker", json={"text": text, "format": "html"})
    assert (response.status_code, response.json()["code"]) == (413, "text_too_long")


DOCUMENTS = (("a.docx", word([("I recieved it.", False)])), ("b.odt", odt([("I recieved it.", True)])))


@pytest.mark.parametrize(("name", "data"), DOCUMENTS)
def test_a_document_is_checked_by_its_extracted_text(client: httpx.Client, name: str, data: bytes) -> None:
    answer = upload(client, name, data, {"language": "en-US", "categories": ["TYPOS"]}).json()
    assert answer["extractedText"].startswith("The heading\nI recieved it.")
    assert spans(answer["extractedText"], answer) == ["recieved"]
    renamed = upload(client, "unnamed", data, {"language": "en-US", "format": name[2:], "categories": "TYPOS"}).json()
    assert renamed == answer


def test_any_file_can_be_uploaded(client: httpx.Client) -> None:
    for name, text in FILES.items():
        ending = FORMATS[name].endings[0]
        answer = upload(client, f"a{ending}", text.encode(), {"language": "en-US"}).json()
        assert "extractedText" not in answer
        assert spans(text, answer) == spans(text, check(client, text=text, format=name, language="en-US"))


def bomb() -> bytes:
    made = BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as written:
        written.writestr("word/document.xml", b" " * (limits.UNPACKED_BYTES + 1))
    return made.getvalue()


@pytest.mark.parametrize(
    ("name", "data", "status", "code"),
    [
        ("a.docx", b"Wombat", 422, "unreadable_document"),
        ("a.docx", word()[:4000], 422, "unreadable_document"),
        ("a.odt", word(), 422, "unreadable_document"),
        ("a.txt", b"\xff\xfe", 422, "unreadable_document"),
        ("a.docx", bomb(), 413, "document_too_large"),
        ("a.txt", b"x" * 60_001, 413, "text_too_long"),
        ("a.docx", b"x" * limits.DOCUMENT_BYTES, 413, "body_too_large"),
    ],
    ids=["no archive", "cut off", "another format", "no text", "bomb", "too long", "too large"],
)
def test_what_cannot_be_read_is_told(client: httpx.Client, name: str, data: bytes, status: int, code: str) -> None:
    response = upload(client, name, data)
    assert (response.status_code, response.json()["code"]) == (status, code), response.text
    assert response.headers["content-type"] == "application/problem+json"
    assert "Wombat" not in response.text


FORM = b"--a\r\nContent-Disposition: form-data; name=language\r\n\r\nen\r\n--a--\r\n"


def test_a_form_that_is_none_is_refused(client: httpx.Client) -> None:
    for content, header, status in (
        (b"{}", "application/json", 415),
        (b"x", "multipart/form-data", 422),
        (b"Wombat", "multipart/form-data; boundary=a", 422),
        (FORM, "multipart/form-data; boundary=a", 422),
    ):
        response = client.post("/v1/files", content=content, headers={"Content-Type": header})
        assert response.status_code == status, response.text
    many = [("dictionary", "a")] * (limits.UPLOAD_FIELDS + 1)
    fields = [(key, (None, value)) for key, value in many]
    response = client.post("/v1/files", files=[("file", ("a.txt", b"x")), *fields])
    assert response.status_code == 422
    twice = [("file", ("a.txt", b"x")), ("language", (None, b"en")), ("language", (None, b"de"))]
    assert client.post("/v1/files", files=twice).json()["errors"][0]["pointer"] == "/language"
