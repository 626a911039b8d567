"""The SDK as the service sends it: packed, and kept by browsers until there is another build."""

import gzip
from urllib.parse import urljoin

import httpx
import pytest

from tests.service.running import ROOT, Running

BUILT = ROOT / "sdk" / "dist"
pytestmark = pytest.mark.skipif(not (BUILT / "index.js").is_file(), reason="the SDK is not built")


def newest(service: Running, name: str) -> str:
    """The address that the stable one leads to."""
    response = httpx.get(f"{service.url}/sdk/{name}")
    assert response.status_code == 302
    assert response.headers["cache-control"] == "public, max-age=300"
    assert response.headers["access-control-allow-origin"] == "*"
    return urljoin(f"{service.url}/sdk/{name}", response.headers["location"])


@pytest.mark.parametrize(
    "name",
    [
        "index.js",
        "checker-sdk.iife.js",
        "worker.js",
        "popover.js",
        "words.js",
        "http.js",
        "mirror.js",
        "settings.js",
        "service-alerts.js",
    ],
)
def test_every_file_has_an_address_for_ever_and_comes_packed(service: Running, name: str) -> None:
    address = newest(service, name)
    plain = (BUILT / name).read_bytes()
    sizes = {}
    for coding in ("identity", "gzip", "br"):
        with httpx.stream("GET", address, headers={"Accept-Encoding": coding}) as script:
            sent = b"".join(script.iter_raw())
        assert script.status_code == 200
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.headers["access-control-allow-origin"] == "*"
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["vary"] == "Accept-Encoding"
        assert script.headers.get("content-encoding", "identity") == coding
        assert coding != "gzip" or gzip.decompress(sent) == plain
        sizes[coding] = len(sent)
    assert sizes["identity"] == len(plain)
    assert sizes["br"] < sizes["gzip"] < 0.7 * len(plain)


def test_a_coding_that_is_refused_is_not_sent(service: Running) -> None:
    headers = {"Accept-Encoding": "br;q=0, gzip ; q=0.5"}
    assert httpx.get(newest(service, "index.js"), headers=headers).headers["content-encoding"] == "gzip"


def test_a_page_that_is_still_open_gets_the_present_file(service: Running) -> None:
    script = httpx.get(f"{service.url}/sdk/0123456789abcdef/popover.js")
    assert (script.status_code, script.headers["cache-control"]) == (200, "no-cache")


@pytest.mark.parametrize(
    "path", ["/sdk/..%2fpackage.json", "/sdk/x/..%2f..%2fpackage.json", "/sdk/no.js", "/sdk/index.js.br"]
)
def test_no_other_file_is_served(service: Running, path: str) -> None:
    assert httpx.get(service.url + path).status_code == 404
