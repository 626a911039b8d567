"""The page to try the checker on, and the token it gets on the machine that the service runs on."""

import json
import re
import shutil
import subprocess
from importlib.metadata import version
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from tests.service.running import ROOT, Running

SDK_BUILT = (ROOT / "sdk" / "dist" / "index.js").is_file()
PROGRAMS = {"chromium": "chromium", "firefox": "firefox-esr"}


def test_the_page_and_all_it_needs_come_from_the_service(service: Running) -> None:
    page = httpx.get(service.url + "/")
    assert page.status_code == 200
    assert "default-src 'none'" in page.headers["content-security-policy"]
    paths = set(re.findall(r'(?:href|src)="(playground/[^"]+)"', page.text))
    assert {path.rpartition(".")[2] for path in paths} == {"css", "js", "svg"}
    for path in paths | {f"playground/{path.name}" for path in (ROOT / "service" / "playground").glob("*.js")}:
        assert httpx.get(f"{service.url}/{path}").status_code == 200
    assert f"Emend {version('emend')} " in page.text
    assert "//" not in page.text.replace("http://www.w3.org", "").replace("</", "")


@pytest.mark.parametrize(
    "path",
    ["/playground/..%2f..%2fpyproject.toml", "/playground/__init__.py", f"/playground/{'é' * 200}.css",
     f"/sdk/{'a' * 300}.js", "/sdk/a%00.js"],
)  # fmt: skip
def test_no_other_file_is_served(service: Running, path: str) -> None:
    assert httpx.get(service.url + path).status_code == 404


def test_the_page_gets_a_token_for_its_own_origin(service: Running) -> None:
    answer = httpx.post(service.url + "/playground/token", headers={"Origin": service.url})
    assert answer.status_code == 200
    headers = {"Authorization": f"Bearer {answer.json()['clientToken']}", "Origin": service.url}
    assert httpx.post(service.url + "/v1/checker", json={"text": "x"}, headers=headers).status_code == 200
    assert httpx.get(service.url + "/v1/define/dog", headers=headers).status_code == 200
    assert httpx.get(service.url + "/v1/dictionary", headers=headers).status_code == 200
    assert httpx.put(service.url + "/v1/dictionary/x", headers=headers).status_code == 403


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Origin": "https://evil.example"},
        {"Origin": "http://evil.example:1", "Host": "evil.example:1"},
        {"Origin": "null"},
    ],
)
def test_nobody_else_gets_one(service: Running, headers: dict[str, str]) -> None:
    assert httpx.post(service.url + "/playground/token", headers=headers).status_code == 404


@pytest.mark.browser
@pytest.mark.skipif(not SDK_BUILT, reason="make test-browser builds the SDK")
@pytest.mark.parametrize("browser", PROGRAMS)
def test_a_writer_sees_opens_applies_and_takes_back(service: Running, tmp_path: Path, browser: str) -> None:
    if not shutil.which(PROGRAMS[browser]):
        pytest.skip(f"no {PROGRAMS[browser]} here, which make test-browser installs")
    script = Path(__file__).with_name("playground_flow.mjs")
    url = f"http://localhost:{urlsplit(service.url).port}/"
    done = subprocess.run(
        ["node", str(script), url, str(tmp_path), browser],
        cwd=ROOT / "sdk",
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    seen = json.loads(done.stdout)
    assert seen["alerts"] >= 1
    assert "recieved" in seen["popover"]
    assert seen["applied"] == "We received your letter."
    assert seen["said"] == "“recieved” is now “received”."
    assert seen["undone"] == "We recieved your letter."
    assert seen["saidThen"] == ""
    assert seen["errors"] == []
