import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.access.errors import AccessError
from service.access.origins import same_origin, serialize_origin


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("https://www.example.org", "https://www.example.org"),
        ("HTTPS://WWW.Example.ORG/", "https://www.example.org"),
        ("https://example.org:443", "https://example.org"),
        ("http://example.org:80", "http://example.org"),
        ("http://example.org:443", "http://example.org:443"),
        ("http://localhost:3000", "http://localhost:3000"),
        ("http://[::1]:8080", "http://[::1]:8080"),
        ("https://bücher.example", "https://xn--bcher-kva.example"),
        (
            "moz-extension://2c127fa4-62c7-7e4f-90e5-472b45eecfdc",
            "moz-extension://2c127fa4-62c7-7e4f-90e5-472b45eecfdc",
        ),
        ("capacitor://localhost", "capacitor://localhost"),
    ],
)
def test_an_origin_has_one_spelling(text: str, origin: str) -> None:
    assert serialize_origin(text) == origin
    assert serialize_origin(origin) == origin


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "*",
        "example.org",
        "https://",
        "https://*.example.org",
        "https://example.org/path",
        "https://example.org//",
        "https://example.org?query",
        "https://example.org?",
        "https://example.org#",
        "https://user@example.org",
        "https://example.org:port",
        "https://example.org:99999",
        "https://two words.example",
        "https://example.org\\@evil.example",
        "https://example.org\n",
        "mailto:someone@example.org",
        "ftp://x",
        "ws://example.org",
        "javascript://example.org",
        "https://[::1",
        "https://" + "a" * 70 + ".example",
    ],
)
def test_what_is_no_origin_is_refused(text: str) -> None:
    with pytest.raises(AccessError) as found:
        serialize_origin(text)
    assert found.value.field == "origin"


def test_only_the_same_scheme_host_and_port_are_the_same_origin() -> None:
    expected = "https://example.org"
    assert same_origin(expected, "https://example.org")
    assert same_origin(expected, "https://EXAMPLE.org:443")
    others = [None, "", "null", "http://example.org", "https://example.org:8443", "https://www.example.org"]
    assert not any(same_origin(expected, other) for other in [*others, "https://example.org.evil.example"])


@given(st.text(max_size=60) | st.text(max_size=30).map("https://{}".format))
def test_no_header_breaks_anything(text: str) -> None:
    assert not same_origin("https://a-host-of-the-test.example", text)
